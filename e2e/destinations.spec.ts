import { COUNTRIES } from '../src/schemas/regions.ts';
import { faultsOf } from './accessibility.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { PLACES, PLACES_OF, UNGUIDED } from './sample/places.ts';
import { comesAlive, current, next, rest } from './strips.ts';

const PATH = ROUTES.destinations;
/** The ids of a country's places, in the order of its slides. */
const placesOf = (country: string) => PLACES.filter((place) => place.country === country).map(({ id }) => id);
const [FIRST_OF_UGANDA = '', , LAST_OF_UGANDA = ''] = placesOf('uganda');
const [, , , LAST_OF_TANZANIA = ''] = placesOf('tanzania');

test("each country's carousel shows one place at a time and goes round, in every window", async ({
  page,
}) => {
  // That slides move, and come to rest, is seen below; here they take their places at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [country, count] of PLACES_OF) {
      const section = page.locator(`#${country}`);
      await comesAlive(section);
      for (let step = 1; step <= count; step++) {
        const slide = current(section);
        await expect(slide).toHaveAttribute('aria-label', `${step} of ${count}`);
        await expect(slide.locator('.main img')).toBeVisible();
        const seen = await slide.evaluate((place) => {
          const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          return {
            parts: ['h3', '.fact', 'a[href="#bookingSection"]'].filter((part) =>
              [...place.querySelectorAll(part)].some(isSeen),
            ),
            thumbnails: place.querySelectorAll('li a img').length,
            activities: [...place.querySelectorAll('.activities li')].filter(isSeen).length,
          };
        });
        expect(seen, `slide ${step} of ${country} at ${width} px`).toEqual({
          parts: ['h3', '.fact', 'a[href="#bookingSection"]'],
          thumbnails: 4,
          activities: 4,
        });
        const isNone = (await slide.getAttribute('id')) === UNGUIDED;
        await expect(slide.getByText(isNone ? 'Uploading in 14days' : /Travel guide: /)).toBeVisible();
        if (count > 1) await next(section).click();
      }
      await expect(current(section)).toHaveAttribute('aria-label', `1 of ${count}`);
      const dots = section.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
      await expect(dots).toHaveCount(count > 1 ? count : 0);
    }
  }
});

test("a place's name stands over its pictures on a phone, and countries show theirs left and right on a desk", async ({
  page,
}) => {
  await page.goto(PATH);
  /** Where a country's first name and picture stand. */
  const placesIn = (country: string) =>
    page
      .locator(`#${country} .place`)
      .first()
      .evaluate((place) => {
        const at = (part: string) => place.querySelector(part)!.getBoundingClientRect();
        const [name, picture] = [at('h3'), at('.main')];
        return { isOver: name.bottom <= picture.top, isLeft: picture.right <= name.left };
      });
  for (const { country, isLeft } of [
    { country: 'uganda', isLeft: true },
    { country: 'kenya', isLeft: false },
  ]) {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await placesIn(country)).toEqual({ isOver: true, isLeft: false });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await placesIn(country)).toEqual({ isOver: false, isLeft });
  }
});

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`a link to a country shows its name, its scene and its first place at once, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    for (const country of COUNTRIES) {
      await page.goto(`${PATH}#${country}`);
      const section = page.locator(`#${country}`);
      await expect(section.locator('h2')).toBeInViewport({ ratio: 1 });
      await expect(section.locator('.place h3').first()).toBeInViewport({ ratio: 1 });
      const scene = section.locator('picture');
      await expect(scene).toBeInViewport({ ratio: 1 });
      const { y, ...seen } = (await scene.boundingBox())!;
      // None of it is behind the bar, and the frame cuts no more than painters leave for it.
      expect(y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height - 2);
      expect(seen.height / seen.width).toBeGreaterThanOrEqual(1 / 3.15);
    }
  });

test('the address opens the slide of its place, on arrival, on a change and again by a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${PATH}#${LAST_OF_UGANDA}`);
  const uganda = page.locator('#uganda');
  await comesAlive(uganda);
  await expect(current(uganda)).toHaveAttribute('id', LAST_OF_UGANDA);
  await expect(page.locator(`#${LAST_OF_UGANDA} h3`)).toBeInViewport();
  await expect(uganda.locator('[role="status"]').last()).toHaveText('');

  await page.evaluate((id) => (location.hash = `#${id}`), LAST_OF_TANZANIA);
  const tanzania = page.locator('#tanzania');
  await comesAlive(tanzania);
  await expect(current(tanzania)).toHaveAttribute('id', LAST_OF_TANZANIA);
  await expect(page.locator(`#${LAST_OF_TANZANIA} h3`)).toBeInViewport();

  await next(tanzania).click();
  await expect(current(tanzania)).not.toHaveAttribute('id', LAST_OF_TANZANIA);
  await rest(tanzania);
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = 'Back there';
    document.querySelector('#uganda h2')!.append(link);
  }, LAST_OF_TANZANIA);
  await page.getByRole('link', { name: 'Back there' }).click();
  await expect(current(tanzania)).toHaveAttribute('id', LAST_OF_TANZANIA);
  await expect(page.locator(`#${LAST_OF_TANZANIA} h3`)).toBeInViewport();
});

test('an address of bad characters does no harm', async ({ page }) => {
  await page.goto(`${PATH}#%E0%A4%A`);
  await comesAlive(page.locator('#uganda'));
});

test("a thumbnail becomes the main picture and is marked, pressed again the first one returns; 'Book This Trip' fills 'Where To' with the place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  const slide = page.locator(`#${FIRST_OF_UGANDA}`);
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

  await slide.getByRole('link', { name: /^Book This Trip/ }).click();
  await expect(page.getByLabel('Where To')).toHaveValue(PLACES[0]!.locationTitle);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address scrolls to its place, and a thumbnail leads to its picture', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`${PATH}#${LAST_OF_TANZANIA}`);
    const place = page.locator(`#${LAST_OF_TANZANIA}`);
    await expect(place.locator('h3')).toBeInViewport();
    const picture = await request.get((await place.locator('li a').first().getAttribute('href'))!);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });
});

test('the living carousels have no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(PATH);
  const sections = COUNTRIES.map((country) => `#${country}`);
  for (const section of sections) {
    await comesAlive(page.locator(section));
    await current(page.locator(section)).locator('li a').first().click();
  }
  expect(await faultsOf(page, ...sections)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await faultsOf(page, ...sections)).toEqual([]);
});
