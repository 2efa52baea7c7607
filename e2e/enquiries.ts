import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

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

/** The mails in the outbox whose text or subject has these words. */
export async function mailsWith(words: string): Promise<Email[]> {
  const mails = await Promise.all(
    readdirSync(OUTBOX).map((file) => PostalMime.parse(readFileSync(path.join(OUTBOX, file)))),
  );
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
export const sendTrip = (page: Page) =>
  tripForm(page).getByRole('button', { name: 'Complete Booking' }).click();

/** Goes to a page's booking section and waits until the form is alive. */
export async function openTrip(page: Page, path = '/ugandatravelblog') {
  await page.goto(`${path}#bookingSection`);
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
}
