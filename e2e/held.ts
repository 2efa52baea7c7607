import type { Page, Route } from '@playwright/test';

/**
 * Holds back whatever a page asks for at addresses of a pattern, as a slow line does.
 * @param page before it is opened
 * @returns how many requests are held, and a function that lets them and all later ones through
 */
export async function hold(page: Page, pattern: string | RegExp) {
  const held = { requests: 0, release: () => {} };
  const released = new Promise<void>((resolve) => (held.release = resolve));
  await page.route(pattern, async (route: Route) => {
    held.requests++;
    await released;
    await route.continue();
  });
  return held;
}

/** Holds back every script that a page asks for. */
export const holdScripts = (page: Page) => hold(page, /_astro\/.*\.js$/);

/** Has the frames of a page come one at a time, when they are asked for, and its timers never, from its opening on. */
export async function holdFrames(page: Page) {
  await page.addInitScript(() => (window.setTimeout = (() => 0) as unknown as typeof setTimeout));
  await page.addInitScript(keepFrames);
  return framesOf(page);
}

/** Has the frames of an open page come one at a time from now on, when they are asked for. */
export async function holdFramesNow(page: Page) {
  await page.evaluate(keepFrames);
  return framesOf(page);
}

/** In the page. */
function keepFrames() {
  let waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  Object.assign(window, {
    nextFrame: () => {
      const due = waiting;
      waiting = [];
      for (const callback of due) callback(performance.now());
      return due.length;
    },
  });
}

/** `next` has the next frame come, and gives how many had waited for it. */
const framesOf = (page: Page) => ({
  next: () => page.evaluate(() => (window as unknown as { nextFrame: () => number }).nextFrame()),
});

export const FAULTS = ['fails', 'hangs'] as const;

/** Has a script of a page never arrive: at once, or without ever an answer. The page is to say so in its console. */
export async function withhold(page: Page, pattern: string | RegExp, fault: (typeof FAULTS)[number]) {
  await page.route(pattern, (route) => (fault === 'fails' ? route.abort() : undefined));
}
/** What the browser and Astro write to the console of a script that never arrived. */
export const SCRIPT_LOST = [/Failed to load resource/, /Error hydrating/];
