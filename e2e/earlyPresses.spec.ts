import type { Page } from '@playwright/test';
import { TRIPS } from './sample/trips.ts';
import { expect, MADE_BY, ROUTES, test } from './fixture.ts';

/** Opens a page whose scripts do not come before they are let through, as on a slow line. */
async function openWithoutScripts(page: Page, address: string) {
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(address);
  return letThrough;
}

test('the contents box takes the focus along, though it was pressed before its script had come', async ({
  page,
}) => {
  const letThrough = await openWithoutScripts(page, ROUTES.terms);
  const links = page.locator('.contents a');
  await links.nth(1).click();
  await links.nth(3).click();
  await expect(page).toHaveURL(/#TCfourth$/);
  letThrough();
  await expect(page.locator('#TCfourth h2')).toBeFocused();
});

test("'Book Trip' fills 'Where To', though it was pressed before its script had come", async ({ page }) => {
  const letThrough = await openWithoutScripts(page, ROUTES.packages);
  const links = page.getByRole('link', { name: /^Book Trip/ });
  await links.first().click();
  await expect(page).toHaveURL(/#bookingSection$/);
  letThrough();
  await expect(page.locator('#booking-heading')).toBeFocused();
  await expect(page.locator('[name="destinationLocation"]')).toHaveValue(TRIPS[0]!.heading);
});

test('an article is shared once, though the button was pressed before its script had come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shares: ShareData[] = [];
    Object.assign(window, { shares });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shares.push(data) });
  });
  const letThrough = await openWithoutScripts(page, MADE_BY['[article].astro']!);
  await page.getByRole('button', { name: 'Share' }).click();
  letThrough();
  const shares = () => page.evaluate(() => (window as unknown as { shares: ShareData[] }).shares.length);
  await expect.poll(shares).toBe(1);
  // Pressed again, now that it lives, it answers once more and no more.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(shares).toBe(2);
});
