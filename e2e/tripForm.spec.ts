import type { Page } from '@playwright/test';
import { RETURN_AFTER_DAYS, TRIP_SUCCESS_LABEL_MS } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import {
  answer,
  expectMails,
  fillTrip,
  newName,
  openTrip,
  SEND,
  sendTrip,
  sentWords,
  status,
  tabTo,
  tripForm,
} from './enquiries.ts';
import { expect, test } from './fixture.ts';

const field = (page: Page, label: string) => tripForm(page).getByLabel(label, { exact: true });
const literally = (words: string) => new RegExp(words.replace(/\./g, '\\.'));

const EMPTY = [
  ['Where To', 'Please provide a destination'],
  ['Where From', 'Please provide a pick-up location'],
  ['Full Name', 'Include a space between your names.'],
  ['Phone Number', 'Please provide a valid phone number.'],
] as const;

/** A wrong value of each kind of field; all others are units of the rules and of the trip form. */
const WRONG = [
  ['Phone Number', '+123456789', 'Please provide a valid phone number.', '+256 772 000 000'],
  ['Adults', '1.5', 'At least 1 adult', '1'],
  [
    ...(['Return Date', '2020-01-01'] as const),
    `Please choose a date at least ${RETURN_AFTER_DAYS} days from today, and not before departure`,
    '',
  ],
] as const;

test('a press on submit shows each message in its place and leads to it, whatever is wrong, until nothing is', async ({
  page,
}) => {
  let sends = 0;
  page.on('request', (request) => {
    if (SEND.test(request.url())) sends++;
  });
  await openTrip(page);
  const form = tripForm(page);
  for (const [, message] of EMPTY) await expect(form.getByText(message)).toHaveCount(0);
  await sendTrip(page);
  const summary = form.locator('a[href^="#"]').first().locator('xpath=ancestor::div[1]');
  await expect(summary).toBeVisible();
  for (const [label, message] of EMPTY) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(literally(message));
  }
  await expect(page).toHaveTitle(/^Error: /);
  expect(await faultsOf(page, '#bookingSection')).toEqual([]);

  await form.getByRole('link', { name: /Phone Number/ }).click();
  await expect(field(page, 'Phone Number')).toBeFocused();
  await field(page, 'Phone Number').fill('0772123456');
  await expect(field(page, 'Phone Number')).not.toHaveAttribute('aria-invalid', 'true');

  const name = newName();
  await fillTrip(page, name);
  for (const [label, wrong, message, right] of WRONG) {
    await field(page, label).fill(wrong);
    await sendTrip(page);
    await expect(field(page, label), `${label} '${wrong}'`).toHaveAccessibleDescription(literally(message));
    await field(page, label).fill(right);
  }

  await form.getByRole('radio', { name: 'Email' }).check();
  await sendTrip(page);
  const email = form.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(sends).toBe(0);
  await email.fill('amina@traveller.example');
  await sendTrip(page);
  const [mail] = await expectMails(name, 1);
  expect(mail?.replyTo?.[0]?.address).toBe('amina@traveller.example');
});

