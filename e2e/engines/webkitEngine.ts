import { type ChildProcess, spawn } from 'node:child_process';
import WebDriver, { type Client } from 'webdriver';
import { freePort } from '../../src/server/testing/freePort.ts';
import { KEYS, PATIENCE_MS, type Engine, type Point, type Start, type Tab } from './tab.ts';

/** Waits until the driver answers; a driver that has ended never will. */
async function answers(port: number, driver: ChildProcess): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (driver.exitCode === null && !patience.aborted) {
    const asked = fetch(`http://127.0.0.1:${port}/status`, { signal: patience });
    if ((await asked.catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    patience.aborted ? 'WebKitWebDriver does not answer.' : `WebKitWebDriver ended with ${driver.exitCode}.`,
  );
}

const move = ({ x, y }: Point, duration = 0) =>
  ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const;
const DOWN = { type: 'pointerDown', button: 0 } as const;
const UP = { type: 'pointerUp', button: 0 } as const;

function tabOf(session: Client): Tab {
  const point = (...actions: object[]) =>
    session.performActions([
      { type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions },
    ]);
  const keys = (text: string) =>
    session.performActions([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  const run = (script: (...args: never) => unknown, ...args: readonly unknown[]) =>
    session.executeScript(`return (${String(script)}).apply(undefined, arguments)`, [...args] as object[]);
  return {
    touches: false,
    open: async (address) => void (await session.navigateTo(address)),
    run: (script, ...args) => run(script, ...args),
    press: (x, y) => point(move({ x, y }), DOWN, UP),
    drag: (from, to) => {
      const step = (share: number) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      const steps = [1, 2, 3, 4, 5, 6].map((number) => move(step(number / 6), 40));
      return point(move(from), DOWN, ...steps, UP);
    },
    type: keys,
    key: (name) => keys(KEYS[name]),
    resize: async (width, height) => {
      const edges = (await run(() => [outerWidth - innerWidth, outerHeight - innerHeight])) as number[];
      await session.setWindowRect(null, null, width + (edges[0] ?? 0), height + (edges[1] ?? 0));
    },
    back: () => session.back(),
    close: async () => void (await session.navigateTo('about:blank')),
  };
}

/** Begins a session, in which nothing is waited for longer than it can take. */
async function begin(port: number, driver: ChildProcess, script: boolean): Promise<Client> {
  await answers(port, driver);
  return WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    // The driver gives up first, and says at what.
    connectionRetryTimeout: 1.5 * PATIENCE_MS,
    connectionRetryCount: 0,
    capabilities: {
      timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        args: ['--automation', ...(script ? [] : ['--enable-javascript=false'])],
      },
    } as object,
  });
}

/** Whether this machine draws windows somewhere; else xvfb-run does. */
export const hasDisplay = () => Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/**
 * Starts WebKitGTK by its driver, in a display of its own where there is none. It has one tab, and draws on no
 * screen that would take a finger: a drag is the pointer's.
 */
export async function startWebkit({ program, script }: Start): Promise<Engine> {
  const port = await freePort();
  const command = [program, `--port=${port}`];
  const [first = '', ...rest] = hasDisplay()
    ? command
    : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', ...command];
  const driver = spawn(first, rest, { stdio: 'ignore', detached: true });
  const end = () => driver.pid && process.kill(-driver.pid);
  const session = await begin(port, driver, script).catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    complaints: [],
    tab: () => Promise.resolve(tabOf(session)),
    stop: async () => {
      try {
        await session.deleteSession();
      } finally {
        end();
      }
    },
  };
}
