import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readSite } from '../src/check/built/readSite.ts';
import { readContent } from '../src/check/checkContent.ts';
import { builtElements } from './builtPage.ts';
import { DIST, expect, HIDDEN, ORIGIN, PAGES, SITE, test } from './agency.ts';

/** What the head of a page says of it by a name, `<meta>` alone. */
function metaOf(elements: ReturnType<typeof builtElements>, name: string): string[] {
  return elements
    .filter(
      ({ tag, attributes }) => tag === 'meta' && (attributes['name'] ?? attributes['property']) === name,
    )
    .map(({ attributes }) => attributes['content'] ?? '');
}

for (const address of PAGES) {
  test(`${address} has its head, one heading and a share picture`, async () => {
    const elements = builtElements(address, DIST);
    const all = (name: string) => elements.filter(({ tag }) => tag === name);
    const meta = (name: string) => metaOf(elements, name);
    expect(all('h1')).toHaveLength(1);
    // A drawing has titles of its own.
    const title = all('title')[0]?.text ?? '';
    const brand = address === '/' ? `${SITE.name} - ` : ` - ${SITE.shortName}`;
    expect(address === '/' ? title.startsWith(brand) : title.endsWith(brand), title).toBe(true);
    expect(title.length, title).toBeGreaterThan(brand.length + 3);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(all('html')[0]?.attributes['lang']).toBe(SITE.locale.replace('_', '-'));

    expect(meta('description')).toEqual([expect.stringMatching(/^.{120,160}$/)]);
    for (const name of [
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'twitter:title',
      'twitter:card',
    ]) {
      expect(meta(name), name).toEqual([expect.stringMatching(/.{5,}/)]);
    }
    expect(meta('og:locale')).toEqual([SITE.locale]);
    const hidden = HIDDEN.includes(address);
    expect(meta('robots')).toEqual([hidden ? 'noindex, follow' : 'index, follow, max-image-preview:large']);
    if (!hidden) {
      const canonical = all('link').filter(({ attributes }) => attributes['rel'] === 'canonical');
      expect(canonical.map(({ attributes }) => attributes['href'])).toEqual([`${ORIGIN}${address}`]);
    }
    for (const name of ['og:image', 'twitter:image']) {
      const [picture = ''] = meta(name);
      const file = path.join(DIST, new URL(picture).pathname);
      const { width, height } = await sharp(file).metadata();
      expect([width, height], `${name} in px`).toEqual([1200, 630]);
      expect(statSync(file).size, `${name} in bytes`).toBeLessThanOrEqual(120 * 1024);
    }
  });
}

test('every internal link and anchor leads somewhere', async () => {
  const { files } = await readSite(DIST);
  const home = 'http://inside.localhost';
  const pages = new Map(PAGES.map((address) => [address, builtElements(address, DIST)]));
  const ids = new Map<string, Set<string>>();
  for (const [address, elements] of pages) {
    const used = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    ids.set(address, new Set(used));
    expect.soft(used.length, `${address} uses an id twice`).toBe(ids.get(address)!.size);
  }
  let inside = 0;
  for (const [from, elements] of pages) {
    for (const { tag, attributes } of elements) {
      if (tag !== 'a' || attributes['href'] === undefined) continue;
      const to = new URL(attributes['href'], `${home}${from}`);
      if (to.origin !== home) continue;
      inside++;
      const at = decodeURIComponent(to.pathname);
      const anchor = decodeURIComponent(to.hash.slice(1));
      const leads = files.has(at) || (pages.has(at) && (!anchor || ids.get(at)!.has(anchor)));
      expect.soft(leads, `${from} -> ${to.pathname}${to.hash}`).toBe(true);
    }
  }
  expect(inside).toBeGreaterThan(300);
});

test('a browser that shows a guide by itself finds an icon where it looks for one', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.headers()['content-type']).toBe('image/x-icon');
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('the sitemap and robots.txt name every indexed page once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap-index.xml`);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = PAGES.filter((page) => !HIDDEN.includes(page)).map((page) =>
    page === '/' ? ORIGIN : `${ORIGIN}${page}`,
  );
  expect(listed.map((address) => address?.replace(/\/$/, '')).toSorted()).toEqual(expected.toSorted());
  // What an article says of itself; the other pages have the day of their files' last commit, where git knows it.
  const dated = PAGES.flatMap((address) => {
    const [day] = metaOf(builtElements(address, DIST), 'article:modified_time');
    return day ? [`<loc>${ORIGIN}${address}</loc><lastmod>${day}`] : [];
  });
  expect(dated.length).toBeGreaterThan(5);
  for (const line of dated) expect(sitemap).toContain(line);
});

test('the check before a build knows every page that the build makes', async () => {
  const { addresses } = await readContent(path.resolve(DIST, '..'));
  expect([...addresses.pages].toSorted()).toEqual(PAGES.filter((page) => page !== '/404'));
});
