import type { Page } from '@playwright/test';
import { CONTROLS } from '../src/shell/controls.ts';
import { expect, KINDS, PAGES, test } from './fixture.ts';

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
/** A float is 48 px high and a control at least 20: no pair of them fits between two stops of a scroll. */
const STOPS = { stepPx: 64, frames: 10 };
/** As a finger scrolls that reads: looked at in every single frame. */
const SLOWLY = { stepPx: 12, frames: 1 };

/**
 * Scrolls through the page and gives what a float covered on the way: boxes are compared, each cut to what its
 * scrolling ancestors let through.
 * @param scroll.stepPx how far at a time
 * @param scroll.frames how many frames at most pass before what is covered counts
 */
function coveredInScroll(page: Page, scroll = STOPS): Promise<{ covered: string[]; seen: number }> {
  return page.evaluate(
    async ({ selector, stepPx, frames }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const overlap = (a: DOMRect, b: DOMRect) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 0.5 && height > 0.5
          ? new DOMRect(Math.max(a.left, b.left), Math.max(a.top, b.top), width, height)
          : undefined;
      };
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      /** What of a box its ancestors leave, or nothing. */
      function visiblePart(element: Element, box: DOMRect | undefined): DOMRect | undefined {
        for (let up = element.parentElement; up && box; up = up.parentElement) {
          if (getComputedStyle(up).overflowX !== 'visible' || getComputedStyle(up).overflowY !== 'visible')
            box = overlap(box, up.getBoundingClientRect());
        }
        return box;
      }

      const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')];
      const covered = new Set<string>();
      let seen = 0;
      const end = () => document.documentElement.scrollHeight - innerHeight;
      const shownFloats = () =>
        floats.filter((float) => isSeen(float) && getComputedStyle(float).position === 'fixed');
      const look = () =>
        shownFloats().flatMap((float) => {
          const over = float.getBoundingClientRect();
          return [...document.querySelectorAll(selector)]
            .filter((control) => !control.closest('[data-float], [popover]') && isSeen(control))
            .filter((control) => visiblePart(control, overlap(control.getBoundingClientRect(), over)))
            .map((control) => `${float.className} over ${control.outerHTML.slice(0, 60)}`);
        });
      for (let top = 0; ; top += stepPx) {
        scrollTo({ top, behavior: 'instant' });
        // A step can bring an island to life, which shows its buttons some frames later.
        for (let passed = 0; passed < frames && (passed === 0 || look().length > 0); passed++) await frame();
        seen += shownFloats().length;
        for (const what of look()) covered.add(`${what} at ${top}`);
        if (top >= end()) return { covered: [...covered].slice(0, 5), seen };
      }
    },
    { selector: CONTROLS, ...scroll },
  );
}

/** Opens a page and waits until what floats has taken its place. */
async function open(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('.chat')).toHaveAttribute('data-float', /on|away/);
}

for (const path of PAGES) {
  test(`nothing that floats covers a control or a caption of ${path} on a phone`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/404') tolerate.push(/404 \(Not Found\)/);
    await open(page, path, PHONE);
    const { covered, seen } = await coveredInScroll(page);
    expect(covered).toEqual([]);
    expect(seen, 'steps with a float in sight').toBeGreaterThan(10);
  });
}

for (const path of KINDS) {
  test(`nothing that floats covers a control or a caption of ${path} in any window`, async ({
    page,
    tolerate,
  }) => {
    test.slow();
    if (path === '/404') tolerate.push(/404 \(Not Found\)/);
    for (const size of path === '/' ? [...WINDOWS, ...MORE_WINDOWS] : WINDOWS) {
      await open(page, path, size);
      const { covered, seen } = await coveredInScroll(page);
      expect.soft(covered, `${size.width} x ${size.height}`).toEqual([]);
      expect.soft(seen, `steps with a float in sight, ${size.width} x ${size.height}`).toBeGreaterThan(3);
    }
  });
}

test('nothing that floats covers anything in any frame of a slow scroll', async ({ page }) => {
  await open(page, '/', PHONE);
  expect((await coveredInScroll(page, SLOWLY)).covered).toEqual([]);
});

test('without the brand fonts nothing that floats covers anything either', async ({ page, tolerate }) => {
  test.slow();
  tolerate.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of KINDS) {
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
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect(chat).toHaveCSS('opacity', '0', { timeout: 300 });
  }).toPass();
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
    await page.goto('/aboutzurura', { waitUntil: 'networkidle' });
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
