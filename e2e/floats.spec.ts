import type { Page } from '@playwright/test';
import { CONTROLS } from '../src/shell/controls.ts';
import { coveredInScroll, floatsTakeTheirPlace } from './coverage.ts';
import { expect, KINDS, ROUTES, test } from './fixture.ts';

const PHONE = { width: 360, height: 740 };
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Home, where the hero's own controls stand, is looked at in these, too. */
const MORE_WINDOWS = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1024, height: 768 },
];
/** As a finger scrolls, over the hero, with its own controls, and what follows it. */
const FRAME_BY_FRAME = { stepPx: 24, untilPx: 2400 };

/** Opens a page and waits until what floats has taken its place. */
async function open(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto(path);
  await floatsTakeTheirPlace(page);
}

for (const path of KINDS) {
  test(`nothing that floats covers a control or a caption of ${path} in any window`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/404') tolerate.push(/404 \(Not Found\)/);
    await open(page, path, PHONE);
    for (const size of path === '/' ? [PHONE, ...WINDOWS, ...MORE_WINDOWS] : [PHONE, ...WINDOWS]) {
      await page.setViewportSize(size);
      const { covered, inSight, met } = await coveredInScroll(page);
      const where = `${size.width} x ${size.height}`;
      expect.soft(covered, where).toEqual([]);
      expect.soft(inSight, `stops with a float in sight, ${where}`).toBeGreaterThan(1);
      if (size === PHONE) expect.soft(met, 'controls and captions that a float met').toBeGreaterThan(10);
    }
  });
}

test('nothing that floats covers anything in any frame of a scroll', async ({ page }) => {
  await open(page, '/', PHONE);
  // Islands that come alive push controls about, and the hero moves its own: here nothing but the page moves.
  await coveredInScroll(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { covered, met } = await coveredInScroll(page, FRAME_BY_FRAME);
  expect(covered).toEqual([]);
  expect(met, 'controls and captions that a float met').toBeGreaterThan(10);
});

test('without the brand fonts nothing that floats covers anything either', async ({ page, tolerate }) => {
  tolerate.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  // What floats takes its room in the faces of the shell, the same on every page; these have most under it.
  for (const path of [ROUTES.home, ROUTES.destinations, ROUTES.packages]) {
    await open(page, path, PHONE);
    expect.soft((await coveredInScroll(page)).covered, path).toEqual([]);
  }
});

test('what floats gives way while a field has the focus, with a phone keyboard open', async ({ page }) => {
  await open(page, '/', { width: 360, height: 400 });
  const floats = page.locator('[data-float]');
  for (const field of await page.locator('#bookingSection :is(input, select, textarea):visible').all()) {
    await field.focus();
    await expect(floats.first()).toHaveCSS('opacity', '0');
    await expect(floats.last()).toHaveCSS('opacity', '0');
  }
  await page.locator('#bookingSection :is(input, select, textarea):visible').last().blur();
  // The page grows while its last pictures come.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(floats.first()).toHaveCSS('opacity', '1', { timeout: 500 });
    await expect(floats.last()).toHaveCSS('opacity', '1', { timeout: 500 });
  }).toPass();
});

test('what gave way shows to whoever reaches it by keyboard', async ({ page }) => {
  await open(page, '/', PHONE);
  const chat = page.locator('.chat');
  // Far enough down for the way back to the top to be there, too.
  await page.locator('#packages a[href]').first().scrollIntoViewIfNeeded();
  await chat.evaluate((float, selector) => {
    const over = float.getBoundingClientRect();
    const under = [...document.querySelectorAll(selector)]
      .map((control) => control.getBoundingClientRect())
      .find(
        ({ top, height, left, right }) =>
          height && top > over.bottom && left < over.right && right > over.left,
      );
    scrollBy({ top: under!.top - over.top, behavior: 'instant' });
  }, CONTROLS);
  await expect(chat).toHaveCSS('opacity', '0');
  await page.locator('.to-top').evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(chat).toBeFocused();
  await expect(chat).toHaveCSS('opacity', '1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat button stands at the end of the footer and floats over nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.chat')).toHaveCSS('position', 'static');
    await expect(page.locator('footer .chat')).toBeVisible();
  });
});

for (const part of ['Services', 'Partners']) {
  test(`the hint to ${part} lies on no control where it comes to rest`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ROUTES.about, { waitUntil: 'networkidle' });
    await page.clock.install();
    await page.getByRole('contentinfo').getByRole('link', { name: part }).click();
    await expect(page.locator('.hint')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate((selector) => {
          const { top, bottom, left, right } = document.querySelector('.hint')!.getBoundingClientRect();
          return [...document.querySelectorAll(selector)]
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width && box.bottom > top && box.top < bottom)
            .filter(
              ({ box, control }) => box.right > left && box.left < right && !control.closest('[data-float]'),
            )
            .map(({ control }) => control.outerHTML.slice(0, 80));
        }, CONTROLS),
      )
      .toEqual([]);
  });
}
