import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const PATH = '/eastafricatravelpackages';
const items = (page: Page) => page.locator('#faq details');
const opened = (page: Page) => page.locator('#faq details[open]');

test('a question opens and closes at one click or key, the others stay', async ({ page }) => {
  await page.goto(PATH);
  const [first, second] = [items(page).nth(0), items(page).nth(1)];
  await first.locator('summary').click();
  await second.locator('summary').press('Enter');
  await expect(opened(page)).toHaveCount(2);
  await expect(first.locator('.answer')).toBeVisible();
  await first.locator('summary').click();
  await expect(opened(page)).toHaveCount(1);
});

test("'Open all' opens every question, and then closes them", async ({ page }) => {
  await page.goto(PATH);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  const count = await items(page).count();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(opened(page)).toHaveCount(count);
  await expect(page.locator('#faq a').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(opened(page)).toHaveCount(0);
  for (const summary of await page.locator('#faq summary').all()) await summary.click();
  await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
});

test('the address opens its question, on arrival and on a change', async ({ page }) => {
  await page.goto(`${PATH}#cancellation`);
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator('#cancellation')).toBeInViewport();
  await expect(opened(page).locator('summary')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#payment'));
  await expect(page.locator('#payment')).toBeInViewport();
  await expect(opened(page)).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open at a click, and by their address', async ({ page }) => {
    await page.goto(`${PATH}#payment`);
    await expect(opened(page)).toHaveCount(1);
    await items(page).first().locator('summary').click();
    await expect(opened(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Open all' })).toHaveCount(0);
  });
});

test('open questions have no accessibility fault', async ({ page }) => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Open all' }).click();
    const { violations } = await new AxeBuilder({ page }).include('#faq').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual(
      [],
    );
  }
});
