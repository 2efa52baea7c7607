import { expect, MADE_BY, ROUTES, test } from './fixture.ts';
import { holdScripts } from './held.ts';
import { TRIPS } from './sample/trips.ts';
import { noteShares } from './shares.ts';

test('the contents box takes the focus along, though it was pressed before its script had come', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(ROUTES.terms);
  const links = page.locator('.contents a');
  await links.nth(1).click();
  await links.nth(3).click();
  await expect(page).toHaveURL(/#TCfourth$/);
  scripts.release();
  await expect(page.locator('#TCfourth h2')).toBeFocused();
});

test("'Book Trip' fills 'Where To', though it was pressed before its script had come", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(ROUTES.packages);
  const links = page.getByRole('link', { name: /^Book Trip/ });
  await links.first().click();
  await expect(page).toHaveURL(/#bookingSection$/);
  scripts.release();
  await expect(page.locator('#booking-heading')).toBeFocused();
  await expect(page.locator('[name="destinationLocation"]')).toHaveValue(TRIPS[0]!.heading);
});

test('an article is shared once, though the button was pressed before its script had come', async ({
  page,
}) => {
  const shares = await noteShares(page);
  const scripts = await holdScripts(page);
  await page.goto(MADE_BY['[article].astro']!);
  await page.getByRole('button', { name: 'Share' }).click();
  scripts.release();
  await expect.poll(shares).toHaveLength(1);
  // Pressed again, now that it lives, it answers once more and no more.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(shares).toHaveLength(2);
});
