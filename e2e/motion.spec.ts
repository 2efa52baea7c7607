import { faultsOf } from './accessibility.ts';
import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './fixture.ts';

const row = (page: Page) => page.locator('.partners ul').first();
const running = (page: Page) =>
  row(page).evaluate((list) =>
    list
      .getAnimations()
      .map(({ playState }) => playState)
      .join(),
  );

/** Whether its names stand in several lines, all of them within the window. */
const isWrapped = (page: Page) =>
  row(page)
    .locator('li')
    .evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.every(({ right }) => right <= innerWidth) && new Set(boxes.map(({ top }) => top)).size > 1;
    });

test.describe('the partner strip', () => {
  test('moves, and pauses on hover, on focus and at the press of its button', async ({ page }) => {
    await page.goto(ROUTES.about);
    const strip = page.locator('.partners .window');
    await strip.scrollIntoViewIfNeeded();
    await expect.poll(() => running(page)).toBe('running');
    await strip.hover();
    await expect.poll(() => running(page)).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(() => running(page)).toBe('running');
    await page.keyboard.press('Tab');
    await strip.focus();
    await expect.poll(() => running(page)).toBe('paused');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause the partners' })).toBeFocused();
    await expect.poll(() => running(page)).toBe('running');
    await page.keyboard.press('Enter');
    await expect.poll(() => running(page)).toBe('paused');
    await page.getByRole('button', { name: 'Move the partners again' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => running(page)).toBe('running');
    await expect(page.locator('.partners ul').last()).toHaveAttribute('aria-hidden', 'true');
    expect(await faultsOf(page, '#Partners')).toEqual([]);
  });

  test('stands still, wrapped, under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(ROUTES.about);
    await expect.poll(() => isWrapped(page)).toBe(true);
    expect(await running(page)).toBe('');
    await expect(page.getByRole('button', { name: 'Pause the partners' })).toBeHidden();
    for (const name of await row(page).locator('.wordmark').all()) await expect(name).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('stands still, wrapped', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(ROUTES.about);
      await expect.poll(() => isWrapped(page)).toBe(true);
      await expect(page.getByRole('button', { name: 'Pause the partners' })).toHaveCount(0);
    });
  });
});

test.describe('the contents box of the terms', () => {
  const current = (page: Page) => page.locator('.contents [aria-current]');

  test('stays in view, marks the section that is read, and takes the focus along', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(ROUTES.terms);
    await expect(current(page)).toHaveCount(0);
    const links = page.locator('.contents a');
    await links.nth(3).click();
    await expect(page.locator('#TCfourth h2')).toBeFocused();
    await expect(page).toHaveURL(/#TCfourth$/);
    await expect(current(page)).toHaveText(/^4/);
    await expect(page.locator('.contents')).toBeInViewport({ ratio: 1 });
    await page.locator('#TCsecond').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(current(page)).toHaveText(/^2/);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current(page)).toHaveCount(0);
    // From below all of them to above all of them in one jump.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(current(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current(page)).toHaveCount(0);
  });
});
