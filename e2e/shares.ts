import type { Page } from '@playwright/test';

/**
 * Has a page note what it hands to the system's window for sharing, which no test can press.
 * @param page before it is opened
 * @returns a function that reads what was handed over so far
 */
export async function noteShares(page: Page) {
  await page.addInitScript(() => {
    const shares: ShareData[] = [];
    Object.assign(window, { shares });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shares.push(data),
    });
  });
  return () => page.evaluate(() => (window as unknown as { shares: ShareData[] }).shares);
}
