import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { builtElements, squeezed } from './builtPage.ts';
import { openTrip, tripForm } from './enquiries.ts';
import { DIST, expect, test } from './fixture.ts';

/** A trip with a price for five and one for two, with a fee that those in one car share. */
const TRIP = '/morning';
const party = (page: Page) => page.getByRole('group', { name: 'How many are you?' });
const adults = (page: Page) => party(page).getByLabel('Adults', { exact: true });
const answer = (page: Page) => party(page).getByRole('status');
const booked = (page: Page, label: string) => tripForm(page).getByLabel(label, { exact: true });

/** Goes to the trip's prices and waits until the numbers are alive. */
async function openParty(page: Page) {
  await page.goto(TRIP);
  await page.getByText('Each pays in all').scrollIntoViewIfNeeded();
  await expect(party(page)).toHaveAttribute('data-hydrated', '');
}

test('says what a party pays, by keyboard, and takes its numbers along into the booking form', async ({
  page,
}) => {
  await openParty(page);
  await expect(answer(page)).toHaveText(
    '5 adults: about $1,020 to $1,038 each, about $5,100 to $5,190 together.',
  );
  await adults(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toHaveText('4 adults: ask us for the price.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(answer(page)).toHaveText(
    '2 adults: about $1,152 to $1,170 each, about $2,304 to $2,340 together.',
  );
  expect(await faultsOf(page, 'aside')).toEqual([]);
  await adults(page).fill('');
  await expect(answer(page)).toHaveText(/^Give a whole number of adults/);
  await adults(page).fill('2');
  await party(page).getByRole('button', { name: 'Children: one more' }).click();
  await expect(answer(page)).toHaveText('With children: ask us for the price.');

  await party(page).getByRole('link', { name: 'Ask us with these numbers' }).click();
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
  await expect(booked(page, 'Adults')).toHaveValue('2');
  await expect(booked(page, 'Children')).toHaveValue('1');
});

test('leaves the numbers alone that a visitor typed into the booking form', async ({ page }) => {
  await openParty(page);
  await openTrip(page, TRIP);
  await booked(page, 'Adults').fill('7');
  // The number that the form came with, chosen by hand.
  await booked(page, 'Children').fill('3');
  await booked(page, 'Children').fill('0');
  for (const name of ['Adults: one fewer', 'Children: one more'])
    await party(page).getByRole('button', { name }).click();
  await expect(answer(page)).toHaveText('With children: ask us for the price.');
  await expect(booked(page, 'Adults')).toHaveValue('7');
  await expect(booked(page, 'Children')).toHaveValue('0');
});

test('gives way to what an earlier visit left in the booking form', async ({ page }) => {
  await openTrip(page, TRIP);
  await booked(page, 'Adults').fill('3');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:trip')))
    .toContain('"adultCount":"3"');
  await openParty(page);
  for (const name of ['Adults: one fewer', 'Children: one more'])
    await party(page).getByRole('button', { name }).click();
  await tripForm(page).scrollIntoViewIfNeeded();
  await expect(tripForm(page)).toHaveAttribute('novalidate', '');
  await expect(booked(page, 'Adults')).toHaveValue('3');
  await expect(booked(page, 'Children')).toHaveValue('1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices of each party stand in a table, and no dead button beside it', async ({ page }) => {
    await page.goto(TRIP);
    const table = page.getByRole('table', { name: 'The same sum by the size of your party' });
    await expect(table.getByRole('row')).toHaveText([
      /Adults\s*Each pays in all/,
      /^\s*5\s*about \$1,020 to \$1,038/,
      /^\s*2\s*about \$1,152 to \$1,170/,
      /^\s*Any other number\s*ask us/,
    ]);
    await expect(page.getByRole('button', { name: 'Adults: one more' })).toBeHidden();
    await expect(answer(page)).toBeHidden();
  });
});

test('a trip whose party nobody has confirmed says to ask, and shares no fee', () => {
  const texts = builtElements('/volcano', DIST).map(({ text }) => squeezed(text));
  expect(texts).toContain(
    'Tell us how many you are, and we name the price for each of you. For the price of a child: ask us.',
  );
  expect(texts).not.toContain('Each pays in all');
});

test('a text names the amount of its fee, and once that its time is over', () => {
  const texts = builtElements(TRIP, DIST).map(({ text }) => text);
  const season =
    'A night walk costs $25.50 (published until 30 June 2026: ask us for today’s), and $25.50 in the rains of April and May.';
  expect(texts.filter((text) => text.includes(season))).not.toEqual([]);
  expect(texts.join(' ')).not.toContain('{fee:');
});
