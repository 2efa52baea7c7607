/**
 * How fast pages paint on a phone beside a floor page in the same run, and what they do while nobody touches them:
 * `npm run bench:pages`.
 *
 *   -- /ugandacarhire /about    measures those addresses
 *
 * The floor is 1 KB of HTML and one picture of 20 KB; no page can paint faster on this machine, so that its noise
 * cancels out of the ratios.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../.toolchain/chromium.mjs';
import { createServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings/settings.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const ROUNDS = 5;
const PICTURE = 20_000;
/** A slow 4G line and a phone's processor, as the field's tools throttle them. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU = 4;
const PAGES = [
  '/',
  '/eastafricatraveldestinations',
  '/ugandacarhire',
  '/serengetimigrationsafari',
  '/ugandan8places',
];

/** How long a page at rest is watched, in ms: less than a scene of the hero stands. */
const REST_MS = 2500;

interface Paints {
  fcp: number;
  lcp: number;
  blocked: number;
}

/** The floor page and its picture, next to the built site: noise, so that its bytes cannot shrink. */
async function writeFloor(folder: string) {
  const side = 150;
  const noise = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104729) % 256),
  );
  let quality = 95;
  let picture = Buffer.alloc(PICTURE + 1);
  for (; picture.length > PICTURE && quality > 1; quality -= 3) {
    picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
      .avif({ quality, effort: 0 })
      .toBuffer();
  }
  const words = '<p>The floor of this machine.</p>'.repeat(20);
  const image = '<img src="/floor.avif" width="380" height="285" alt="" fetchpriority="high">';
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
  await writeFile(path.join(folder, 'floor.avif'), picture);
  await writeFile(path.join(folder, 'floor.html'), `${head}<body>${image}${words}</body></html>`);
}

/** Opens an address with a cold cache on the slow line, and gives its first and its largest paint and its blocked time in ms. */
async function measure(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
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
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await context.close();
  return paints;
}

/** What a page at rest does in a second: layouts, style recalculations, and ms of the main thread, not slowed down. */
async function measureRest(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const pass = (ms: number) =>
    page.evaluate((span) => new Promise((resolve) => setTimeout(resolve, span)), ms);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Home: from the moment a scene has arrived.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if (!document.querySelector('.hero')) resolve(undefined);
        addEventListener('transitionend', ({ target }) => {
          if (target instanceof Element && target.matches('.hero .swiper-wrapper')) resolve(undefined);
        });
      }),
  );
  await pass(300);
  const before = await read();
  await pass(REST_MS);
  const after = await read();
  await context.close();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const seconds = grown('Timestamp');
  return {
    layouts: grown('LayoutCount') / seconds,
    styles: grown('RecalcStyleCount') / seconds,
    busy: (grown('TaskDuration') * 1000) / seconds,
  };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-pages-'));
await cp(DIST, path.join(folder, 'dist'), { recursive: true });
await writeFloor(path.join(folder, 'dist'));
const settings = {
  ...readSettings({}),
  port: 0,
  distDir: path.join(folder, 'dist'),
  outboxDir: path.join(folder, 'outbox'),
};
const server = await createServer(settings, { log: () => undefined });
const port = await server.listen();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const asked = process.argv.slice(2).filter((arg) => arg.startsWith('/'));
const addresses = ['/floor', ...(asked.length > 0 ? asked : PAGES)];
const found = new Map<string, Paints[]>(addresses.map((address) => [address, []]));
// Round by round, so that a slow minute of the machine falls on all of them.
for (let round = 0; round < ROUNDS; round++) {
  for (const address of addresses)
    found.get(address)?.push(await measure(browser, `http://localhost:${port}${address}`));
}
const rests = new Map<string, Awaited<ReturnType<typeof measureRest>>>();
for (const address of addresses.slice(1))
  rests.set(address, await measureRest(browser, `http://localhost:${port}${address}`));
await browser.close();
await server.close();
await rm(folder, { recursive: true, force: true });

const medians = (address: string): Paints => {
  const runs = found.get(address) ?? [];
  return {
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    blocked: median(runs.map(({ blocked }) => blocked)),
  };
};
const floor = medians('/floor');
console.log(
  `${ROUNDS} rounds, slow 4G, processor ${CPU} times slower; the floor page paints after ${Math.round(floor.fcp)} ms, its picture after ${Math.round(floor.lcp)} ms`,
);
for (const address of addresses.slice(1)) {
  const { fcp, lcp, blocked } = medians(address);
  const part = (name: 'fcp' | 'lcp', value: number) =>
    `${name.toUpperCase()} ${(value / floor[name]).toFixed(2)} x floor`;
  console.log(`${address}: ${part('fcp', fcp)}, ${part('lcp', lcp)}, blocked ${Math.round(blocked)} ms`);
  const { layouts, styles, busy } = rests.get(address)!;
  console.log(
    `  at rest, a second: ${layouts.toFixed(1)} layouts, ${styles.toFixed(1)} style recalculations, ${busy.toFixed(1)} ms of main thread`,
  );
}
