import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readHtml } from '../src/check/readHtml.ts';
import { DIST, expect, HIDDEN, KINDS, PAGES, test } from './fixture.ts';

const settings = JSON.parse(readFileSync(path.resolve(DIST, '../content/site.json'), 'utf8')) as {
  name: string;
  url: string;
};
const origin = process.env['SITE_URL'] ?? settings.url;

/** `/404` is a file, but as an address it is answered like any unknown one. */
const statusOf = (page: string) => (page === '/404' ? 404 : 200);

/** What the head of a built page says, as search engines and networks read it: without a browser. */
function readHead(page: string) {
  const html = readFileSync(path.join(DIST, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
  const tokens = readHtml(html);
  const title = tokens.findIndex((token) => token.kind === 'open' && token.tag === 'title');
  const tags = tokens.filter((token) => token.kind === 'open');
  const named = (tag: string) =>
    tags.filter((token) => token.tag === tag).map(({ attributes }) => attributes);
  const words = tokens[title + 1];
  return {
    title: words?.kind === 'text' ? words.text : '',
    headings: named('h1').length,
    language: named('html')[0]?.get('lang'),
    canonical: named('link')
      .filter((link) => link.get('rel') === 'canonical')
      .map((link) => link.get('href')),
    /** The contents of all elements of a name: one that is there twice is a fault, too. */
    meta: (name: string) =>
      named('meta')
        .filter((meta) => meta.get('name') === name || meta.get('property') === name)
        .map((meta) => meta.get('content') ?? ''),
  };
}

for (const page of PAGES) {
  test(`${page} has its head, one heading and a share picture`, async ({ request }) => {
    expect((await request.get(page)).status()).toBe(statusOf(page));
    const { title, headings, language, canonical, meta } = readHead(page);
    expect(headings, 'headings of the first level').toBe(1);
    expect(title).toMatch(new RegExp(`^${settings.name} - .+`));
    expect(language).toBe('en-UG');
    const description = meta('description');
    expect(description).toHaveLength(1);
    expect(description[0]?.length).toBeGreaterThanOrEqual(120);
    expect(description[0]?.length).toBeLessThanOrEqual(160);
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
    expect(meta('og:locale')).toEqual(['en_UG']);
    const hidden = HIDDEN.includes(page);
    expect(meta('robots')).toEqual([hidden ? 'noindex, follow' : 'index, follow']);
    if (!hidden) expect(canonical).toEqual([page === '/' ? `${origin}/` : `${origin}${page}`]);
    for (const name of ['og:image', 'twitter:image']) {
      const picture = readFileSync(path.join(DIST, new URL(meta(name)[0] ?? '').pathname));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], `${name} in px`).toEqual([1200, 630]);
    }
  });
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds: by all rules that a page can be held to, or by some alone. */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const path of PAGES) {
  test(`${path} has no accessibility fault`, async ({ page, tolerate }) => {
    if (path === '/404') tolerate.push(/404/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const path of KINDS) {
  test(`${path} keeps its contrast and its targets at 360 and 1440 px, in light and dusk`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/404') tolerate.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const faults = await faultsOf(page, ['color-contrast', 'target-size']);
      expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

  test(`${path} fits a window of 320 px, also with large text`, async ({ page, tolerate }) => {
    if (path === '/404') tolerate.push(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of KINDS) {
    test(`${path} shows all its words and its navigation`, async ({ page, tolerate }) => {
      if (path === '/404') tolerate.push(/404/);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      for (const name of ['Home', 'Destinations', 'Packages', 'Car Hire', 'Blog']) {
        await expect(page.locator('header nav').getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      const unseen = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const closed = element.closest('details:not([open])');
            const hiddenOnPurpose = element.closest(
              '.visually-hidden, .needs-script, [hidden], .scene, [aria-hidden]',
            );
            if (closed || hiddenOnPurpose || !element.textContent?.trim()) return false;
            return element.getClientRects().length === 0;
          })
          .map((element) => element.textContent?.trim().slice(0, 60)),
      );
      expect(unseen).toEqual([]);
    });
  }
});

test('an unknown address gets the 404 page', async ({ page, tolerate }) => {
  tolerate.push(/404/);
  const response = await page.goto('/nowhere-at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Packages' }).first()).toBeVisible();
  await page.getByLabel('Search by name').fill('gorilla');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(/^\d+ pages found$/);
  await page.getByLabel('Search by name').fill('no such page');
  await expect(page.getByText('No page of that name')).toBeVisible();
});

test('the sitemap and robots.txt name every indexed page once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = PAGES.filter((page) => !HIDDEN.includes(page)).map((page) =>
    page === '/' ? origin : `${origin}${page}`,
  );
  expect(listed.map((address) => address?.replace(/\/$/, '')).toSorted()).toEqual(expected.toSorted());
});
