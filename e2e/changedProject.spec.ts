import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ABOVE, BELOW, CANARY } from '../src/pictures/testing/camera.ts';
import {
  ALL_FIVE,
  changedProject,
  DROPPED,
  filesIn,
  KEPT,
  KEYS,
  LARGE,
  LIST_MOST,
  THUMBNAIL,
  TRIP,
} from './changedProject.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { markupFaults } from './markup.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

/** The most that one rendition of a photograph may weigh at the width that a phone shows, in bytes. */
const SHOWN_MAX = 60_000;
/** How far a colour may be off after two lossy savings, of 255: one read in the wrong profile is off by 13 or more. */
const COLOUR_OFF = 8;
const RASTER = /\.(?:png|jpe?g|webp|avif)$/;
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;
const LEADS = /\.(?:html|css|js|json|xml|txt|webmanifest)$/;
const ORIGIN = 'http://photographs.localhost';

// One build for all: what an agency changes is changed at once, and what is built is looked at from all sides.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: ORIGIN });

let folder = '';
let printed = '';
let originals: ReadonlyMap<string, Buffer> = new Map();
const inDist = (name: string) => path.join(folder, 'dist', name);
/** Every file that is published, from dist/. */
const published = () => filesIn(inDist(''));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ folder, originals } = await changedProject());
  const { status, stderr, stdout } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  printed = stdout;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build keeps what an open page of the last site may still run, and no picture', () => {
  const isThere = (name: string) => existsSync(inDist(`_astro/${name}`));
  expect(KEPT.filter((name) => !isThere(name))).toEqual([]);
  expect(DROPPED.filter(isThere)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
});

test('a build writes what hosts need beside the pages', () => {
  expect(readdirSync(inDist(''))).toEqual(
    expect.arrayContaining([
      ...['_headers', '_headers.nginx', '_headers.caddy', '.nojekyll'],
      ...['index.html.br', 'index.html.gz', 'sitemap-0.xml.br'],
    ]),
  );
});

test('a build has the keys of the e-mail provider, in any file that Astro reads, in the policy of the pages too', () => {
  expect(printed).toContain('Forms send to EmailJS at https://api.emailjs.com');
  const page = readFileSync(inDist('index.html'), 'utf8');
  expect(page).toContain("connect-src 'self' https://api.emailjs.com");
  expect(page).toContain('action="https://api.emailjs.com/');
  for (const key of KEYS.slice(0, 3)) expect(page).toContain(`my-${key}&quot;`);
  expect(readFileSync(inDist('_headers'), 'utf8')).toContain("connect-src 'self' https://api.emailjs.com");
});

/** Answers the page's requests from the built folder. */
async function open(page: Page, at: string) {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = inDist(pathname === '/' ? 'index.html' : pathname);
    await route.fulfill({ path: existsSync(file) ? file : `${file}.html` });
  });
  await page.goto(at);
}

/** The renditions that a `srcset` names, by their width in px. */
const renditions = (srcset: string) =>
  new Map(
    srcset
      .split(', ')
      .map((entry) => entry.split(' '))
      .map(([url = '', w = '']) => [parseInt(w), url]),
  );

test('a photograph wins over the artwork and is sent as AVIF and WebP in several widths', async ({
  page,
}) => {
  await open(page, `${ROUTES.destinations}#${LARGE}`);
  const main = page.locator(`#${LARGE} .main`);
  const avif = renditions((await main.locator('source[type="image/avif"]').getAttribute('srcset')) ?? '');
  const webp = renditions((await main.locator('img').getAttribute('srcset')) ?? '');
  expect([...avif.keys()]).toEqual([360, 640, 960, 1280, 1920]);
  expect([...webp.keys()]).toEqual([...avif.keys()]);
  for (const [set, format] of [
    [avif, 'heif'],
    [webp, 'webp'],
  ] as const) {
    for (const [width, url] of set) {
      expect(await sharp(inDist(url)).metadata()).toMatchObject({ format, width, height: (width * 3) / 4 });
    }
  }
  expect(statSync(inDist(avif.get(640)!)).size).toBeLessThanOrEqual(SHOWN_MAX);
});

