import { BACK_TO_TOP_PX, FOOTER_HINT_MS } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import { expect, ROUTES, shellLives, SITE, test } from './fixture.ts';
import { ARTICLES } from './sample/articles.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';
import { noteShifts, shiftsOf } from './shifts.ts';

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
    expect(await faultsOf(page, 'header')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();

    // A link to the page that is open closes it, too, and ends at the top.
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await opener.click();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('each page of the menu is marked as the one that is open', async ({ page }) => {
  for (const [path, label] of [
    [ROUTES.home, 'Home'],
    [ROUTES.about, `About ${SITE.shortName}`],
    [ROUTES.destinations, 'Destinations'],
    [ROUTES.packages, 'Packages'],
    [ROUTES.cars, 'Car Hire'],
    [ROUTES.blog, 'Blog'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('header [aria-current="page"]'), path).toHaveText(label);
  }
});

test('a page that one of the menu lists marks it as the part of the site that one is in', async ({
  page,
}) => {
  for (const [path, label] of [
    [`/${PLACES[0]!.id}`, 'Destinations'],
    [`/${TRIPS[0]!.id}`, 'Packages'],
    [`/${ARTICLES[0]!.id}`, 'Blog'],
  ] as const) {
    await page.goto(path);
    const marked = page.locator('#menu [aria-current]');
    await expect(marked, path).toHaveText(label);
    await expect(marked, path).toHaveAttribute('aria-current', 'true');
    await expect(marked, path).toHaveCSS('text-decoration-line', 'underline');
  }
  for (const path of [ROUTES.terms, ROUTES.search, ROUTES.wildlife]) {
    await page.goto(path);
    await expect(page.locator('#menu [aria-current]'), path).toHaveCount(0);
  }
});

test('the banner, the footer and the chat button reach the company', async ({ page }) => {
  await page.goto('/');
  const addresses = (part: string) =>
    page
      .locator(`${part} a`)
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
  const phones = SITE.phones.map((phone) => `tel:${phone.replaceAll(' ', '')}`);
  const contacts = [...phones, `mailto:${SITE.email}`];
  expect(await addresses('.banner')).toEqual(expect.arrayContaining(contacts));
  expect(await addresses('footer')).toEqual(
    expect.arrayContaining([...contacts, SITE.registration.url, ...SITE.social.map(({ url }) => url)]),
  );
  for (const phone of phones) expect(phone).toMatch(/^tel:\+\d+$/);
  const footer = page.getByRole('contentinfo');
  for (const words of [SITE.name, ...SITE.address, SITE.registration.label, '©', SITE.credit])
    await expect(footer).toContainText(words);
  await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    ROUTES.terms,
  );
  const chat = page.getByRole('link', { name: /^Chat with .* on WhatsApp/ });
  const { number, greeting } = SITE.chat;
  await expect(chat).toHaveAttribute('href', `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`);
});

test('a slip in an address is answered with the pages that it is like, and nothing moves', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/404/);
  await page.setViewportSize({ width: 360, height: 740 });
  await noteShifts(page);
  await page.goto('/MORNNIG');
  const near = page.locator('p', { hasText: 'Did you mean' }).getByRole('link');
  await expect(near.first()).toHaveAttribute('href', '/morning');
  await expect(page.locator('.search-row').first()).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await shiftsOf(page)).toEqual([]);
  await near.first().click();
  await expect(page.locator('h1')).toHaveText(TRIPS.find(({ id }) => id === 'morning')!.heading);
});

test('an address whose signs are broken is answered like any other wrong one', async ({ page, tolerate }) => {
  tolerate.push(/404/);
  for (const address of ['/caf%E9', '/%zz']) {
    await page.goto(address);
    await shellLives(page);
    await expect(page.locator('#search-field')).toHaveValue('');
    await expect(page.locator('p', { hasText: 'Did you mean' }).getByRole('link')).toHaveCount(0);
  }
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(`'Back to top' shows after more than ${BACK_TO_TOP_PX} px and leads there`, async ({ page }) => {
  await page.goto(ROUTES.about);
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

test(`the footer's links to parts of a page give their hint for ${FOOTER_HINT_MS} ms`, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(ROUTES.about);
  await shellLives(page);
  await page.clock.pauseAt(60_000);
  for (const part of ['Services', 'Partners']) {
    await page.getByRole('contentinfo').getByRole('link', { name: part }).click();
    const hint = page.getByText(`Swipe up to view our ${part.toLowerCase()}`);
    await expect(hint).toBeVisible();
    await page.clock.fastForward(FOOTER_HINT_MS - 1);
    await expect(hint).toBeVisible();
    await page.clock.fastForward(1);
    await expect(hint).toBeHidden();
  }
});

test("'Book a trip' leads to the booking section, from the terms to the one at home", async ({ page }) => {
  await page.goto(ROUTES.blog);
  await page.getByRole('banner').getByRole('link', { name: 'Book a trip' }).click();
  await expect(page.locator('#booking-heading')).toBeFocused();
  await expect(page.locator('#bookingSection')).toBeInViewport();
  await page.goto(ROUTES.terms);
  await page.getByRole('banner').getByRole('link', { name: 'Book a trip' }).click();
  await expect(page).toHaveURL(/\/#bookingSection$/);
});

test("'Book Trip' on a card fills 'Where To' with what was clicked", async ({ page }) => {
  await page.goto(ROUTES.packages);
  await page
    .getByRole('link', { name: /^Book Trip/ })
    .first()
    .click();
  await expect(page.locator('#bookingSection [name="destinationLocation"]')).toHaveValue(TRIPS[0]!.heading);
});
