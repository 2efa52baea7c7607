import type { Page, Route } from '@playwright/test';
import { TRIP_SUCCESS_LABEL_MS } from '../src/constants.ts';
import {
  answer,
  expectMails,
  fillTrip,
  mailsWith,
  NETWORK,
  newName,
  openTrip,
  SEND,
  sendTrip,
  sentWords,
  status,
  tripForm,
} from './enquiries.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { hold } from './held.ts';

const panel = (page: Page) => tripForm(page).getByRole('alert');
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });
const arrives = (page: Page, name: string) => expect(page.getByText(sentWords(name))).toBeVisible();
/** Lets the time pass for which a success stands where the button was; the page's clock must be a test's own. */
const asksAgain = (page: Page) => page.clock.fastForward(TRIP_SUCCESS_LABEL_MS);

test.use({ tolerate: [NETWORK] });

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

test('an answer that is no yes keeps the enquiry, says so once and sends when asked again', async ({
  page,
}) => {
  await page.clock.install();
  await openTrip(page);
  for (const [fault, handle, words] of ONE_ATTEMPT) {
    await test.step(fault, async () => {
      const name = newName();
      const seen = await answer(page, handle);
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
      await arrives(page, name);
      await expectMails(name, 1);
      await asksAgain(page);
    });
  }
});

test('a busy service is tried again by itself, so many times for each answer, then the visitor is asked; one that recovers ends as one mail', async ({
  page,
}) => {
  await page.clock.install();
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  let send = sendTrip;
  for (const [code, attempts, waits] of [
    [429, 4, [1500, 3500, 8500]],
    [502, 3, [2500, 6500]],
  ] as const) {
    const seen = await answer(page, status(code));
    await send(page);
    for (const [at, wait] of waits.entries()) {
      await expect.poll(() => seen.attempts, `attempts at a ${code}`).toBe(at + 1);
      await expect(tripForm(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
      await page.clock.fastForward(wait);
    }
    await expect(panel(page)).toContainText('Nothing is lost');
    expect(seen.attempts, `attempts at a ${code}`).toBe(attempts);
    await page.unroute(SEND);
    send = (shown) => retry(shown).click();
  }
  await answer(page, (route, attempt) => (attempt === 1 ? status(429)(route) : route.continue()));
  await send(page);
  await expect(tripForm(page).getByText('Busy, trying again…')).toBeVisible();
  await page.clock.fastForward(1500);
  await arrives(page, name);
  await expectMails(name, 1);
});

test('an answer lost after the mail was stored ends as one mail, and a corrected enquiry names the one that it takes the place of', async ({
  page,
}) => {
  await page.clock.install();
  await openTrip(page);
  const loseAnswer = async (name: string) => {
    await answer(page, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillTrip(page, name);
    await sendTrip(page);
    await expect(panel(page)).toContainText(UNREACHABLE);
    await expectMails(name, 1);
    await page.unroute(SEND);
  };
  const same = newName();
  await loseAnswer(same);
  await retry(page).click();
  await arrives(page, same);
  expect(await mailsWith(same)).toHaveLength(1);
  await asksAgain(page);

  const changed = newName();
  await loseAnswer(changed);
  await tripForm(page).getByLabel('Where To').fill('Nyungwe');
  await sendTrip(page);
  await arrives(page, changed);
  const mails = await expectMails(changed, 2);
  const corrected = mails.filter(({ subject }) => subject?.includes('[corrected]'));
  expect(corrected).toHaveLength(1);
  expect(corrected[0]?.text).toContain('Nyungwe');
  expect(corrected[0]?.text).toContain('Replaces the enquiry');
});

test('no answer for 30 seconds is unconfirmed, and a late one turns it to sent', async ({ page }) => {
  await page.clock.install();
  const name = newName();
  const send = await hold(page, SEND);
  await openTrip(page);
  await fillTrip(page, name);
  await sendTrip(page);
  await expect.poll(() => send.requests).toBe(1);
  await page.clock.runFor(8_000);
  await expect(tripForm(page).getByText('Still sending…')).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(panel(page)).toContainText('could not confirm');
  send.release();
  await arrives(page, name);
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
  await arrives(page, name);
  await expectMails(name, 1);
});

test('ten presses of Enter and a double click send once, and a success without a word is a success', async ({
  page,
}) => {
  const name = newName();
  const send = await hold(page, SEND);
  await page.clock.install();
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
  send.release();
  await arrives(page, name);
  expect(send.requests).toBe(1);
  await expectMails(name, 1);
  await asksAgain(page);

  const wordless = newName();
  await answer(page, status(204, ''));
  await fillTrip(page, wordless);
  await sendTrip(page);
  await arrives(page, wordless);
});

test('who presses again just after a quick success is not told of errors in the emptied form', async ({
  page,
}) => {
  const name = newName();
  await openTrip(page);
  await fillTrip(page, name);
  const phone = tripForm(page).getByLabel('Phone Number');
  await phone.press('Enter');
  await arrives(page, name);
  await phone.press('Enter');
  await expect(tripForm(page).getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error/);
  await expectMails(name, 1);
});

test("the focus stays in the form when 'Try again' or 'Send' is pressed by key and goes", async ({
  page,
  context,
}) => {
  const name = newName();
  const submit = tripForm(page).getByRole('button', {
    name: /^(?:Complete Booking|Booking Complete|Sending…)$/,
  });
  await openTrip(page);
  await answer(page, status(400));
  await fillTrip(page, name);
  await sendTrip(page);
  await expect(panel(page)).toBeFocused();
  await page.unroute(SEND);
  await retry(page).press('Enter');
  await arrives(page, name);
  await expect(submit).toBeFocused();

  const other = newName();
  await context.route(SEND, () => {});
  await openTrip(page, ROUTES.home);
  await fillTrip(page, other);
  await sendTrip(page);
  await expect(submit).toHaveText('Sending…');
  // The request ends with its page: one that is no longer held would go on.
  await openTrip(page);
  await context.unroute(SEND);
  await tripForm(page).getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await arrives(page, other);
  await expect(submit).toBeFocused();
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
  await arrives(next, name);
  await expectMails(name, 1);
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
    await arrives(page, name);
    await expectMails(name, 1);
  });
}

test('what is too long is told, counted and never cut, markup arrives as the text that it is, and what only a program fills in is marked', async ({
  page,
}) => {
  await page.clock.install();
  await openTrip(page);
  const requests = tripForm(page).getByLabel('Special Requests');
  const name = newName();
  await fillTrip(page, name);
  const text = '😀'.repeat(25_000);
  await requests.fill(text);
  await sendTrip(page);
  await expect(requests).toHaveAttribute('aria-invalid', 'true');
  await expect(requests).toHaveValue(text);
  expect(await mailsWith(name)).toHaveLength(0);

  const markup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  for (const label of ['Where To', 'Where From', 'Special Requests'])
    await tripForm(page).getByLabel(label).fill(markup);
  await sendTrip(page);
  await arrives(page, name);
  const [mail] = await expectMails(name, 1);
  expect(mail?.text?.split(markup).length).toBe(4);
  expect(mail?.html).toBeFalsy();
  expect(mail?.subject).not.toContain('[possible spam]');
  await asksAgain(page);

  const program = newName();
  await fillTrip(page, program);
  await tripForm(page)
    .locator('[name="company_fax"]')
    .evaluate((field) => ((field as HTMLInputElement).value = 'x'));
  await sendTrip(page);
  await arrives(page, program);
  const [marked] = await expectMails(program, 1);
  expect(marked?.subject).toContain('[possible spam]');
});