test('no published file holds anything that a camera or a program noted', async () => {
  const told: string[] = [];
  for (const file of published()) {
    const bytes = readFileSync(inDist(file));
    // What a build keeps of the last ones is none of its own.
    if (KEPT.includes(path.basename(file))) continue;
    if (bytes.includes(CANARY)) told.push(`${file}: ${CANARY}`);
    if (!RASTER.test(file)) continue;
    const { exif, xmp, iptc, icc, comments, orientation } = await sharp(bytes).metadata();
    for (const [kind, value] of Object.entries({ exif, xmp, iptc, icc, comments, orientation })) {
      if (value !== undefined) told.push(`${file}: ${kind}`);
    }
    for (const mark of ['Exif\0\0', 'Photoshop', 'xmpmeta', 'ICC_PROFILE']) {
      if (bytes.includes(mark)) told.push(`${file}: ${mark}`);
    }
  }
  expect(told).toEqual([]);
});

test('no photograph is published as it came, under any name', () => {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const taken = new Map([...originals].map(([file, bytes]) => [digest(bytes), file]));
  const leaked = published().flatMap((file) => taken.get(digest(readFileSync(inDist(file)))) ?? []);
  expect(leaked).toEqual([]);
});

test('no picture is published that nothing on the site leads to', () => {
  const text = published()
    .filter((file) => LEADS.test(file))
    .map((file) => readFileSync(inDist(file), 'utf8'))
    .join('\n');
  const pictures = published().filter((file) => PICTURE.test(file));
  expect(pictures.length).toBeGreaterThan(originals.size);
  expect(pictures.filter((file) => !text.includes(path.basename(file)))).toEqual([]);
});

test('every rendition is turned upright and keeps its colours, from the logo to the share pictures', async () => {
  const wrong: string[] = [];
  const look = async (file: string, [x, y]: readonly [number, number], colour: readonly number[]) => {
    const image = sharp(inDist(file));
    const { width, height } = await image.metadata();
    const spot = { left: Math.floor(width * x), top: Math.floor(height * y), width: 1, height: 1 };
    const [...pixel] = await image.extract(spot).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const off = Math.max(...colour.map((value, at) => Math.abs(value - pixel[at]!)));
    if (off > COLOUR_OFF) wrong.push(`${file} at ${x}, ${y}: ${pixel.join()} and not ${colour.join()}`);
  };
  const shown = published().filter((file) => RASTER.test(file) && file.startsWith('_astro'));
  // The fixture has a photograph of its own, which no camera turned.
  const others = [`${LARGE}-1.`, 'photograph.'];
  const small = shown.filter((file) => !others.some((name) => path.basename(file).startsWith(name)));
  const icons = [32, 180, 192, 512].map((edge) => `icon-${edge}.png`);
  expect(small.length).toBeGreaterThan(originals.size);
  for (const file of small) {
    const { width, height } = await sharp(inDist(file)).metadata();
    expect(width, file).toBeGreaterThan(height);
  }
  // At the foot of a share picture stand logo and price.
  const shared = `og/${TRIP}.jpg`;
  for (const file of [...small, shared, ...icons]) {
    await look(file, [0.95, 0.08], ABOVE);
    await look(file, [0.95, file === shared ? 0.72 : 0.92], BELOW);
  }
  expect(wrong).toEqual([]);
});

test('an icon that is a photograph is named as a PNG alone', () => {
  const html = readFileSync(inDist('index.html'), 'utf8');
  const types = [...html.matchAll(/<link rel="icon"[^>]*type="([^"]+)"/g)].map(([, type]) => type);
  expect(types).toEqual(['image/png']);
});

