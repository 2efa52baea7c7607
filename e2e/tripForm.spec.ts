import AxeBuilder from '@axe-core/playwright';
import { RETURN_AFTER_DAYS, TRIP_SUCCESS_LABEL_MS } from '../src/constants.ts';
import { expectMails, fillTrip, newName, openTrip, sendTrip, SEND, tripForm } from './enquiries.ts';
import { expect, test } from './fixture.ts';

test('starts with the specified defaults and minimums', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+03:00'));
  await openTrip(page);
  const form = tripForm(page);
  await expect(form.getByLabel('Departure Date')).toHaveValue('2026-11-21');
  await expect(form.getByLabel('Departure Date')).toHaveAttribute('min', '2026-11-21');
  await expect(form.getByLabel('Return Date')).toHaveValue('');
  await expect(form.getByLabel('Return Date')).toHaveAttribute('min', `2026-11-${21 + RETURN_AFTER_DAYS}`);
  await expect(form.getByLabel('Adults')).toHaveValue('1');
  await expect(form.getByLabel('Children')).toHaveValue('0');
  await expect(form.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

const EMPTY = [
  ['Where To', 'Please provide a destination'],
  ['Where From', 'Please provide a pick-up location'],
  ['Full Name', 'Include a space between your names.'],
  ['Phone Number', 'Please provide a valid phone number.'],
] as const;

test('a press on submit shows each message in its place and leads to it', async ({ page }) => {
  await openTrip(page);
  const form = tripForm(page);
  for (const [, message] of EMPTY) await expect(form.getByText(message)).toHaveCount(0);
  await sendTrip(page);
  const summary = form.locator('a[href^="#"]').first().locator('xpath=ancestor::div[1]');
  await expect(summary).toBeVisible();
  for (const [label, message] of EMPTY) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/\./g, '\\.')));
  }
  await expect(page).toHaveTitle(/^Error: /);
  const { violations } = await new AxeBuilder({ page }).include('#bookingSection').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await form.getByRole('link', { name: /Phone Number/ }).click();
  await expect(form.getByLabel('Phone Number')).toBeFocused();
  await form.getByLabel('Phone Number').fill('0772123456');
  await expect(form.getByLabel('Phone Number')).not.toHaveAttribute('aria-invalid', 'true');
});

/** A wrong value of each kind of field; all others are units of the rules and of the trip form. */
const WRONG = [
  ['Phone Number', '+123456789', 'Please provide a valid phone number.'],
  ['Adults', '1.5', 'At least 1 adult'],
  ['Return Date', '2020-01-01', 'Please choose a date at least 2 days from today, and not before departure'],
] as const;

for (const [label, value, message] of WRONG) {
  test(`${label} '${value}' is told: ${message}`, async ({ page }) => {
    let sends = 0;
    page.on('request', (request) => {
      if (SEND.test(request.url())) sends++;
    });
    await openTrip(page);
    await fillTrip(page, newName());
    await tripForm(page).getByLabel(label, { exact: true }).fill(value);
    await sendTrip(page);
    await expect(tripForm(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message.replace(/\./g, '\\.')),
    );
    expect(sends).toBe(0);
  });
}

test('an answer by e-mail needs an address', async ({ page }) => {
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await tripForm(page).getByRole('radio', { name: 'Email' }).check();
  await sendTrip(page);
  const email = tripForm(page).getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('amina@traveller.example');
  await sendTrip(page);
  const [mail] = await expectMails(name, 1);
  expect(mail?.replyTo?.[0]?.address).toBe('amina@traveller.example');
});

