import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixture.ts';

const PATH = '/eastafricatraveldestinations';
const COUNTRIES = { uganda: 3, kenya: 3, tanzania: 4, rwanda: 3 };

const next = (section: Locator) => section.getByRole('button', { name: 'Next', exact: true });
const current = (section: Locator) => section.locator('.swiper-slide:not([inert])');
const alive = (section: Locator) =>
  expect(section.locator('[data-hydrated] > astro-slot > .swiper')).toBeAttached();
const rest = (section: Locator) =>
  expect(section.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');

for (const width of [360, 768, 1440]) {
  test(`each country's carousel shows one place at a time and goes round at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    for (const [country, count] of Object.entries(COUNTRIES)) {
      const section = page.locator(`#${country}`);
      await section.scrollIntoViewIfNeeded();
      await alive(section);
      await expect(section.getByRole('group', { name: 'Choose a slide' }).getByRole('button')).toHaveCount(
        count,
      );
      for (let step = 1; step <= count; step++) {
        const slide = current(section);
        await expect(slide).toHaveAttribute('aria-label', `${step} of ${count}`);
        await expect(slide.locator('.main img')).toBeVisible();
        await expect(slide.locator('li a img')).toHaveCount(4);
        await expect(slide.locator('.fact')).toBeVisible();
        await expect(slide.locator('h3')).toBeVisible();
        await expect(slide.locator('.activities li')).toHaveCount(4);
        await expect(slide.getByText(/Uploading in 14days|Travel guide: /)).toBeVisible();
        await expect(slide.getByRole('link', { name: /^Book This Trip/ })).toBeVisible();
        await next(section).click();
        await rest(section);
      }
      await expect(current(section)).toHaveAttribute('aria-label', `1 of ${count}`);
    }
  });
}

test('the address opens the slide of its place, on arrival, on a change and again by a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${PATH}#bwindi`);
  await alive(page.locator('#uganda'));
  await expect(current(page.locator('#uganda'))).toHaveAttribute('id', 'bwindi');
  await expect(page.locator('#bwindi h3')).toBeInViewport();
  await expect(page.locator('#uganda [role="status"]').last()).toHaveText('');

  await page.evaluate(() => (location.hash = '#serengeti'));
  const tanzania = page.locator('#tanzania');
  await alive(tanzania);
  await expect(current(tanzania)).toHaveAttribute('id', 'serengeti');
  await expect(page.locator('#serengeti h3')).toBeInViewport();

  await next(tanzania).click();
  await expect(current(tanzania)).not.toHaveAttribute('id', 'serengeti');
  await rest(tanzania);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#serengeti';
    link.textContent = 'To the Serengeti';
    document.querySelector('#uganda h2')!.append(link);
  });
  await page.getByRole('link', { name: 'To the Serengeti' }).click();
  await expect(current(tanzania)).toHaveAttribute('id', 'serengeti');
  await expect(page.locator('#serengeti h3')).toBeInViewport();
});

test('an address of bad characters does no harm', async ({ page }) => {
  await page.goto(`${PATH}#%E0%A4%A`);
  const section = page.locator('#uganda');
  await section.scrollIntoViewIfNeeded();
  await alive(section);
});

test('a thumbnail becomes the main picture and is marked; pressed again, the first one returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  const slide = page.locator('#rwenzori');
  await slide.scrollIntoViewIfNeeded();
  const main = slide.locator('.main img');
  const thumbs = slide.locator('li a');
  await expect(slide.locator('[data-hydrated]')).toBeAttached();
  const box = await main.boundingBox();
  const alts = await slide
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  await thumbs.nth(2).click();
  await expect(main).toHaveAttribute('alt', alts[3]!);
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(slide.getByRole('status')).toHaveText('Picture 4 of 5');
  await thumbs.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('alt', alts[1]!);
  await expect(slide.locator('a[aria-current]')).toHaveCount(1);
  expect(await main.boundingBox()).toEqual(box);
  await thumbs.nth(0).click();
  await expect(main).toHaveAttribute('alt', alts[0]!);
  await expect(slide.locator('a[aria-current]')).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
});

test("'Book This Trip' fills 'Where To' with the place", async ({ page }) => {
  await page.goto(PATH);
  const slide = page.locator('#rwenzori');
  const title = await slide.locator('h3').innerText();
  await slide.getByRole('link', { name: /^Book This Trip/ }).click();
  await expect(page.getByLabel('Where To')).toHaveValue(title);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address scrolls to its place, and a thumbnail leads to its picture', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`${PATH}#akagera`);
    await expect(page.locator('#akagera h3')).toBeInViewport();
    const picture = await request.get((await page.locator('#akagera li a').first().getAttribute('href'))!);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });
});

test('the living carousels have no accessibility fault', async ({ page }) => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    for (const country of Object.keys(COUNTRIES)) {
      const section = page.locator(`#${country}`);
      await section.scrollIntoViewIfNeeded();
      await alive(section);
      await current(section).locator('li a').first().click();
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual(
      [],
    );
  }
});
