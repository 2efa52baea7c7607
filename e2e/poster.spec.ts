import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './fixture.ts';
import { calmIn } from './posterShape.ts';
import { PHOTOGRAPH } from './sample/pictures.ts';
import { TRIPS } from './sample/trips.ts';

const WINDOWS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [667, 375],
  [699, 900],
  [700, 900],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Where the title of a poster stands in its frame, in shares of it, and what the frame cuts off the scene. */
const measure = (page: Page) =>
  page.locator('.scene').evaluate((scene) => {
    const frame = scene.querySelector('picture')!.getBoundingClientRect();
    const image = scene.querySelector('img')!;
    const title = scene.querySelector('.title')!;
    const letters = scene.querySelector('h1')!;
    const heading = letters.getBoundingClientRect();
    const middle = [heading.left + heading.width / 2, heading.top + heading.height / 2] as const;
    const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
    const [x, y] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => parseFloat(part) / 100);
    const [across, down] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const [left, top] = [(across - frame.width) * x!, (down - frame.height) * y!];
    return {
      isOnTop: document.elementFromPoint(...middle) === letters,
      onPlate: getComputedStyle(title).backgroundColor !== 'rgba(0, 0, 0, 0)',
      right: (heading.right - frame.left) / frame.width,
      bottom: (heading.bottom - frame.top) / frame.height,
      cut: { left: left / across, top: top / down, bottom: 1 - (top + frame.height) / down },
      width: frame.width / across,
      height: frame.height / down,
      wide: innerWidth - document.documentElement.scrollWidth,
    };
  });

/** Waits for the scene that is drawn for a window: after a change of it the other one stays until this one is there. */
const showsScene = (page: Page, shape: 'wide' | 'tall', where: string) =>
  expect
    .poll(
      () =>
        page
          .locator('.scene img')
          .evaluate((img: HTMLImageElement) => (img.complete && img.naturalWidth ? img.currentSrc : '')),
      where,
    )
    .toMatch(new RegExp(String.raw`-${shape}\b[^/]*$`));

for (const [id, colour] of [
  ['paleridge', 'rgb(251, 238, 219)'],
  ['longlake', 'rgb(28, 13, 24)'],
  ['escarpment', 'rgb(251, 238, 219)'],
] as const) {
  test(`the title of /${id} stands in the calm part of its poster, in the ink that is read there`, async ({
    page,
  }) => {
    // At dusk, when the scene is dimmed.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/${id}`);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const where = `${width} x ${height}`;
      const { shape, calm } = calmIn(width, height);
      await showsScene(page, shape, where);
      const { onPlate, isOnTop, right, bottom, cut, wide } = await measure(page);
      expect.soft(onPlate, where).toBe(false);
      expect.soft(isOnTop, where).toBe(true);
      expect.soft(wide, where).toBeGreaterThanOrEqual(0);
      await expect.soft(page.locator('h1'), where).toHaveCSS('color', colour);
      expect.soft(right, where).toBeLessThanOrEqual(calm.width + 0.001);
      expect.soft(bottom, where).toBeLessThanOrEqual(calm.height);
      expect.soft(Math.max(cut.top, cut.bottom), `cut off at ${where}`).toBeLessThan(0.125);
    }
  });
}

test('on a photograph the title stands on a plate, and what must not be cut off is in sight', async ({
  page,
}) => {
  await page.goto('/redbush');
  const [x, y] = PHOTOGRAPH.focus.split(' ').map((part) => parseFloat(part) / 100);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { onPlate, cut, ...seen } = await measure(page);
    const where = `${width} x ${height}`;
    expect.soft(onPlate, where).toBe(true);
    expect.soft(x, where).toBeGreaterThan(cut.left);
    expect.soft(x, where).toBeLessThan(cut.left + seen.width);
    expect.soft(y, where).toBeGreaterThan(cut.top);
    expect.soft(y, where).toBeLessThan(cut.top + seen.height);
  }
});

test('letters that a visitor enlarges take the title off the scene', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/paleridge');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await measure(page)).onPlate).toBe(true);
});

test('a window fetches one of the two scenes', async ({ page }) => {
  const scenes: string[] = [];
  page.on('request', (request) => {
    const [name] = /(?<=\/)(?:night|noon)-(?:wide|tall)/.exec(request.url()) ?? [];
    if (name) scenes.push(name);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/paleridge', { waitUntil: 'networkidle' });
  expect(scenes).toEqual(['night-tall']);
});

test('the price of a trip and the way to book it are in the first screen of a desk', async ({ page }) => {
  for (const height of [720, 900, 1080]) {
    await page.setViewportSize({ width: Math.round(height * 1.6), height });
    await page.goto(`/${TRIPS[0]!.id}`);
    await expect(page.locator('.head .price')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.head a[href="#bookingSection"]')).toBeInViewport({ ratio: 1 });
  }
});

test('the countries’ parts open with their posters, and the strips of the head lead to them', async ({
  page,
}) => {
  await page.goto(ROUTES.destinations);
  await expect(page.locator('#uganda .scene h2')).toHaveCSS('color', 'rgb(251, 238, 219)');
  await page.locator('.strips a').last().click();
  await expect(page.locator('#zanzibar-heading')).toBeInViewport();
});
