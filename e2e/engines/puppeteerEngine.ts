import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { isBrowsersOwn } from '../complaints.ts';
import { PATIENCE_MS, type Engine, type Start, type Tab } from './tab.ts';

const SETTINGS = {
  firefox: { preferences: { 'dom.w3c_touch_events.enabled': 1 }, args: [] },
  chrome: { preferences: {}, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
} as const;

function tabOf(page: Page): Tab {
  return {
    touches: true,
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (script, ...args) => page.evaluate(script as never, ...([...args] as never[])),
    press: (x, y) => page.mouse.click(x, y),
    drag: async (from, to) => {
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      for (let step = 1; step <= 6; step++) {
        await touch.move(from.x + ((to.x - from.x) * step) / 6, from.y + ((to.y - from.y) * step) / 6);
        // One move a frame, as a finger does; more would reach the page as one. A tab that is not painted has no frames,
        // and the wait for one ends with the protocol's patience.
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch.end();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name as KeyInput),
    resize: (width, height) => page.setViewport({ width, height, hasTouch: true }),
    back: async () => void (await page.goBack()),
    close: () => page.close(),
  };
}

/** Starts Firefox or Chromium, both through WebDriver BiDi. */
export async function startPuppeteer(
  browser: keyof typeof SETTINGS,
  { program, script }: Start,
): Promise<Engine> {
  const { preferences, args } = SETTINGS[browser];
  const started = await puppeteer.launch({
    browser,
    protocol: 'webDriverBiDi',
    executablePath: program,
    headless: true,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    args: [...args, ...(script ? [] : ['--blink-settings=scriptEnabled=false'])],
    extraPrefsFirefox: { ...preferences, 'javascript.enabled': script },
  });
  const complaints: string[] = [];
  return {
    complaints,
    tab: async () => {
      const page = await started.newPage();
      page.on('pageerror', (error) => {
        if (!isBrowsersOwn(String(error))) complaints.push(String(error));
      });
      return tabOf(page);
    },
    stop: async () => {
      const process = started.process();
      try {
        await started.close();
      } finally {
        process?.kill('SIGKILL');
      }
    },
  };
}
