import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DIST, expect, HIDDEN, PAGES, test } from './fixture.ts';

/** What a page may cost, in kB (1,000 bytes) as they are sent, except for counts. */
interface Budget {
  html: number;
  firstScript: number;
  firstPictures: number;
  first: number;
  whole: number;
  firstRequests: number;
  nodes: number;
}
const HOME: Budget = {
  ...{ html: 30, firstScript: 92, firstPictures: 40, first: 185, whole: 415, firstRequests: 22, nodes: 1800 },
};
const LISTING: Budget = {
  ...{ html: 34, firstScript: 92, firstPictures: 50, first: 195, whole: 505, firstRequests: 24, nodes: 2200 },
};
const READING: Budget = {
  ...{ html: 24, firstScript: 5, firstPictures: 30, first: 92, whole: 285, firstRequests: 14, nodes: 1200 },
};
const FONTS = 32;
const SCRIPT_BEFORE_ISLANDS = 5;

const listings = [
  ...['/eastafricatraveldestinations', '/eastafricatravelpackages', '/ugandacarhire', '/ugandatravelblog'],
];
const budgetOf = (page: string) => (page === '/' ? HOME : listings.includes(page) ? LISTING : READING);

type Kind = 'script' | 'picture' | 'font' | 'other';
interface Load {
  kind: Kind;
  bytes: number;
}

const kindOf = (url: string, type: string): Kind => {
  if (type === 'script' || url.endsWith('.js')) return 'script';
  if (type === 'image') return 'picture';
  return type === 'font' ? 'font' : 'other';
};

/** Notes every answer with its bytes on the wire, headers left out. */
function watch(page: Page): { settled: () => Promise<Load[]> } {
  const loads: Promise<Load>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kindOf(request.url(), request.resourceType());
    // The tab's icon is the browser's wish, not the page's.
    if (/favicon|icon-\d+/.test(request.url())) return;
    loads.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  return { settled: () => Promise.all(loads) };
}

const kilobytes = (loads: Load[], kind?: Kind) =>
  loads.filter((load) => !kind || load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Scrolls to the end by half a window at a time, as fast as the network lets go. */
async function readToTheEnd(page: Page) {
  const isAtEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const path of PAGES.filter((page) => page !== '/404')) {
  test(`${path} keeps to its budget on a phone`, async ({ page }) => {
    const budget = budgetOf(path);
    const traffic = watch(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const first = await traffic.settled();
    expect
      .soft(kilobytes(first, 'script'), 'script in the first view, kB')
      .toBeLessThanOrEqual(budget.firstScript);
    expect
      .soft(kilobytes(first, 'picture'), 'pictures in the first view, kB')
      .toBeLessThanOrEqual(budget.firstPictures);
    expect.soft(kilobytes(first, 'font'), 'fonts, kB').toBeLessThanOrEqual(FONTS);
    expect.soft(kilobytes(first), 'first view, kB').toBeLessThanOrEqual(budget.first);
    expect.soft(first.length, 'requests in the first view').toBeLessThanOrEqual(budget.firstRequests);

    await readToTheEnd(page);
    expect.soft(kilobytes(await traffic.settled()), 'whole page, kB').toBeLessThanOrEqual(budget.whole);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    expect.soft(nodes, 'elements').toBeLessThanOrEqual(budget.nodes);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect
      .soft(
        shifts.reduce((sum, value) => sum + value, 0),
        'layout shift',
      )
      .toBeLessThan(0.0005);
  });
}

for (const page of PAGES.filter((name) => !HIDDEN.includes(name))) {
  test(`${page} asks for nothing that blocks its first paint`, async () => {
    const html = readFileSync(path.join(DIST, page === '/' ? 'index.html' : `${page}.html`));
    const text = html.toString();
    expect(brotliCompressSync(html).length / 1000, 'HTML with its styles, kB').toBeLessThanOrEqual(
      budgetOf(page).html,
    );
    expect(text).not.toMatch(/<link[^>]+rel="stylesheet"/);
    const blocking = [
      ...text.matchAll(/<script(?![^>]*\btype="(?:module|application\/ld\+json)")[^>]*\bsrc=/g),
    ];
    expect(blocking.map(([tag]) => tag)).toEqual([]);
    const modules = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src ?? '');
    const bytes = modules.reduce(
      (sum, src) => sum + brotliCompressSync(readFileSync(path.join(DIST, src))).length,
      0,
    );
    expect(bytes / 1000, 'script before anything hydrates, kB').toBeLessThanOrEqual(SCRIPT_BEFORE_ISLANDS);
  });
}
