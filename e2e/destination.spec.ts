import type { Page } from '@playwright/test';
import { newName, openTrip, tripForm } from './enquiries.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { TRIPS } from './sample/trips.ts';

/** A trip whose price is asked for by the size of a party, and another one. */
const MORNING = TRIPS.find(({ id }) => id === 'morning')!;
const OTHER = TRIPS.find(({ id }) => id !== MORNING.id)!;
const whereTo = (page: Page) => tripForm(page).getByLabel('Where To');
const bookTrips = (page: Page) => page.getByRole('link', { name: /^Book Trip/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('draft:trip') ?? '');

/** Presses one 'Book Trip' of a page, and gives the name that the form takes of it. */
async function book(page: Page, at = 0): Promise<string> {
  const link = bookTrips(page).and(page.locator('[data-destination]')).nth(at);
  const destination = await link.getAttribute('data-destination');
  await link.click();
  await expect(whereTo(page)).toHaveValue(destination!);
  await expect.poll(() => kept(page)).toContain(JSON.stringify(destination));
  return destination!;
}

test("'Book Trip' on a second page takes the place of the one that was pressed on the first", async ({
  page,
}) => {
  await openTrip(page, ROUTES.home);
  const first = await book(page);
  await openTrip(page, ROUTES.packages);
  await expect(whereTo(page), 'what was pressed before is still there').toHaveValue(first);
  const second = await book(page, 1);
  expect(second).not.toBe(first);
});

test("a trip's page asks for that trip, whatever another page had filled in, and whoever began to write there", async ({
  page,
}) => {
  await openTrip(page, ROUTES.home);
  await book(page);
  await tripForm(page).getByLabel('Full Name').fill(newName());
  await expect.poll(() => kept(page)).toContain('travelerName');
  await openTrip(page, `/${MORNING.id}`);
  await expect(whereTo(page)).toHaveValue(MORNING.heading);
  await tripForm(page).getByLabel('Phone Number').fill('+256 772 000 000');
  await expect.poll(() => kept(page)).toContain('+256 772');
  await openTrip(page, `/${OTHER.id}`);
  await expect(whereTo(page)).toHaveValue(OTHER.heading);
  await expect(tripForm(page).getByLabel('Phone Number')).toHaveValue('+256 772 000 000');
  // On it another trip can be pressed, too.
  await book(page);
});

test('a draft without a destination leaves the page its own', async ({ page }) => {
  await openTrip(page, ROUTES.blog);
  await tripForm(page).getByLabel('Full Name').fill(newName());
  await expect.poll(() => kept(page)).toContain('travelerName');
  await openTrip(page, `/${MORNING.id}`);
  await expect(whereTo(page)).toHaveValue(MORNING.heading);
});

test('a destination that was typed stays on every page, and no press takes its place', async ({ page }) => {
  await openTrip(page, ROUTES.home);
  await whereTo(page).fill('Lake Bunyonyi');
  await expect.poll(() => kept(page)).toContain('Lake Bunyonyi');
  await openTrip(page, `/${MORNING.id}`);
  await expect(whereTo(page)).toHaveValue('Lake Bunyonyi');
  await bookTrips(page).first().click();
  await expect(tripForm(page).getByLabel('Full Name')).toBeVisible();
  await expect(whereTo(page)).toHaveValue('Lake Bunyonyi');
});

test('the numbers that one page carried into the form give way to those of the next', async ({ page }) => {
  const party = page.getByRole('group', { name: 'How many are you?' });
  const more = party.getByRole('button', { name: 'Adults: one more' });
  const booked = tripForm(page).getByLabel('Adults', { exact: true });
  const alive = async () => {
    await page.getByText('Each pays in all').scrollIntoViewIfNeeded();
    await expect(party).toHaveAttribute('data-hydrated', '');
  };
  await openTrip(page, `/${MORNING.id}`);
  await alive();
  await more.click();
  const carried = await booked.inputValue();
  await expect.poll(() => kept(page)).toContain(`"adultCount":"${carried}"`);
  await page.reload();
  await openTrip(page, `/${MORNING.id}`);
  await alive();
  await more.click();
  await more.click();
  await expect(booked).toHaveValue(String(Number(carried) + 1));
});