test('pages are valid HTML with photographs, too', async () => {
  const faults: string[] = [];
  for (const file of published().filter((name) => name.endsWith('.html'))) {
    faults.push(...(await markupFaults(inDist(file))).map((fault) => `${file}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

for (const [window, width] of [
  ['wide', 1440],
  ['tall', 390],
] as const) {
  test(`the hero shows its ${window} photographs in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const images = page.locator('.hero .scene img');
    const sources = await images.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.currentSrc;
        }),
      ),
    );
    const kinds = sources.slice(0, 3).map((source) => path.extname(source));
    expect(kinds).toEqual(window === 'wide' ? ['.avif', '.avif', '.svg'] : ['.avif', '.svg', '.avif']);
    expect(path.basename(sources[0]!)).toMatch(new RegExp(`^ferry-${window}\\.`));
    // Painted across the hero's height, a photograph is wider than a phone: the widest rendition is the right one.
    const { pathname } = new URL(sources[0]!);
    expect((await sharp(inDist(pathname)).metadata()).width).toBe(600);
    expect(await images.first().evaluate(({ clientWidth }) => clientWidth)).toBe(width);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first scene of the hero is asked for at once, as a photograph too', async ({ page }) => {
    await open(page, '/');
    const attributes = (at: number) =>
      page
        .locator('.hero .scene img')
        .nth(at)
        .evaluate(({ attributes: all }) =>
          Object.fromEntries([...all].map(({ name, value }) => [name, value])),
        );
    expect(await attributes(0)).toMatchObject({ loading: 'eager', fetchpriority: 'high', decoding: 'sync' });
    expect(await attributes(2)).toMatchObject({
      loading: 'lazy',
      decoding: 'async',
      width: '600',
      height: '450',
    });
    expect(await attributes(2)).not.toHaveProperty('fetchpriority');
  });

  test('a thumbnail leads to a large rendition of its photograph', async ({ page }) => {
    await open(page, ROUTES.destinations);
    const links = await page.locator(`#${ALL_FIVE} li a`).all();
    expect(links.length).toBe(4);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(await sharp(inDist(href)).metadata()).toMatchObject({ format: 'webp', width: 600, height: 450 });
    }
  });
});

test('a thumbnail that is a photograph is fetched for the large frame, beside a drawing too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${ROUTES.destinations}#${THUMBNAIL}`);
  const slide = page.locator(`#${THUMBNAIL}`);
  await expect(slide.locator('.main img')).toHaveAttribute('src', /\.svg$/);
  await expect(slide.locator('[data-hydrated]')).toBeAttached();
  await slide.locator('li a').first().click();
  const image = slide.locator('.main img');
  await expect(image).toHaveAttribute('src', /\.webp$/);
  const { pathname } = new URL(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc));
  expect((await sharp(inDist(pathname)).metadata()).width).toBe(600);
});

/** The trips that a country and a top price leave, in the order of their list. */
const tripsOf = (country?: string, max = Infinity) =>
  TRIPS.filter((trip) => (!country || trip.country === country) && trip.price <= max);

test('a list that is too long for a page goes on on others: each trip once, none of them called the same', () => {
  const paths = ['', '-2'].map((part) => `${ROUTES.packages}${part}`);
  const pages = paths.map((route) => readFileSync(inDist(`${route}.html`), 'utf8'));
  expect(TRIPS.length).toBeLessThanOrEqual(2 * LIST_MOST);
  const headings = pages.map((html) =>
    [...html.matchAll(/<h3[^>]*><a href="\/(\w+)"/g)].map(([, id]) => id ?? ''),
  );
  expect(headings).toEqual(
    [0, 1].map((at) => TRIPS.slice(at * LIST_MOST, (at + 1) * LIST_MOST).map(({ id }) => id)),
  );
  const valuesOf = (pattern: RegExp) => pages.map((html) => pattern.exec(html)?.[1]);
  expect(new Set(valuesOf(/<title>([^<]*)/)).size).toBe(2);
  expect(valuesOf(/<link rel="canonical" href="([^"]*)"/).map((url) => new URL(url!).pathname)).toEqual(
    paths,
  );
  expect([
    valuesOf(/<link rel="next" href="([^"]*)"/)[0],
    valuesOf(/<link rel="prev" href="([^"]*)"/)[1],
  ]).toEqual([paths[1], paths[0]]);
  const sitemap = readFileSync(inDist('sitemap-0.xml'), 'utf8');
  expect(paths.filter((route) => !sitemap.includes(`${route}</loc>`))).toEqual([]);
  // What filters lead to stands in the whole list too.
  expect(sitemap).not.toContain(`${ROUTES.packages}-uganda`);
  expect(readFileSync(inDist(`${ROUTES.packages}-uganda.html`), 'utf8')).toContain(
    'content="noindex, follow"',
  );
});

