import type { Page } from '@playwright/test';
import { NARROW_WINDOW_PX, PAGE_SIZE_NARROW, PAGE_SIZE_WIDE, PRICE_CAPS } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import { expect, isNoticed, ROUTES, saveData, shellLives, test } from './fixture.ts';
import { FAULTS, hold, SCRIPT_LOST, withhold } from './held.ts';
import { ARTICLES } from './sample/articles.ts';
import { TRIPS } from './sample/trips.ts';
import { noteShifts, shiftsOf } from './shifts.ts';

test.beforeEach(({ page }) => saveData(page));

const PATH = ROUTES.packages;
const [LOW, MIDDLE, HIGH] = PRICE_CAPS;
const list = (page: Page) => page.locator('.listed > li:visible');
const button = (page: Page, name: string) =>
  page.locator('[data-list]').getByRole('button', { name, exact: true });
const count = (page: Page) => page.locator('[data-list] > div > [role="status"]');
const titles = (page: Page) => list(page).locator('h3').allTextContents();
const search = (page: Page) => new URL(page.url()).search;

/** The headings of the trips that a country and a top price leave, in the order of the list. */
const expected = (country?: string, max = Infinity) =>
  TRIPS.filter((trip) => (!country || trip.country === country) && trip.price <= max).map(
    ({ heading }) => heading,
  );
const ALL = expected();
const onPage = (number: number, size: number, of: readonly string[] = ALL) =>
  of.slice((number - 1) * size, number * size);

/** Waits until the list shows exactly these. */
const shows = (page: Page, headings: readonly string[]) =>
  expect.poll(async () => (await titles(page)).map((title) => title.trim())).toEqual(headings);

async function comesAlive(page: Page) {
  await page.locator('[data-list]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
}
async function open(page: Page, query = '') {
  await page.goto(PATH + query);
  await comesAlive(page);
}

test('countries and price caps narrow the list, caps inclusively, and the address and the back button keep them', async ({
  page,
}) => {
  await open(page);
  await shows(page, onPage(1, PAGE_SIZE_WIDE));
  await expect(count(page)).toHaveText(`${ALL.length} packages: 1 to ${PAGE_SIZE_WIDE}`);
  await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Uganda').click();
  await shows(page, expected('uganda'));
  await expect(count(page)).toHaveText(`${expected('uganda').length} packages`);
  expect(search(page)).toBe('?country=uganda');
  expect(TRIPS.filter(({ country, price }) => country === 'uganda' && price === LOW)).toHaveLength(1);
  await button(page, `Up to $${LOW}`).click();
  await shows(page, expected('uganda', LOW));
  expect(search(page)).toBe(`?country=uganda&max=${LOW}`);
  await button(page, 'Kenya').click();
  await expect(page.getByText('No packages for this country and price.')).toBeVisible();
  await expect(count(page)).toHaveText('No packages match');
  await button(page, 'Clear filters').press('Enter');
  await shows(page, onPage(1, PAGE_SIZE_WIDE));
  await expect(page.locator('.listed').first(), 'the focus goes on to the list').toBeFocused();
  expect(search(page)).toBe('');
  await button(page, `Up to $${MIDDLE}`).press('Enter');
  await shows(page, expected(undefined, MIDDLE));
  await expect(button(page, `Up to $${MIDDLE}`)).toHaveAttribute('aria-pressed', 'true');
  await button(page, `Up to $${MIDDLE}`).press('Enter');
  await expect(button(page, `Up to $${MIDDLE}`)).toHaveAttribute('aria-pressed', 'false');
  await shows(page, onPage(1, PAGE_SIZE_WIDE));

  await button(page, 'Rwanda').click();
  await shows(page, expected('rwanda'));
  await button(page, 'All').click();
  await shows(page, onPage(1, PAGE_SIZE_WIDE));
  await page.goBack();
  await shows(page, expected('rwanda'));
  await expect(button(page, 'Rwanda')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await shows(page, onPage(1, PAGE_SIZE_WIDE));
  await page.goForward();
  await shows(page, expected('rwanda'));
  // What wears an island's colours stands under its country.
  await button(page, 'Tanzania').click();
  await shows(page, expected('tanzania'));
  expect(TRIPS.filter(({ country, region }) => country === 'tanzania' && region === 'zanzibar')).toHaveLength(
    1,
  );
});

test('a cap goes to page 1, a country keeps the page as far as it exists', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, '?page=2');
  await button(page, 'Tanzania').click();
  await shows(page, onPage(1, PAGE_SIZE_NARROW, expected('tanzania')));
  expect(search(page)).toBe('?country=tanzania');
  await open(page, '?page=2');
  await button(page, `Up to $${HIGH}`).click();
  expect(search(page)).toBe(`?max=${HIGH}`);
  await button(page, 'Page 2 of 2').click();
  expect(search(page)).toBe(`?max=${HIGH}&page=2`);
  await button(page, 'All').click();
  expect(search(page)).toBe(`?max=${HIGH}&page=2`);
});

test('pages hold 6 packages, or 3 in a window of 650 px or narrower, also while it is resized', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW_WINDOW_PX + 1, height: 900 });
  await open(page);
  await shows(page, onPage(1, 6));
  await button(page, 'Page 2 of 2').click();
  await shows(page, onPage(2, 6));
  await expect(page.locator('.listed')).toBeFocused();
  await expect(list(page).first()).toBeInViewport();
  await page.setViewportSize({ width: NARROW_WINDOW_PX, height: 900 });
  await shows(page, onPage(2, 3));
  await button(page, 'Next page').click();
  await shows(page, onPage(3, 3));
  await expect(button(page, 'Next page')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Page 3 of 3')).toHaveAttribute('aria-current', 'page');
  await button(page, 'Previous page').click();
  expect(search(page)).toBe('?page=2');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shows(page, onPage(2, 6));
});

