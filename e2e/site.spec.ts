import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, HIDDEN, PAGES, DIST, test } from './agency.ts';

const settings = JSON.parse(readFileSync(path.resolve(DIST, '../content/site.json'), 'utf8')) as {
  name: string;
  url: string;
};
const origin = process.env['SITE_URL'] ?? settings.url;

/** `/404` is a file, but as an address it is answered like any unknown one. */
const statusOf = (page: string) => (page === '/404' ? 404 : 200);

for (const path of PAGES) {
  test(`${path} has its head, one heading and a share picture`, async ({ page, request, tolerate }) => {
    if (path === '/404') tolerate.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(statusOf(path));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${settings.name} - .+`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-UG');

    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const description = await meta('description').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(120);
    expect(description?.length).toBeLessThanOrEqual(160);
    for (const name of [
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'twitter:title',
      'twitter:card',
    ]) {
      await expect(meta(name), name).toHaveAttribute('content', /.{5,}/);
    }
    await expect(meta('og:locale')).toHaveAttribute('content', 'en_UG');
    const hidden = HIDDEN.includes(path);
    await expect(meta('robots')).toHaveAttribute('content', hidden ? 'noindex, follow' : 'index, follow');
    if (!hidden) {
      const canonical = path === '/' ? `${origin}/` : `${origin}${path}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    }
    for (const name of ['og:image', 'twitter:image']) {
      const address = await meta(name).getAttribute('content');
      const picture = await request.get(new URL(address ?? '').pathname);
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], `${name} in px`).toEqual([1200, 630]);
    }
  });

  test(`${path} has no accessibility fault at 360 and 1440 px, in light and dusk`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/404') tolerate.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1440]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
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

  test('every internal link and anchor leads somewhere', async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    // The links are read where scripts run; the pages are the same.
    const page = await browser.newPage({ javaScriptEnabled: true, ...(baseURL ? { baseURL } : {}) });
    const anchors = new Map<string, Set<string>>();
    const links: { from: string; to: URL }[] = [];
    for (const from of PAGES) {
      await page.goto(from);
      const found = await page.evaluate(() => ({
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        // A link in a drawing has its address as an attribute alone.
        hrefs: [...document.querySelectorAll('a[href]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', location.href).href,
        ),
      }));
      expect(new Set(found.ids).size, `${from} uses an id twice`).toBe(found.ids.length);
      anchors.set(from, new Set(found.ids));
      for (const href of found.hrefs) links.push({ from, to: new URL(href) });
    }
    const inside = links.filter(({ to }) => to.origin === new URL(page.url()).origin);
    const dead = inside.filter(({ to }) => {
      const ids = anchors.get(decodeURIComponent(to.pathname));
      const isFile = /^\/_astro\//.test(to.pathname);
      return isFile ? false : !ids || (to.hash !== '' && !ids.has(decodeURIComponent(to.hash.slice(1))));
    });
    expect(dead.map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`)).toEqual([]);
    expect(inside.length).toBeGreaterThan(300);
    await page.close();
  });

  for (const path of PAGES) {
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
