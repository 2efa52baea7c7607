import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSearch } from '../src/search/engine.ts';
import { unpackFile, type SearchFile } from '../src/search/searchFile.ts';
import { faultsOf } from './accessibility.ts';
import { builtElements } from './builtPage.ts';
import panel from './content/panels/search.json' with { type: 'json' };
import { DIST, expect, ROUTES, shellLives, test } from './fixture.ts';
import { noteShifts, shiftsOf, sumOf } from './shifts.ts';

const FILE = JSON.parse(readFileSync(path.join(DIST, 'search.json'), 'utf8')) as SearchFile;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search the site' });
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');

async function open(page: Page): Promise<void> {
  // Before the shell lives the link leads to the page of search.
  await shellLives(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(fieldOf(page)).toBeFocused();
}

test('everything that can be found is where the index says, and nothing is in it twice', () => {
  const ids = new Map<string, Set<string>>();
  const urls = unpackFile(FILE).map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(100);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const { pathname, hash } = new URL(url, 'http://site.invalid');
    if (!ids.has(pathname)) {
      const elements = builtElements(pathname, DIST);
      ids.set(pathname, new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])));
    }
    expect.soft(!hash || ids.get(pathname)!.has(decodeURIComponent(hash.slice(1))), url).toBe(true);
  }
});

test('what is there in full is found by a misspelt name', async () => {
  const { find } = await openSearch(FILE);
  const first = (text: string) => find(text)[0]?.entry.url;
  expect(first('pael rigde')).toBe('/paleridge');
  expect(first('gorge whels')).toBe('/wheels');
  expect(first('boxy')).toBe(`${ROUTES.cars}#boxy-thing`);
  expect(first('wolvs')).toBe(`${ROUTES.beforeYouTravel}#wolves`);
  expect(first('the kid')).toBe(`${ROUTES.packages}#children`);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the search over a page is gone through by keys, and is free of faults', async ({ page }) => {
      await page.goto(ROUTES.about);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.waitForLoadState('networkidle');
      expect(asked.filter((address) => /search/.test(address))).toEqual([]);

      await open(page);
      await expect(dialogOf(page).getByRole('link', { name: 'Morning' })).toBeVisible();
      expect(asked).toContain('/search.json');
      expect(await faultsOf(page, 'dialog')).toEqual([]);

      await page.keyboard.type('one mornig');
      const options = optionsOf(page);
      await expect(options.first()).toContainText('One Morning In A Forest');
      await expect(options.first().locator('mark')).toHaveText(['One', 'Morning']);
      await expect(dialogOf(page).getByRole('group', { name: 'Trips' })).toContainText('Uganda');
      await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
      await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsOf(page, 'dialog'), colorScheme).toEqual([]);
      }

      const chosen = dialogOf(page).locator('[aria-selected="true"]');
      const last = options.last();
      await page.keyboard.press('ArrowUp');
      await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!);
      await expect(last).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveCount(1);

      // First it lets go of the option, then it closes; what was typed is there when it is opened again.
      await page.keyboard.press('Escape');
      await expect(chosen).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
      await open(page);
      await expect(fieldOf(page)).toHaveValue('one mornig');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/morning$/);
    });

    test('Enter leads to all results, whose address holds what was asked', async ({ page }) => {
      await page.goto('/');
      await open(page);
      await page.keyboard.type('note');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=note$/);
      const found = page.getByRole('main').locator('.search-row');
      await expect(found.first()).toContainText('Note number');
      expect(await faultsOf(page)).toEqual([]);

      const field = page.getByRole('searchbox', { name: 'Search the site' });
      await field.fill('a boxy thing');
      await expect(page).toHaveURL(/\/search\?q=a\+boxy\+thing$/);
      await page.reload();
      await expect(field).toHaveValue('a boxy thing');
      await field.focus();
      await expect(found.first()).toHaveText(/^Boxy Thing/);
      await page.keyboard.press('ArrowDown');
      await expect(found.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${ROUTES.cars}#boxy-thing`);
      await page.goBack();
      await expect(field).toHaveValue('a boxy thing');
      await expect(found.first()).toBeVisible();
      await field.fill('');
      await expect(page.getByRole('heading', { name: 'All there is' })).toBeVisible();
      await expect(page).toHaveURL(/\/search$/);
    });

    test('where nothing is found, it says what to do, and nothing that is typed is lost', async ({
      page,
    }) => {
      await page.goto(ROUTES.blog);
      await open(page);
      await page.keyboard.type('dstntins');
      await expect(dialogOf(page).getByRole('status')).toHaveText('Nothing found for “dstntins”.');
      await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
      expect(await faultsOf(page, 'dialog')).toEqual([]);
      await expect(dialogOf(page).getByRole('link', { name: 'Everything on this site' })).toBeVisible();
      await dialogOf(page).getByRole('link', { name: 'destinations' }).click();
      await expect(fieldOf(page)).toHaveValue('destinations');
      await expect(optionsOf(page).first()).toContainText('Destinations');
    });
  });
}

