import type { Page } from '@playwright/test';
import { expectMails, fillTrip, mailsWith, newAddress, newName, tripForm } from './enquiries.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { hold } from './held.ts';
import { CARS } from './sample/cards.ts';

/** The page that a visitor lands on, with the reference in its address. */
const received = new RegExp(`${ROUTES.received}\\?ref=[\\w-]+$`);

async function sendAllThree(page: Page) {
  const name = newName();
  await page.goto(ROUTES.blog);
  await fillTrip(page, name);
  await tripForm(page).getByLabel('Departure Date').fill('2099-01-01');
  await tripForm(page).getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page).toHaveURL(received);
  await expect(page.locator('h1')).toBeVisible();
  const [trip] = await expectMails(name, 1);
  expect(trip?.text).toContain('Where To: Bwindi');

  const driver = newName();
  await page.goto(ROUTES.cars);
  const { id, carname } = CARS[3]!;
  const car = page.locator(`#${id}`);
  await car.locator('summary').click();
  await car.getByLabel('Full name').fill(driver);
  await car.getByLabel('Email').fill('amina@traveller.example');
  await car.getByLabel('Phone').fill('+256772000000');
  await car.getByLabel('Pick-up date').fill('2099-01-01');
  await car.getByLabel('Return date').fill('2099-01-02');
  await car.getByRole('button', { name: 'Send Booking' }).click();
  await expect(page).toHaveURL(received);
  const [booking] = await expectMails(driver, 1);
  expect(booking?.text).toContain(carname);

  const address = newAddress();
  await page.goto('/');
  const newsletter = page.locator('#newsletter');
  await newsletter.getByRole('textbox', { name: /email/i }).fill(address);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(received);
  await expectMails(address, 1);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all three forms deliver', async ({ page }) => sendAllThree(page));

  test('no form keeps room for the news of a draft, which nobody keeps', async ({ page }) => {
    for (const route of [ROUTES.home, ROUTES.cars]) {
      await page.goto(route);
      const rooms = page.locator('form div:has(> p[role="status"]:only-child)');
      expect(await rooms.count()).toBeGreaterThan(1);
      await expect(rooms.filter({ visible: true })).toHaveCount(0);
    }
  });

  test('the page of a sent enquiry speaks of a reference only where there is one', async ({ page }) => {
    const line = page.getByText('Your reference:');
    await page.goto(`${ROUTES.received}?ref=1A2B3C4D`);
    await expect(line).toContainText('1A2B3C4D');
    await page.goto(ROUTES.received);
    await expect(page.locator('h1')).toBeVisible();
    await expect(line).toBeHidden();
  });

  test.describe('a broken rule', () => {
    test.use({ tolerate: [/422/] });
    test('gets a page with the specified words, and going back keeps the fields', async ({ page }) => {
      const name = newName();
      await page.goto(ROUTES.blog);
      await fillTrip(page, name);
      await tripForm(page).getByLabel('Departure Date').fill('2099-01-01');
      await tripForm(page).getByLabel('Phone Number').fill('12');
      await tripForm(page).getByRole('button', { name: 'Complete Booking' }).click();
      await expect(page.getByText('Please provide a valid phone number.')).toBeVisible();
      await expect(page.getByText(/go back/i)).toBeVisible();
      await expect(page.getByText(/your fields are kept/i)).toBeVisible();
      expect(await mailsWith(name)).toHaveLength(0);
      await page.goBack();
      await expect(tripForm(page).getByLabel('Full Name')).toHaveValue(name);
    });
  });
});

test.describe('with scripts that never arrive', () => {
  test.use({
    tolerate: [/Failed to load resource|ERR_FAILED|Failed to fetch dynamically imported module|hydrat/i],
  });

  test('all three forms deliver', async ({ page }) => {
    await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
    await sendAllThree(page);
  });
});

test('text typed before a form is alive stays in it', async ({ page }) => {
  const script = await hold(page, /\/_astro\/TripForm.*\.js$/);
  const name = newName();
  await page.goto(`${ROUTES.blog}#bookingSection`);
  await fillTrip(page, name);
  script.release();
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
  await expect(tripForm(page).getByLabel('Full Name')).toHaveValue(name);
});