test('what goes out has the specified names, as multipart; a success says the name, empties the form and gives the label back after its time', async ({
  page,
}) => {
  await page.clock.install();
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  const [request] = await Promise.all([page.waitForRequest(SEND), sendTrip(page)]);
  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send-form');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const body = request.postData() ?? '';
  for (const sent of [
    ...['startdate', 'enddate', 'destinationLocation', 'returnLocation', 'adultCount', 'childCount'],
    ...['travelerName', 'travelerContact', 'travelerEmail', 'answerBy', 'specialRequests', 'enquiry_ref'],
    ...['lib_version', 'service_id', 'template_id', 'user_id'],
  ]) {
    expect(body.split(`name="${sent}"`).length - 1, sent).toBe(1);
  }
  const form = tripForm(page);
  await expect(form.getByRole('status').getByText(sentWords(name))).toBeVisible();
  await expect(form.getByText('nothing is charged').first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Booking Complete' })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(field(page, 'Adults')).toHaveValue('1');
  expect(await faultsOf(page, '#bookingSection')).toEqual([]);
  await page.clock.fastForward(TRIP_SUCCESS_LABEL_MS);
  // The page's clock goes on by itself: whoever waits for longer sees a label return that is late.
  await expect(form.getByRole('button', { name: 'Complete Booking' })).toBeVisible({
    timeout: TRIP_SUCCESS_LABEL_MS / 2,
  });
  await expect(form.getByText(sentWords(name))).toBeVisible();
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

test('a draft is there again after a reload, until it is cleared or seven days have passed', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-01T10:00:00+03:00') });
  const name = newName();
  await openTrip(page);
  const form = tripForm(page);
  const reload = async () => {
    await page.clock.runFor(1000);
    await page.reload();
    await expect(form).toHaveAttribute('novalidate', '');
  };
  await fillTrip(page, name);
  await field(page, 'Special Requests').fill('A window seat');
  await reload();
  await expect(field(page, 'Full Name')).toHaveValue(name);
  await expect(field(page, 'Special Requests')).toHaveValue('A window seat');
  await expect(form.getByText('We restored your draft.')).toBeVisible();
  await form.getByRole('button', { name: 'Clear this form' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await reload();
  await expect(field(page, 'Full Name')).toHaveValue('');

  await fillTrip(page, name);
  await page.clock.runFor(1000);
  await page.clock.setFixedTime(new Date('2026-11-09T10:00:00+03:00'));
  await page.reload();
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(field(page, 'Full Name')).toHaveValue('');
  // Nor is it kept: on a phone that several people use, they could read it.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
});

test('a date begun and not finished is not brought back as an empty one', async ({ page }) => {
  await openTrip(page);
  const departure = field(page, 'Departure Date');
  const today = await departure.inputValue();
  await departure.focus();
  await page.keyboard.press('Backspace');
  await expect(departure).toHaveValue('');
  await field(page, 'Where From').fill('Entebbe');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Entebbe');
  await page.reload();
  await expect(field(page, 'Where From')).toHaveValue('Entebbe');
  await expect(departure).toHaveValue(today);
});

// East and west of Greenwich, where the day differs from UTC's; leap days, years' ends and summer times are units.
for (const [timezoneId, now, today, earliest] of [
  ['Africa/Kampala', '2026-11-20T21:30:00Z', '2026-11-21', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-21T03:30:00Z', '2026-11-20', '2026-11-22'],
] as const) {
  test.describe(`in ${timezoneId} at ${now}`, () => {
    test.use({ timezoneId });

    test(`today is ${today}, and the form starts with the specified defaults and minimums`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(now));
      await openTrip(page);
      await expect(field(page, 'Departure Date')).toHaveValue(today);
      await expect(field(page, 'Departure Date')).toHaveAttribute('min', today);
      await expect(field(page, 'Return Date')).toHaveValue('');
      await expect(field(page, 'Return Date')).toHaveAttribute('min', earliest);
      await expect(field(page, 'Adults')).toHaveValue('1');
      await expect(field(page, 'Children')).toHaveValue('0');
      await expect(tripForm(page).getByRole('radio', { name: 'Phone call' })).toBeChecked();
      await expect(tripForm(page).getByRole('alert')).toHaveCount(0);
    });
  });
}

test('a page left open over midnight never sends yesterday', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:55:00+03:00') });
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await page.clock.fastForward(10 * 60_000);
  // By the calendar of those who take it in, that day is long over.
  await answer(page, status(200));
  const [request] = await Promise.all([page.waitForRequest(SEND), sendTrip(page)]);
  expect(/name="startdate"\s+([\d-]+)/.exec(request.postData() ?? '')?.[1]).toBe('2026-11-22');
  await expect(field(page, 'Departure Date')).toHaveAttribute('min', '2026-11-22');
  await expect(page.getByText(sentWords(name))).toBeVisible();
});

test('can be filled in and sent with the keyboard alone', async ({ page }) => {
  const name = newName();
  await openTrip(page);
  await page.locator('#booking-heading').focus();
  for (const [label, value] of [
    ['Where To', 'Akagera'],
    ['Where From', 'Kigali'],
    ['Full Name', name],
    ['Phone Number', '0772123456'],
  ] as const) {
    await tabTo(page, label);
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(sentWords(name))).toBeVisible();
  await expectMails(name, 1);
});
