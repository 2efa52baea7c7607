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

export const FAULTS = ['fails', 'hangs'] as const;

/** Has a script of a page never arrive: at once, or without ever an answer. The page is to say so in its console. */
export async function withhold(page: Page, pattern: string | RegExp, fault: (typeof FAULTS)[number]) {
  await page.route(pattern, (route) => (fault === 'fails' ? route.abort() : undefined));
}
/** What the browser and Astro write to the console of a script that never arrived. */
export const SCRIPT_LOST = [/Failed to load resource/, /Error hydrating/];
