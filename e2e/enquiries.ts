import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { ROUTES } from './fixture.ts';

const OUTBOX = path.join(process.env['E2E_OUTBOX'] ?? '', 'new');

/** The providers' paths, on any origin. */
export const SEND = /\/api\/v1\.0\/email\/send(-form)?$/;

let count = 0;
/** A name of letters that no other test uses, to tell its mail from theirs. */
export function newName(): string {
  const letters = [...`${Date.now()}${process.pid}${count++}`].map((digit) =>
    String.fromCharCode(97 + Number(digit)),
  );
  return `Amina T${letters.join('')}`;
}

/** An address that no other test uses. */
export const newAddress = () => `${newName().replace(' ', '.').toLowerCase()}@traveller.example`;

/** Answers every send of a page so, and counts them. */
export async function answer(page: Page, handle: (route: Route, attempt: number) => Promise<void>) {
  const seen = { attempts: 0 };
  await page.route(SEND, (route) => handle(route, ++seen.attempts));
  return seen;
}
/** An answer of a status alone. */
export const status =
  (code: number, body = 'no') =>
  (route: Route) =>
    route.fulfill({ status: code, body });

/** What the browser itself writes to the console of a refused or failed request. */
export const NETWORK = /Failed to load resource|net::ERR/;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, label: string) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
    );
    expect(reached?.trim()).toMatch(new RegExp(`^${label}`));
  }).toPass({ intervals: [0] });
}

/** The outbox's mails by their files, which never change: each is read once. */
const read = new Map<string, Promise<Email>>();

/** The mails in the outbox whose text or subject has these words. */
export async function mailsWith(words: string): Promise<Email[]> {
  for (const file of readdirSync(OUTBOX))
    if (!read.has(file)) read.set(file, PostalMime.parse(readFileSync(path.join(OUTBOX, file))));
  const mails = await Promise.all(read.values());
  return mails.filter(({ subject = '', text = '' }) => `${subject}\n${text}`.includes(words));
}

/** Waits until exactly so many mails have these words. */
export async function expectMails(words: string, number: number): Promise<Email[]> {
  await expect
    .poll(async () => (await mailsWith(words)).length, { message: `mails with ${words}` })
    .toBe(number);
  return mailsWith(words);
}

/** A trip form that lacks nothing. */
export async function fillTrip(page: Page, name: string) {
  const form = tripForm(page);
  await form.getByLabel('Where To').fill('Bwindi');
  await form.getByLabel('Where From').fill('Entebbe airport');
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Phone Number').fill('+256 772 000 000');
}

export const tripForm = (page: Page) => page.locator('#bookingSection form');
/** What a visitor of that name reads when the enquiry has arrived. */
export const sentWords = (name: string) => `${name}, Your trip has been Booked Successfully.`;
export const sendTrip = (page: Page) =>
  tripForm(page).getByRole('button', { name: 'Complete Booking' }).click();

/** Goes to a page's booking section and waits until the form is alive. */
export async function openTrip(page: Page, path: string = ROUTES.blog) {
  await page.goto(`${path}#bookingSection`);
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
}
