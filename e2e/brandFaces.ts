import type { Page } from '@playwright/test';

/** The brand's faces that the page is set in. */
export const brandFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => / cut"?$/.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

/** When the page asked for each font file, in ms after its first paint, and what came over the line for it. */
export const askedFor = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fonts
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime, transferSize }) => ({ after: startTime - paint, transferSize }));
  });
