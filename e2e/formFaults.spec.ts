import type { Page, Route } from '@playwright/test';
import {
  expectMails,
  fillTrip,
  mailsWith,
  newName,
  openTrip,
  SEND,
  sendTrip,
  tripForm,
} from './enquiries.ts';
import { expect, test } from './fixture.ts';

/** What the browser itself writes to the console of a refused or failed request. */
const NETWORK = /Failed to load resource|net::ERR/;

const sent = (name: string) => `${name}, Your trip has been Booked Successfully.`;
const panel = (page: Page) => tripForm(page).getByRole('alert');
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });

test.use({ tolerate: [NETWORK] });

/** Answers every send so, and counts them. */
async function answer(page: Page, handle: (route: Route, attempt: number) => Promise<void>) {
  const seen = { attempts: 0 };
  await page.route(SEND, (route) => handle(route, ++seen.attempts));
  return seen;
}
const status =
  (code: number, body = 'no') =>
  (route: Route) =>
    route.fulfill({ status: code, body });

const REFUSED = /did not accept it. That is our fault, not yours/;
const UNREACHABLE = /could not reach our mail service/;

type Fault = readonly [title: string, handle: (route: Route) => Promise<void>, words: RegExp];

/** One of each class of answers: which answer is of which class, src/forms/outcome.test.ts and the mailer's units say. */
const ONE_ATTEMPT: readonly Fault[] = [
  ['a request that ends without an answer', (route) => route.abort('connectionreset'), UNREACHABLE],
  ['a 400', status(400), REFUSED],
  ['a 413', status(413), /too long by \d+ characters?/],
  [
    'a page of HTML with 200, as a hotel’s log-in gives',
    (route) => route.fulfill({ status: 200, body: '<html>log in</html>', contentType: 'text/html' }),
    /could not confirm/,
  ],
];