test('a success says the name, empties the form and gives the label back after its time', async ({
  page,
}) => {
  await page.clock.install();
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  const form = tripForm(page);
  await expect(
    form.getByRole('status').getByText(`${name}, Your trip has been Booked Successfully.`),
  ).toBeVisible();
  await expect(form.getByText('nothing is charged').first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Booking Complete' })).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form.getByLabel('Adults')).toHaveValue('1');
  const { violations } = await new AxeBuilder({ page }).include('#bookingSection').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.clock.fastForward(TRIP_SUCCESS_LABEL_MS);
  await expect(form.getByRole('button', { name: 'Complete Booking' })).toBeVisible();
  await expect(form.getByText(`${name}, Your trip has been Booked Successfully.`)).toBeVisible();
  const [mail] = await expectMails(name, 1);
  for (const words of [
    'Where To: Bwindi',
    'Where From: Entebbe airport',
    `Full Name: ${name}`,
    'Adults: 1',
  ]) {
    expect(mail?.text).toContain(words);
  }
});

test('what goes out has the specified names, as multipart', async ({ page }) => {
  await openTrip(page);
  await fillTrip(page, newName());
  const [request] = await Promise.all([page.waitForRequest(SEND), sendTrip(page)]);
  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send-form');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const body = request.postData() ?? '';
  for (const field of [
    ...['startdate', 'enddate', 'destinationLocation', 'returnLocation', 'adultCount', 'childCount'],
    ...['travelerName', 'travelerContact', 'travelerEmail', 'answerBy', 'specialRequests', 'enquiry_ref'],
    ...['lib_version', 'service_id', 'template_id', 'user_id'],
  ]) {
    expect(body.split(`name="${field}"`).length - 1, field).toBe(1);
  }
});

test('a draft is there again after a reload, until it is cleared', async ({ page }) => {
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await tripForm(page).getByLabel('Special Requests').fill('A window seat');
  await page.reload();
  await expect(tripForm(page).getByLabel('Full Name')).toHaveValue(name);
  await expect(tripForm(page).getByLabel('Special Requests')).toHaveValue('A window seat');
  await expect(tripForm(page).getByText('We restored your draft.')).toBeVisible();
  await tripForm(page).getByRole('button', { name: 'Clear this form' }).click();
  await expect(tripForm(page).getByLabel('Full Name')).toHaveValue('');
  await page.reload();
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
  await expect(tripForm(page).getByLabel('Full Name')).toHaveValue('');
});

test('a draft of more than seven days is gone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-01T10:00:00+03:00') });
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await page.clock.runFor(1000);
  await page.clock.setFixedTime(new Date('2026-11-09T10:00:00+03:00'));
  await page.reload();
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
  await expect(tripForm(page).getByLabel('Full Name')).toHaveValue('');
});

// East and west of Greenwich, where the day differs from UTC's; leap days, years' ends and summer times are units.
for (const [timezoneId, now, today, earliest] of [
  ['Africa/Kampala', '2026-11-20T21:30:00Z', '2026-11-21', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-21T03:30:00Z', '2026-11-20', '2026-11-22'],
] as const) {
  test.describe(`in ${timezoneId} at ${now}`, () => {
    test.use({ timezoneId });
    test(`today is ${today}, and the earliest return ${earliest}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await openTrip(page);
      await expect(tripForm(page).getByLabel('Departure Date')).toHaveValue(today);
      await expect(tripForm(page).getByLabel('Return Date')).toHaveAttribute('min', earliest);
    });
  });
}

test('a page left open over midnight never sends yesterday', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:55:00+03:00') });
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await page.clock.fastForward(10 * 60_000);
  await sendTrip(page);
  // Either the untouched date has moved on, or the visitor is asked; yesterday is not an answer.
  await expect(tripForm(page).getByLabel('Departure Date')).toHaveAttribute('min', '2026-11-22');
  await expect(tripForm(page).getByLabel('Departure Date')).not.toHaveValue('2026-11-21');
});

test('can be filled in and sent with the keyboard alone', async ({ page }) => {
  const name = newName();
  await openTrip(page);
  await page.locator('#booking-heading').focus();
  const type = async (label: string, value: string) => {
    const field = tripForm(page).getByLabel(label, { exact: true });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.type(value);
  };
  await type('Where To', 'Akagera');
  await type('Where From', 'Kigali');
  await type('Full Name', name);
  await type('Phone Number', '0772123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}, Your trip has been Booked Successfully.`)).toBeVisible();
  await expectMails(name, 1);
});