test('while the index is on its way and when it does not come, it says so, and tries again', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/Failed to load resource|search\.json/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search.json', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(ROUTES.terms);
  await open(page);
  await page.keyboard.type('lake');
  const status = dialogOf(page).getByRole('status');
  await expect(status).toHaveText('Loading the search …');
  release();
  await expect(status).toContainText('did not load');
  await expect(dialogOf(page).getByRole('link', { name: 'Everything on this site' })).toHaveAttribute(
    'href',
    '/search#everything',
  );
  await page.unroute('**/search.json');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('Long Lake');
  await expect(fieldOf(page)).toHaveValue('lake');
});

test('a page that is older than the index says that it cannot search, and leads on', async ({ page }) => {
  await page.route('**/search.json', (route) =>
    route.fulfill({ json: { ...FILE, format: FILE.format + 1 } }),
  );
  await page.goto('/');
  await open(page);
  await expect(dialogOf(page).getByRole('status')).toContainText('did not load');
  await dialogOf(page).getByRole('link', { name: 'Everything on this site' }).click();
  await expect(page).toHaveURL(/\/search#everything$/);
});

test('the index is asked for anew each time, and sent again only when it is another', async ({ request }) => {
  const first = await request.get('/search.json');
  expect(first.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const again = await request.get('/search.json', { headers: { 'if-none-match': first.headers()['etag']! } });
  expect(again.status()).toBe(304);
});

/** Opens the search of a page once all of it has been laid out, and says what is left alone meanwhile. */
async function openOverHome(page: Page) {
  await page.goto(ROUTES.home);
  await expect(page.locator('body > footer > .grid')).toContainClass('whole');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await open(page);
  const isLeft = (part: string) =>
    page.locator(part).evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLeft('#blog h2')).toBe(true);
  expect(await isLeft('#packages h2')).toBe(false);
  return { before, height, isLeft };
}

test('what is far from the window is left alone while the search is open, and keeps its room', async ({
  page,
}) => {
  await noteShifts(page);
  const { before, height, isLeft } = await openOverHome(page);
  expect(await height()).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => isLeft('#blog h2')).toBe(false);
  await expect.poll(() => isLeft('body > footer > .grid h2')).toBe(false);
  expect(await height()).toBe(before);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a page that is scrolled behind the search is whole', async ({ page }) => {
  const { isLeft } = await openOverHome(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isLeft('#blog h2')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  expect(await isLeft('#blog h2')).toBe(false);
});

test('a result on the page that one is on lands there, however far it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ROUTES.cars);
  await expect(page.locator('body > footer > .grid')).toContainClass('whole');
  await open(page);
  await fieldOf(page).fill('boxy');
  await expect(optionsOf(page).first()).toHaveAttribute('href', `${ROUTES.cars}#boxy-thing`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#boxy-thing')).toBeInViewport();
});

test('results of an address come without moving anything', async ({ page }) => {
  await noteShifts(page);
  await page.goto('/search?q=lake');
  await expect(page.getByRole('link', { name: /Long Lake/ }).first()).toBeVisible();
  const shifts = await shiftsOf(page);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.0005);
});

test('what others look for stands under the field of the page, and leads to what is found', async ({
  page,
}) => {
  await page.goto('/search');
  const [example = ''] = panel.examples;
  const before = (await page.getByText('All there is', { exact: true }).boundingBox())!.y;
  await page.getByRole('searchbox').focus();
  await page.locator('main search').getByRole('link', { name: example }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(example);
  await expect(page.locator('[data-results] a').first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('main search').getByRole('link', { name: example })).toBeVisible();
  expect((await page.getByText('All there is', { exact: true }).boundingBox())!.y).toBe(before);
});

test('a lost visitor finds the words of the wrong address in the field, and what they are about', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/404/);
  await page.goto('/pale_rigde.html');
  await expect(page.getByRole('searchbox')).toHaveValue('pale rigde');
  await expect(page.getByRole('main').locator('.search-row').first()).toHaveAttribute('href', '/paleridge');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('searchbox').fill('nothing at alll');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=nothing\+at\+alll$/);
});

test('a lost visitor’s field stands right under what it is for, and names that come later move nothing', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/404/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pale_rigde.html');
    await expect(page.locator('.meant a').first()).toBeVisible();
    const [heading, hint, field] = await page.locator('.nearest').evaluate((part) =>
      ['h2', 'h2 + p', '.search-ask'].map((name) => {
        const { top, bottom } = part.querySelector(name)!.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(hint!.top - heading!.bottom, `${width} px`).toBeCloseTo(8, 0);
    expect(field!.top - hint!.bottom, `${width} px`).toBeCloseTo(16, 0);
    expect((await page.locator('.meant').boundingBox())!.y).toBeGreaterThan(field!.bottom);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the icon leads to the list of everything', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const href of [
      '/morning',
      '/paleridge',
      '/note7',
      `${ROUTES.cars}#small-van`,
      `${ROUTES.wildlife}#animal-1`,
    ])
      await expect(page.locator(`main a[href="${href}"]`), href).toBeVisible();
  });
});