test('pages and filters of such a list lead to its other pages, and count the whole list', async ({
  page,
}) => {
  const titles = page.locator('.listed > li:visible h3');
  const button = (name: string) => page.locator('[data-list]').getByRole('button', { name, exact: true });
  const shows = async (route: string, count: string, trips: readonly { heading: string }[]) => {
    await expect.poll(() => new URL(page.url()).pathname).toBe(ROUTES.packages + route);
    await page.locator('[data-list]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-list] > div > [role="status"]')).toHaveText(count);
    await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
    await expect
      .poll(async () => (await titles.allTextContents()).map((title) => title.trim()))
      .toEqual(trips.map(({ heading }) => heading));
  };
  const all = TRIPS.length;
  await open(page, ROUTES.packages);
  await shows('', `${all} packages: 1 to ${LIST_MOST}`, TRIPS.slice(0, LIST_MOST));
  await button('Next page').click();
  await shows('-2', `${all} packages: ${LIST_MOST + 1} to ${all}`, TRIPS.slice(LIST_MOST));
  // A country keeps the page as far as it has one.
  await button('Uganda').click();
  await shows('-uganda', `${tripsOf('uganda').length} packages`, tripsOf('uganda'));
  await expect(button('Uganda')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await shows('-2', `${all} packages: ${LIST_MOST + 1} to ${all}`, TRIPS.slice(LIST_MOST));
  // Addresses with filters that somebody shared go on to work.
  await page.goto(`${ROUTES.packages}?country=uganda&max=700`);
  await shows('-uganda-to700', `${tripsOf('uganda', 700).length} packages`, tripsOf('uganda', 700));
  await page.goto(`${ROUTES.packages}?page=2`);
  await shows('-2', `${all} packages: ${LIST_MOST + 1} to ${all}`, TRIPS.slice(LIST_MOST));
});

test('a build after changed content does without Vite, makes one guide anew for a word, and gives the same as a whole build', () => {
  test.setTimeout(180_000);
  const inCache = (name: string) => path.join(folder, '.cache', name);
  const build = () =>
    expect(
      spawnSync(process.execPath, ['.toolchain/build.mjs'], { cwd: folder, encoding: 'utf8' }),
    ).toMatchObject({ status: 0, stderr: '' });
  const digests = () =>
    published().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(inDist(file)))
        .digest('hex'),
    ]);
  const isNew = (kind: string, known: readonly string[]) =>
    readdirSync(inCache(kind)).filter((name) => !known.includes(name));
  const [guides, shared] = [readdirSync(inCache('guides')), readdirSync(inCache('og'))];
  const bundle = readFileSync(inCache('bundle/last'));
  const hasRested = () => readFileSync(inCache('bundle/last')).equals(bundle);
  const edit = (file: string, change: (text: string) => string) => {
    const whole = path.join(folder, 'content', file);
    writeFileSync(whole, change(readFileSync(whole, 'utf8')));
  };
  const pageOf = (id: string) => readFileSync(inDist(`${id}.html`), 'utf8');

  const place = PLACES.at(-1)!.id;
  edit(`places/${place}.md`, (text) => `${text.trimEnd()}\n\nHippopotamus.\n`);
  build();
  expect(hasRested(), 'Vite had work').toBe(true);
  expect(pageOf(place)).toContain('Hippopotamus.');
  expect([isNew('guides', guides), isNew('og', shared)]).toEqual([[expect.any(String)], []]);

  // What stands on many pages, a relation and one file more are read when pages are made, too.
  const [first, last] = [TRIPS[0]!.id, TRIPS.at(-1)!.id];
  const before = pageOf(last);
  edit('fees/forest-permit.json', (text) => text.replace(/"amount": *800/, '"amount": 8315'));
  edit('relations/trips.json', (text) => {
    const trips = JSON.parse(text) as Record<string, { trips: string[] }>;
    trips[last]!.trips.push(first);
    return JSON.stringify(trips);
  });
  const reviews = path.join(folder, 'content/reviews');
  copyFileSync(path.join(reviews, readdirSync(reviews)[0]!), path.join(reviews, 'another.md'));
  edit('reviews/another.md', (text) => text.replace(/^order: .*$/m, 'order: 99'));
  build();
  expect(hasRested(), 'Vite had work').toBe(true);
  expect(TRIPS.some(({ id }) => pageOf(id).includes('8,315'))).toBe(true);
  expect(pageOf(last)).not.toBe(before);

  const short = digests();
  rmSync(inCache('bundle'), { recursive: true });
  rmSync(path.join(folder, 'node_modules/.astro/data-store.json'));
  build();
  expect(existsSync(inCache('bundle/last'))).toBe(true);
  expect(digests()).toEqual(short);
});
