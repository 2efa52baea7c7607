import type { Page } from '@playwright/test';

/**
 * Lays out at once what a page would lay out when it comes near: what is not laid out yet has a guessed height, and its
 * parts no place of their own.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.classList.remove('later'));
