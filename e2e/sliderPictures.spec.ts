import type { Page } from '@playwright/test';
import { TEASED_ARTICLES } from '../src/constants.ts';
import { expect, saveData, test } from './fixture.ts';
import { hold } from './held.ts';
import { TEAM } from './sample/cards.ts';
import { TRIPS } from './sample/trips.ts';
import { comesAlive, next, shown, slides } from './strips.ts';

test.beforeEach(({ page }) => saveData(page));

/** Opens home with an address of its own for every picture, so that each request tells which one it is for. */
async function openCounting(page: Page) {
  const asked = new Set<string>();
  let number = 0;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<img src="[^"]+)"/g,
      (_, start: string) => `${start}?${number++}"`,
    );
    await route.fulfill({ response, body });
  });
  page.on('request', (request) => asked.add(request.url()));
  await page.goto('/');
  /** Which of some pictures have been asked for, as their places in the row, from 1. */
  return async (pictures: Promise<(string | undefined)[]>) =>
    (await pictures).flatMap((source, at) => (source && asked.has(source) ? [at + 1] : []));
}

/** The address of the first picture of each slide of a section, in the first order of the slides. */
const firstPictures = (page: Page, id: string) =>
  page
    .locator(`#${id} .swiper-slide`)
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => Number.parseInt(a.ariaLabel ?? '0', 10) - Number.parseInt(b.ariaLabel ?? '0', 10))
        .map((slide) => slide.querySelector('img')?.src),
    );

test('a slide brings its pictures when it or its neighbour shows, before the slider lives and after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const script = await hold(page, '**/Slider.*.js');
  const askedOf = await openCounting(page);
  const askedIn = (id: string) => askedOf(firstPictures(page, id));
  const section = page.locator('#blog');
  await section.locator('.swiper').scrollIntoViewIfNeeded();
  await expect.poll(() => askedIn('blog')).toEqual([1, 2, 3, 4]);
  // A hand on a strip can bring every other one into view.
  const team = page.locator('#team .swiper');
  await team.scrollIntoViewIfNeeded();
  await expect.poll(() => askedIn('team')).toEqual([1, 2, 3, 4]);
  await team.hover();
  await team.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => askedIn('team')).toContain(TEAM.length);

  script.release();
  await comesAlive(section);
  await expect.poll(() => askedIn('blog')).toEqual([1, 2, 3, 4, TEASED_ARTICLES]);
  await next(section).click();
  await expect.poll(() => askedIn('blog')).toEqual([1, 2, 3, 4, 5, TEASED_ARTICLES]);
});

test('package cards show one of five pictures, wrap around, and fetch none before it is wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const askedOf = await openCounting(page);
  const section = page.locator('#packages');
  const card = slides(section).first();
  const frames = card.locator('.frame');
  await comesAlive(section);
  const asked = () =>
    askedOf(
      frames.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)),
    );
  const forth = card.getByRole('button', { name: 'Next picture' });
  const back = card.getByRole('button', { name: 'Previous picture' });
  await expect(forth).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(asked).toEqual([1]);
  const box = await card.boundingBox();
  for (const place of [2, 3, 4, 5, 1]) {
    await forth.click();
    await expect(card.getByRole('status')).toContainText(`Picture ${place} of 5`);
    await expect(frames.nth(place - 1)).toBeVisible();
    await expect(card.locator('.frame:visible')).toHaveCount(1);
  }
  expect(await asked()).toEqual([1, 2, 3, 4, 5]);
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(frames.nth(4)).toBeVisible();
  expect(await card.boundingBox()).toEqual(box);
  expect((await shown(section))[0]).toBe(`1 of ${TRIPS.length}`);
});
