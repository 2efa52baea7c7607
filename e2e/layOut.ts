import type { Page } from '@playwright/test';

/**
 * Lays out at once what a page would lay out when it comes near: what is not laid out yet has a guessed height, and its
 * parts no place of their own.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.classList.remove('later'));

/** By how many px a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Frames in a row in which nothing has scrolled: a smooth scroll begins a frame or two after it was asked for. */
const STILL_FRAMES = 5;

/**
 * Waits until a page has stopped scrolling: on its way to a message, what stands beneath the header is covered for a
 * moment.
 */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(
    (needed) =>
      new Promise<void>((resolve) => {
        let last = NaN;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < needed) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STILL_FRAMES,
  );
