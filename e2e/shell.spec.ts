import AxeBuilder from '@axe-core/playwright';
import { BACK_TO_TOP_PX, FOOTER_HINT_MS } from '../src/constants.ts';
import { expect, test } from './fixture.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, is free of faults, closes by Escape and by its button', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Packages' })).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('a link of the menu closes it and ends at the top of the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

for (const [path, label] of [
  ['/', 'Home'],
  ['/aboutzurura', 'About Zurura'],
  ['/eastafricatraveldestinations', 'Destinations'],
  ['/eastafricatravelpackages', 'Packages'],
  ['/ugandacarhire', 'Car Hire'],
  ['/ugandatravelblog', 'Blog'],
] as const) {
  test(`${path} marks '${label}' as the page that is open`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('header [aria-current="page"]')).toHaveText(label);
  });
}

test('the banner, the footer and the chat button reach the agency', async ({ page }) => {
  await page.goto('/');
  const banner = page.locator('.banner');
  await expect(banner.locator('a[href^="tel:+"]')).toHaveCount(2);
  await expect(banner.locator('a[href^="mailto:"]')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const words of [
    'P.O. Box',
    'Registration status',
    '©',
    'Site by',
    'Terms and Conditions',
    'Kampala',
  ]) {
    await expect(footer).toContainText(words);
  }
  const chat = page.getByRole('link', { name: /^Chat with .* on WhatsApp/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello%20/);
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(`'Back to top' shows after more than ${BACK_TO_TOP_PX} px and leads there`, async ({ page }) => {
  await page.goto('/aboutzurura');
  const link = page.getByRole('link', { name: 'Back to top' });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(link).toBeHidden();
  await scrollTo(BACK_TO_TOP_PX);
  await expect(link).toBeHidden();
  await scrollTo(BACK_TO_TOP_PX + 1);
  await expect(link).toBeVisible();
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(link).toBeHidden();
});

for (const part of ['Services', 'Partners']) {
  test(`the footer's link to ${part} gives its hint for ${FOOTER_HINT_MS} ms`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/aboutzurura');
    await page.clock.pauseAt(60_000);
    await page.getByRole('contentinfo').getByRole('link', { name: part }).click();
    const hint = page.getByText(`Swipe up to view our ${part.toLowerCase()}`);
    await expect(hint).toBeVisible();
    await page.clock.fastForward(FOOTER_HINT_MS - 1);
    await expect(hint).toBeVisible();
    await page.clock.fastForward(1);
    await expect(hint).toBeHidden();
  });
}

test("'Book a trip' leads to the booking section, from the terms to the one at home", async ({ page }) => {
  await page.goto('/ugandatravelblog');
  await page.getByRole('banner').getByRole('link', { name: 'Book a trip' }).click();
  await expect(page.locator('#booking-heading')).toBeFocused();
  await expect(page.locator('#bookingSection')).toBeInViewport();
  await page.goto('/zururatermsandconditions');
  await page.getByRole('banner').getByRole('link', { name: 'Book a trip' }).click();
  await expect(page).toHaveURL(/\/#bookingSection$/);
});

test("'Book Trip' on a card fills 'Where To' with what was clicked", async ({ page }) => {
  await page.goto('/eastafricatravelpackages');
  await page
    .getByRole('link', { name: /^Book Trip/ })
    .first()
    .click();
  const name = await page.locator('article h3').first().innerText();
  await expect(page.locator('#bookingSection [name="destinationLocation"]')).toHaveValue(name);
});