for (const [fault, handle, words] of ONE_ATTEMPT) {
  test(`${fault} keeps the enquiry, says so once and sends when asked again`, async ({ page }) => {
    const name = newName();
    const seen = await answer(page, handle);
    await openTrip(page);
    await fillTrip(page, name);
    await sendTrip(page);
    await expect(panel(page)).toContainText(words);
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toContainText('Nothing is lost');
    await expect(panel(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/);
    for (const link of ['WhatsApp', 'Email']) {
      const href = await panel(page).getByRole('link', { name: link }).getAttribute('href');
      expect(decodeURIComponent(href ?? ''), link).toContain(name);
      expect(decodeURIComponent(href ?? ''), link).toContain('Bwindi');
    }
    await expect(page.getByText('Booked Successfully')).toHaveCount(0);
    expect(seen.attempts).toBe(1);
    await expect(tripForm(page).getByLabel('Full Name')).toHaveValue(name);
    expect(await mailsWith(name)).toHaveLength(0);

    await page.unroute(SEND);
    await retry(page).click();
    await expect(page.getByText(sent(name))).toBeVisible();
    await expectMails(name, 1);
  });
}

for (const [code, attempts, waits] of [
  [429, 4, [1500, 3500, 8500]],
  [502, 3, [2500, 6500]],
] as const) {
  test(`a ${code} is tried again by itself, ${attempts} times in all, then asks the visitor`, async ({
    page,
  }) => {
    await page.clock.install();
    const name = newName();
    const seen = await answer(page, status(code));
    await openTrip(page);
    await fillTrip(page, name);
    await sendTrip(page);
    for (const [at, wait] of waits.entries()) {
      await expect.poll(() => seen.attempts).toBe(at + 1);
      await expect(tripForm(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
      await page.clock.fastForward(wait);
    }
    await expect(panel(page)).toContainText('Nothing is lost');
    expect(seen.attempts).toBe(attempts);
  });
}

test('a 429 that passes ends as sent, with one mail', async ({ page }) => {
  await page.clock.install();
  const name = newName();
  await answer(page, (route, attempt) => (attempt === 1 ? status(429)(route) : route.continue()));
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(tripForm(page).getByText('Busy, trying again…')).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page.getByText(sent(name))).toBeVisible();
  await expectMails(name, 1);
});

test('a success without a word is a success', async ({ page }) => {
  const name = newName();
  await answer(page, (route) => route.fulfill({ status: 204, body: '' }));
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(page.getByText(sent(name))).toBeVisible();
});

test('an answer lost after the mail was stored ends as one mail', async ({ page }) => {
  const name = newName();
  await answer(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(panel(page)).toContainText(UNREACHABLE);
  await expectMails(name, 1);
  await page.unroute(SEND);
  await retry(page).click();
  await expect(page.getByText(sent(name))).toBeVisible();
  expect(await mailsWith(name)).toHaveLength(1);
});

test('no answer for 30 seconds is unconfirmed, and a late one turns it to sent', async ({ page }) => {
  await page.clock.install();
  const name = newName();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const seen = await answer(page, async (route) => {
    await held;
    await route.continue();
  });
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect.poll(() => seen.attempts).toBe(1);
  await page.clock.runFor(8_000);
  await expect(tripForm(page).getByText('Still sending…')).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(panel(page)).toContainText('could not confirm');
  letGo();
  await expect(page.getByText(sent(name))).toBeVisible();
  await expectMails(name, 1);
});

test('offline, it waits and sends by itself', async ({ page, context }) => {
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await context.setOffline(true);
  await sendTrip(page);
  await expect(panel(page)).toContainText(
    'You are offline. We will send this when you are back online, while this page is open.',
  );
  await context.setOffline(false);
  await expect(page.getByText(sent(name))).toBeVisible();
  await expectMails(name, 1);
});

test('ten presses of Enter and a double click send once', async ({ page }) => {
  const name = newName();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const seen = await answer(page, async (route) => {
    await held;
    await route.continue();
  });
  await openTrip(page);
  await fillTrip(page, name);
  const field = tripForm(page).getByLabel('Full Name');
  for (let press = 0; press < 10; press++) await field.press('Enter');
  // A person's finger does not wait for a button to become ready.
  await tripForm(page).locator('button[type="submit"]').dblclick({ force: true });
  await expect(tripForm(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  letGo();
  await expect(page.getByText(sent(name))).toBeVisible();
  expect(seen.attempts).toBe(1);
  await expectMails(name, 1);
});

test('a tab closed in the middle leaves an unsent enquiry for the next visit', async ({ page, context }) => {
  const name = newName();
  await context.route(SEND, () => {});
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(tripForm(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.close();
  await context.unroute(SEND);
  const next = await context.newPage();
  await openTrip(next);
  await expect(next.getByText('You have an unsent enquiry.')).toBeVisible();
  await tripForm(next).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(next.getByText(sent(name))).toBeVisible();
  await expectMails(name, 1);
});

test('a corrected enquiry names the one that it takes the place of', async ({ page }) => {
  const name = newName();
  await answer(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(panel(page)).toBeVisible();
  await page.unroute(SEND);
  await tripForm(page).getByLabel('Where To').fill('Nyungwe');
  await sendTrip(page);
  await expect(page.getByText(sent(name))).toBeVisible();
  const mails = await expectMails(name, 2);
  const corrected = mails.filter(({ subject }) => subject?.includes('[corrected]'));
  expect(corrected).toHaveLength(1);
  expect(corrected[0]?.text).toContain('Nyungwe');
  expect(corrected[0]?.text).toContain('Replaces the enquiry');
});

for (const [title, script] of [
  ['throws', "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"],
  ['is full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
] as const) {
  test(`storage that ${title} changes nothing`, async ({ page }) => {
    const name = newName();
    await page.addInitScript(script);
    await openTrip(page);
    await fillTrip(page, name);
    await sendTrip(page);
    await expect(page.getByText(sent(name))).toBeVisible();
    await expectMails(name, 1);
  });
}

test('a paste of 100 KB is told, counted and never cut', async ({ page }) => {
  await openTrip(page);
  await fillTrip(page, newName());
  const text = '😀'.repeat(25_000);
  await tripForm(page).getByLabel('Special Requests').fill(text);
  await sendTrip(page);
  await expect(tripForm(page).getByLabel('Special Requests')).toHaveAttribute('aria-invalid', 'true');
  await expect(tripForm(page).getByLabel('Special Requests')).toHaveValue(text);
});

test('markup in every field arrives as the text that it is', async ({ page }) => {
  const name = newName();
  const markup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  await openTrip(page);
  await fillTrip(page, name);
  await tripForm(page).getByLabel('Where To').fill(markup);
  await tripForm(page).getByLabel('Where From').fill(markup);
  await tripForm(page).getByLabel('Special Requests').fill(markup);
  await sendTrip(page);
  await expect(page.getByText(sent(name))).toBeVisible();
  const [mail] = await expectMails(name, 1);
  expect(mail?.text?.split(markup).length).toBe(4);
  expect(mail?.html).toBeFalsy();
});

test('what only a program fills in is delivered and marked', async ({ page }) => {
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  await tripForm(page)
    .locator('[name="company_fax"]')
    .evaluate((field) => ((field as HTMLInputElement).value = 'x'));
  await sendTrip(page);
  await expect(page.getByText(sent(name))).toBeVisible();
  const [mail] = await expectMails(name, 1);
  expect(mail?.subject).toContain('[possible spam]');
});
