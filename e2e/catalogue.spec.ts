import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NARROW_WINDOW_PX, PAGE_SIZE_NARROW, PAGE_SIZE_WIDE } from '../src/constants.ts';
import { expect, test } from './fixture.ts';

const PATH = '/eastafricatravelpackages';
const list = (page: Page) => page.locator('.listed > li:visible');
const button = (page: Page, name: string) =>
  page.locator('[data-list]').getByRole('button', { name, exact: true });
const count = (page: Page) => page.locator('[data-list] > div > [role="status"]');
const titles = (page: Page) => list(page).locator('h3').allTextContents();
const search = (page: Page) => new URL(page.url()).search;

async function open(page: Page, query = '') {
  await page.goto(PATH + query);
  await page.locator('[data-list]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
}

test('countries and price caps narrow the list, caps inclusively, and the address keeps them', async ({
  page,
}) => {
  await open(page);
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
  await expect(count(page)).toHaveText('7 packages: 1 to 6');
  await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Uganda').click();
  await expect(list(page)).toHaveCount(2);
  await expect(count(page)).toHaveText('2 packages');
  expect(search(page)).toBe('?country=uganda');
  await button(page, 'Up to $300').click();
  await expect(list(page)).toHaveCount(2);
  expect(await titles(page)).toContainEqual(expect.stringContaining('Mountains of the Moon'));
  expect(search(page)).toBe('?country=uganda&max=300');
  await button(page, 'Kenya').click();
  await expect(page.getByText('No packages for this country and price.')).toBeVisible();
  await expect(count(page)).toHaveText('No packages match');
  await button(page, 'Clear filters').click();
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
  expect(search(page)).toBe('');
  await button(page, 'Up to $700').press('Enter');
  await expect(list(page)).toHaveCount(2);
  await expect(button(page, 'Up to $700')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Up to $700').press('Enter');
  await expect(button(page, 'Up to $700')).toHaveAttribute('aria-pressed', 'false');
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
});

test('Zanzibar stands under Tanzania', async ({ page }) => {
  await open(page, '?country=tanzania');
  expect(await titles(page)).toContainEqual(expect.stringContaining('Zanzibar'));
});

test('a cap goes to page 1, a country keeps the page as far as it exists', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, '?page=2');
  await button(page, 'Tanzania').click();
  await expect(list(page)).toHaveCount(3);
  expect(search(page)).toBe('?country=tanzania');
  await open(page, '?page=2');
  await button(page, 'Up to $1000').click();
  expect(search(page)).toBe('?max=1000');
  await button(page, 'Page 2 of 2').click();
  expect(search(page)).toBe('?max=1000&page=2');
  await button(page, 'All').click();
  expect(search(page)).toBe('?max=1000&page=2');
});

test('pages hold 6 packages, or 3 in a window of 650 px or narrower, also while it is resized', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW_WINDOW_PX + 1, height: 900 });
  await open(page);
  const all = await titles(page);
  expect(all).toHaveLength(PAGE_SIZE_WIDE);
  await button(page, 'Page 2 of 2').click();
  await expect(list(page)).toHaveCount(1);
  await expect(page.locator('.listed')).toBeFocused();
  await expect(list(page).first()).toBeInViewport();
  await page.setViewportSize({ width: NARROW_WINDOW_PX, height: 900 });
  await expect(list(page)).toHaveCount(PAGE_SIZE_NARROW);
  expect(await titles(page)).toEqual(all.slice(3, 6));
  await button(page, 'Next page').click();
  await expect(list(page)).toHaveCount(1);
  await expect(button(page, 'Next page')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Page 3 of 3')).toHaveAttribute('aria-current', 'page');
  await button(page, 'Previous page').click();
  expect(search(page)).toBe('?page=2');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list(page)).toHaveCount(1);
});

test('the back and forward buttons step through the filters', async ({ page }) => {
  await open(page);
  await button(page, 'Rwanda').click();
  await expect(list(page)).toHaveCount(1);
  await button(page, 'All').click();
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
  await page.goBack();
  await expect(list(page)).toHaveCount(1);
  await expect(button(page, 'Rwanda')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
  await page.goForward();
  await expect(list(page)).toHaveCount(1);
});

for (const [query, width, expected] of [
  ['', 1440, 6],
  ['', 650, 3],
  ['?page=2', 1440, 1],
  ['?page=99', 500, 1],
  ['?country=uganda', 1440, 2],
  ['?country=uganda&max=700&page=2', 360, 2],
  ['?country=rwanda&max=300', 1440, 0],
  ['?country=atlantis&max=5&page=x', 1440, 6],
] as const) {
  test(`'${query}' shows its ${expected} packages from the first paint at ${width} px, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/Catalogue.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PATH + query);
    await page.locator('[data-list]').scrollIntoViewIfNeeded();
    await expect(list(page)).toHaveCount(expected);
    const before = await titles(page);
    const height = (await page.locator('#catalogue').boundingBox())!.height;
    release();
    await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
    await expect(list(page)).toHaveCount(expected);
    expect(await titles(page)).toEqual(before);
    expect((await page.locator('#catalogue').boundingBox())!.height).toBeCloseTo(height, 0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

test('the blog list has the same pages, without filters', async ({ page }) => {
  await page.goto('/ugandatravelblog?page=2');
  await page.locator('[data-list]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
  await expect(list(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Uganda', exact: true })).toHaveCount(0);
  await button(page, 'Page 1 of 2').click();
  await expect(list(page)).toHaveCount(PAGE_SIZE_WIDE);
  expect(search(page)).toBe('');
});

for (const fault of ['fails', 'hangs'] as const) {
  test(`all packages are shown when the script ${fault}, whatever the address asks for`, async ({
    page,
    tolerate,
  }) => {
    tolerate.push(/Failed to load resource/, /Error hydrating/);
    await page.clock.install();
    await page.route('**/Catalogue.*.js*', (route) => (fault === 'fails' ? route.abort() : undefined));
    await page.goto(`${PATH}?country=uganda`);
    await page.locator('[data-list]').scrollIntoViewIfNeeded();
    await expect(list(page)).toHaveCount(2);
    if (fault === 'fails') {
      await expect(async () => {
        await page.clock.fastForward(1500);
        await expect(list(page)).toHaveCount(7, { timeout: 500 });
      }).toPass();
    } else {
      await page.clock.runFor(8000);
      await expect(list(page)).toHaveCount(2);
      await page.clock.runFor(2500);
      await expect(list(page)).toHaveCount(7);
    }
    await expect(button(page, 'Uganda')).toBeHidden();
    await expect(page.locator('.frames').first().locator('.frame').nth(1)).toHaveCSS('display', 'block');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every package and every article is shown', async ({ page }) => {
    await page.goto(`${PATH}?country=uganda&page=2`);
    await expect(list(page)).toHaveCount(7);
    await page.goto('/ugandatravelblog?page=2');
    await expect(list(page)).toHaveCount(10);
  });
});

test('the list has no accessibility fault, filled and empty', async ({ page }) => {
  for (const [query, width, colorScheme] of [
    ['?country=kenya', 360, 'dark'],
    ['?country=kenya&max=300', 1440, 'light'],
    ['?page=2', 1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, query);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual(
      [],
    );
  }
});