for (const [query, width, headings] of [
  ['', 1440, onPage(1, 6)],
  ['', 650, onPage(1, 3)],
  ['?page=2', 1440, onPage(2, 6)],
  ['?page=99', 500, onPage(3, 3)],
  ['?country=uganda', 1440, expected('uganda')],
  ['?country=uganda&max=700&page=2', 360, expected('uganda', 700)],
  ['?country=rwanda&max=300', 1440, []],
  ['?country=atlantis&max=5&page=x', 1440, onPage(1, 6)],
] as const) {
  test(`'${query}' shows its ${headings.length} packages from the first paint at ${width} px, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    const script = await hold(page, '**/Catalogue.*.js');
    await page.goto(PATH + query);
    await page.locator('[data-list]').scrollIntoViewIfNeeded();
    await shows(page, headings);
    const height = (await page.locator('#catalogue').boundingBox())!.height;
    script.release();
    await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
    await shows(page, headings);
    expect((await page.locator('#catalogue').boundingBox())!.height).toBeCloseTo(height, 0);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('the blog list has many pages, of which five numbers are offered, and no filters', async ({ page }) => {
  const pages = Math.ceil(ARTICLES.length / PAGE_SIZE_WIDE);
  await page.goto(`${ROUTES.blog}?page=${pages}`);
  await comesAlive(page);
  const headings = ARTICLES.map(({ heading }) => heading);
  await shows(page, onPage(pages, PAGE_SIZE_WIDE, headings));
  await expect(page.getByRole('button', { name: 'Uganda', exact: true })).toHaveCount(0);
  await button(page, `Page 1 of ${pages}`).click();
  await shows(page, onPage(1, PAGE_SIZE_WIDE, headings));
  expect(search(page)).toBe('');
  await page.setViewportSize({ width: 360, height: 900 });
  const narrow = Math.ceil(ARTICLES.length / PAGE_SIZE_NARROW);
  const numbers = page.locator('[data-list] nav').getByRole('button', { name: /^Page \d/ });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await button(page, `Page 5 of ${narrow}`).click();
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  await shows(page, onPage(5, PAGE_SIZE_NARROW, headings));
});

test('on a phone the price stands right under a trip’s name, before what the trip holds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const card = list(page).first();
  const top = async (selector: string) => (await card.locator(selector).first().boundingBox())!.y;
  const tops = [
    await top('h3'),
    await top('.price strong'),
    await top('.activities'),
    await top('.highlights'),
  ];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const heading = (await card.locator('h3').boundingBox())!;
  expect((await top('.price strong')) - heading.y - heading.height).toBeLessThan(16);
});

test('the first article leads the list across its width, two stand below it, then three in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await noteShifts(page);
  await page.goto(ROUTES.blog);
  await comesAlive(page);
  const cards = await list(page).locator('.card').all();
  const rows = new Map<number, number>();
  for (const card of cards) {
    const { y } = (await card.boundingBox())!;
    rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + 1);
  }
  expect([...rows.values()]).toEqual([1, 2, 3]);
  const whole = (await page.locator('.listed').boundingBox())!;
  expect((await cards[0]!.boundingBox())!.width).toBeCloseTo(whole.width, 0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('an article’s picture leads to it, and its buttons lie above that link', async ({ page }) => {
  await page.goto(ROUTES.blog);
  await comesAlive(page);
  const first = list(page).first();
  await first.getByRole('link', { name: /^Book Trip/ }).click();
  await expect(page).toHaveURL(/#bookingSection$/);
  await list(page).first().locator('img').first().click({ force: true });
  await expect(page.locator('h1')).toHaveText(ARTICLES[0]!.heading);
});

for (const fault of FAULTS) {
  test(`all packages are shown when the script ${fault}, whatever the address asks for`, async ({
    page,
    tolerate,
  }) => {
    tolerate.push(...SCRIPT_LOST);
    await page.clock.install();
    await withhold(page, '**/Catalogue.*.js*', fault);
    await page.goto(`${PATH}?country=uganda`);
    await shellLives(page);
    await page.locator('[data-list]').scrollIntoViewIfNeeded();
    await isNoticed(page.locator('[data-list]'));
    await shows(page, expected('uganda'));
    if (fault === 'fails') {
      await expect(async () => {
        await page.clock.fastForward(1500);
        await expect(list(page)).toHaveCount(ALL.length, { timeout: 500 });
      }).toPass();
    } else {
      await page.clock.runFor(8000);
      await shows(page, expected('uganda'));
      await page.clock.runFor(2500);
      await shows(page, ALL);
    }
    await expect(button(page, 'Uganda')).toBeHidden();
    await expect(page.locator('.frames').first().locator('.frame').nth(1)).toHaveCSS('display', 'block');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every package and every article is shown', async ({ page }) => {
    await page.goto(`${PATH}?country=uganda&page=2`);
    await expect(list(page)).toHaveCount(ALL.length);
    await page.goto(`${ROUTES.blog}?page=2`);
    await expect(list(page)).toHaveCount(ARTICLES.length);
  });
});

test('the list has no accessibility fault, filled and empty', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, '?country=kenya');
  expect(await faultsOf(page, '#catalogue')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, `Up to $${LOW}`).click();
  await shows(page, []);
  expect(await faultsOf(page, '#catalogue')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await button(page, 'Clear filters').click();
  await button(page, 'Page 2 of 2').click();
  await shows(page, onPage(2, 6));
  expect(await faultsOf(page, '#catalogue')).toEqual([]);
});
