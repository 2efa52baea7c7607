import type { Browser } from '@playwright/test';
import { pass, withPhone } from './phone.ts';

/** How long a page at rest is watched, in ms: less than a scene of the hero stands. */
const REST_MS = 2500;
/** How long a scene of the hero, or the last of the sections that are laid out when idle, is waited for, in ms. */
const SCENE_MS = 15_000;
/** Sections follow each other faster than this, in ms. */
const PAUSE_MS = 500;

/** What a page at rest does in a second: layouts, style recalculations, and ms of the main thread. */
export interface Rest {
  layouts: number;
  styles: number;
  busy: number;
}

/** Opens an address on a phone that is not slowed down, and watches it while nobody touches it. */
export const measureRest = (browser: Browser, url: string): Promise<Rest> =>
  withPhone(browser, {}, async (page, session) => {
    await session.send('Performance.enable');
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return new Map(metrics.map(({ name, value }) => [name, value]));
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    // Home: from the moment a scene has arrived.
    await page.evaluate(
      (longest) =>
        new Promise((resolve) => {
          if (!document.querySelector('.hero')) resolve(undefined);
          addEventListener('transitionend', ({ target }) => {
            if (target instanceof Element && target.matches('.hero .swiper-wrapper')) resolve(undefined);
          });
          setTimeout(resolve, longest);
        }),
      SCENE_MS,
    );
    await pass(page, 300);
    // Sections are still laid out, one after the other; a number that changes every second is no section.
    const laidOut = async () => (await read()).get('LayoutCount') ?? 0;
    let layouts = await laidOut();
    for (let waited = 0; waited < SCENE_MS; waited += PAUSE_MS) {
      await pass(page, PAUSE_MS);
      const now = await laidOut();
      if (now - layouts <= 1) break;
      layouts = now;
    }
    const before = await read();
    await pass(page, REST_MS);
    const after = await read();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    const seconds = grown('Timestamp');
    return {
      layouts: grown('LayoutCount') / seconds,
      styles: grown('RecalcStyleCount') / seconds,
      busy: (grown('TaskDuration') * 1000) / seconds,
    };
  });
