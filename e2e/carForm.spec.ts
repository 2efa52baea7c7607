import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectMails, newName, SEND } from './enquiries.ts';
import { expect, test } from './fixture.ts';

const car = (page: Page, id = 'toyota-van') => page.locator(`#${id}`);
const opener = (page: Page, id?: string) => car(page, id).locator('summary');

async function open(page: Page, id = 'toyota-van') {
  await page.goto(`/ugandacarhire#${id}`);
  await expect(car(page, id).locator('form')).toHaveAttribute('novalidate', '');
  await opener(page, id).click();
}

async function fill(page: Page, name: string, id?: string) {
  const form = car(page, id);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill('amina@traveller.example');
  await form.getByLabel('Phone').fill('+256772000000');
  await form.getByLabel('Return date').fill('2099-01-02');
}
const submit = (page: Page, id?: string) =>
  car(page, id).getByRole('button', { name: 'Send Booking' }).click();

test('opens at Book Car, which hides, and closes by its icon, which gives the focus back', async ({
  page,
}) => {
  await open(page);
  await expect(opener(page)).toBeHidden();
  await expect(car(page).getByLabel('Full name')).toBeVisible();
  await car(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(car(page).getByLabel('Full name')).toBeHidden();
  await expect(opener(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

test('tells each field what it wants', async ({ page }) => {
  await open(page);
  await car(page).getByLabel('Pick-up date').fill('');
  await submit(page);
  for (const [label, message] of [
    ['Full name', 'Please space out your names'],
    ['Email', 'Provide a valid email address'],
    ['Phone', 'Provide a valid phone number'],
    ['Pick-up date', 'Please provide a date to get the car'],
    ['Return date', 'Please provide a date to return the car'],
  ] as const) {
    await expect(car(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(car(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(car(page).getByText('Driver is optional')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#toyota-van').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('refuses a return before the pick-up', async ({ page }) => {
  await open(page);
  await fill(page, newName());
  await car(page).getByLabel('Pick-up date').fill('2099-01-03');
  await submit(page);
  await expect(car(page).getByLabel('Return date')).toHaveAccessibleDescription(
    /Please choose a return date on or after the pick-up date/,
  );
});

test('sends JSON with the specified names and stays open', async ({ page }) => {
  const name = newName();
  await open(page);
  await fill(page, name);
  await car(page).getByLabel('With driver').check();
  const [request] = await Promise.all([page.waitForRequest(SEND), submit(page)]);
  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send');
  const body = request.postDataJSON() as { template_params: Record<string, unknown> };
  expect(Object.keys(body).toSorted()).toEqual(
    ['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'].toSorted(),
  );
  expect(Object.keys(body.template_params)).toEqual(
    expect.arrayContaining([
      ...['carname', 'driversName', 'email', 'phonenumber', 'pickupdate', 'returndate', 'withdriver'],
      'enquiry_ref',
    ]),
  );
  await expect(car(page).getByText('Successful Booking')).toBeVisible();
  await expect(car(page).getByLabel('Full name')).toBeVisible();
  const [mail] = await expectMails(name, 1);
  expect(mail?.text).toContain('Toyota Van');
  expect(mail?.text).toContain('With driver: yes');
});

test('a car being used can be asked for, with a word about it', async ({ page }) => {
  const name = newName();
  await open(page, 'mitsubishi-van');
  await expect(car(page, 'mitsubishi-van').locator('details')).toContainText(/being used/i);
  await fill(page, name, 'mitsubishi-van');
  await submit(page, 'mitsubishi-van');
  await expect(car(page, 'mitsubishi-van').getByText('Successful Booking')).toBeVisible();
  const [mail] = await expectMails(name, 1);
  expect(mail?.text).toContain('Mitsubishi Van');
});

test.describe('when the provider refuses', () => {
  test.use({ tolerate: [/Failed to load resource/] });
  test('says so in the specified words and keeps the form', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 400, body: 'no' }));
    const name = newName();
    await open(page);
    await fill(page, name);
    await submit(page);
    await expect(car(page).getByRole('alert')).toContainText('error submitting the form');
    await expect(car(page).getByLabel('Full name')).toHaveValue(name);
  });
});

test('can be opened, filled in, sent and closed with the keyboard alone', async ({ page }) => {
  const name = newName();
  await page.goto('/ugandacarhire#toyota-van');
  await expect(car(page).locator('form')).toHaveAttribute('novalidate', '');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const tabTo = (label: string) =>
    expect(async () => {
      await page.keyboard.press('Tab');
      await expect(car(page).getByLabel(label)).toBeFocused({ timeout: 50 });
    }).toPass();
  await tabTo('Full name');
  await page.keyboard.type(name);
  await tabTo('Email');
  await page.keyboard.type('amina@traveller.example');
  await tabTo('Phone');
  await page.keyboard.type('0772123456');
  await tabTo('Return date');
  await car(page).getByLabel('Return date').fill('2099-01-02');
  await page.keyboard.press('Enter');
  await expect(car(page).getByText('Successful Booking')).toBeVisible();
  await expectMails(name, 1);
});
