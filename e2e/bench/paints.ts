import type { Browser } from '@playwright/test';
import { withPhone } from './phone.ts';

/** First and largest paint, and the time of long tasks beyond 50 ms each, in ms. */
export interface Paints {
  fcp: number;
  lcp: number;
  blocked: number;
}

/** Opens an address on a slow line and a slow processor, and says when it painted. */
export const measurePaints = (browser: Browser, url: string): Promise<Paints> =>
  withPhone(browser, { line: true, processor: true }, async (page) => {
    await page.addInitScript(() => {
      const paints = { fcp: 0, lcp: 0, blocked: 0 };
      Object.assign(window, { paints });
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (paints.fcp = startTime));
      watch('largest-contentful-paint', ({ startTime }) => (paints.lcp = startTime));
      watch('longtask', ({ duration }) => (paints.blocked += duration - 50));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  });
