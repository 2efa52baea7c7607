import type { Page } from '@playwright/test';
import { inPdf } from '../src/guides/testing/inPdf.ts';
import { faultsOf } from './accessibility.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { QUESTIONS } from './sample/cards.ts';

const PATH = ROUTES.packages;
const COUNT = QUESTIONS.length;
const [FIRST, SECOND] = QUESTIONS.map(({ id }) => id);
const items = (page: Page) => page.locator('#faq details');
const opened = (page: Page) => page.locator('#faq details[open]');

test('on paper every question has its answer', async ({ page }) => {
  await page.goto(PATH);
  await expect(opened(page)).toHaveCount(0);
  const answer = (await items(page).last().locator('.answer p').first().textContent())!;
  const { text } = await inPdf(await page.pdf());
  expect(answer.length).toBeGreaterThan(20);
  expect(text.replace(/\s/g, '')).toContain(answer.replace(/\s/g, ''));
});

test("a question opens and closes at one click or key, the others stay; 'Open all' opens every one, and then closes them", async ({
  page,
}) => {
  await page.goto(PATH);
  const [first, second] = [items(page).nth(0), items(page).nth(1)];
  await first.locator('summary').click();
  await second.locator('summary').press('Enter');
  await expect(opened(page)).toHaveCount(2);
  await expect(first.locator('.answer')).toBeVisible();
  await first.locator('summary').click();
  await expect(opened(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(opened(page)).toHaveCount(COUNT);
  await expect(page.locator('#faq a').first()).toBeVisible();
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page, '#faq'), 'accessibility faults').toEqual([]);
  }
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(opened(page)).toHaveCount(0);
  for (const summary of await page.locator('#faq summary').all()) await summary.click();
  await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
});

test('the address opens its question, on arrival and on a change', async ({ page }) => {
  await page.goto(`${PATH}#${SECOND}`);
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator(`#${SECOND}`)).toBeInViewport();
  await expect(opened(page).locator('summary')).toBeInViewport();
  await page.evaluate((id) => (location.hash = `#${id}`), FIRST);
  await expect(page.locator(`#${FIRST}`)).toBeInViewport();
  await expect(opened(page)).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open at a click, and by their address', async ({ page }) => {
    await page.goto(`${PATH}#${SECOND}`);
    await expect(opened(page)).toHaveCount(1);
    await items(page).first().locator('summary').click();
    await expect(opened(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Open all' })).toHaveCount(0);
  });
});
