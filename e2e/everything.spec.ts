import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inPdf } from '../src/guides/testing/inPdf.ts';
import { unpackFile, type SearchFile } from '../src/search/searchFile.ts';
import { faultsByDayAndDusk } from './accessibility.ts';
import { builtElements } from './builtPage.ts';
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { TRIPS } from './sample/trips.ts';

const FILE = JSON.parse(readFileSync(path.join(DIST, 'search.json'), 'utf8')) as SearchFile;
const PHONE = { width: 390, height: 844 };
const parts = (page: Page) => page.locator('#everything details');
const trips = (page: Page) => parts(page).filter({ hasText: TRIPS[0]!.heading });

test('the list of everything names each page', () => {
  const links = builtElements(ROUTES.search, DIST).filter(({ tag }) => tag === 'a');
  const listed = new Set(links.map(({ attributes }) => attributes['href']));
  const whole = unpackFile(FILE).filter(({ of, url }) => of === undefined && !url.includes('#'));
  expect(whole.map(({ url }) => url).filter((url) => !listed.has(url))).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled });

    test('the list of everything is closed, kind by kind with how many there are, and fits the window', async ({
      page,
    }) => {
      await page.goto(ROUTES.search);
      const count = await parts(page).count();
      expect(count).toBeGreaterThan(4);
      expect((await page.locator('#everything').boundingBox())!.height).toBeLessThan(PHONE.height);
      for (const part of await parts(page).all()) {
        await expect(part).not.toHaveAttribute('open');
        const links = await part.locator('li').count();
        await expect(part.locator('h3')).toHaveText(new RegExp(` ${links}$`));
      }
      const trip = page.locator(`main a[href="/${TRIPS[0]!.id}"]`);
      await expect(trip).toBeHidden();
      await trips(page).locator('summary').press('Enter');
      await expect(trip).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the list of everything fetches no pictures', async ({ page }) => {
    await page.goto(ROUTES.search);
    await trips(page).locator('summary').click();
    const pictures = trips(page).locator('img');
    await trips(page).locator('a').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const widths = await pictures.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).naturalWidth),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths)).toEqual(new Set([0]));
  });

  test('what is closed in the list of everything is printed', async ({ page }) => {
    await page.goto(ROUTES.search);
    const { text } = await inPdf(await page.pdf());
    for (const { heading } of TRIPS) expect(text.replace(/\s/g, '')).toContain(heading.replace(/\s/g, ''));
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a desk with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled });

    test('the list of everything is open, and its trips have pictures', async ({ page }) => {
      await page.goto(ROUTES.search);
      for (const part of await parts(page).all()) await expect(part.locator('a').first()).toBeVisible();
      await trips(page).scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          trips(page)
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    });
  });

test('the list of everything has no fault, closed or open', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsByDayAndDusk(page, () => page.goto(ROUTES.search)), `${width} px`).toEqual([]);
  }
});
