import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { answer, expectMails, NETWORK, newName, SEND, status, tabTo } from './enquiries.ts';
import { expect, ROUTES, test } from './fixture.ts';
import { CARS } from './sample/cards.ts';

const [CAR, TAKEN] = CARS;
const card = (page: Page, { id }: { id: string } = CAR!) => page.locator(`#${id}`);
const opener = (page: Page) => card(page).locator('summary');

async function open(page: Page, car = CAR!) {
  await page.goto(`${ROUTES.cars}#${car.id}`);
  await expect(card(page, car).locator('form')).toHaveAttribute('novalidate', '');
  await card(page, car).locator('summary').click();
}

async function fill(page: Page, name: string, car = CAR!) {
  const form = card(page, car);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill('amina@traveller.example');
  await form.getByLabel('Phone').fill('+256772000000');
  await form.getByLabel('Return date').fill('2099-01-02');
}
const submit = (page: Page, car = CAR!) =>
  card(page, car).getByRole('button', { name: 'Send Booking' }).click();

test('each car has a line in the head of the page, whose whole width leads to its card', async ({ page }) => {
  for (const { id, carname, price } of CARS) {
    await page.goto(ROUTES.cars);
    const line = page.locator('.page-head li').filter({ hasText: carname });
    await expect(line).toContainText(`$${price}`);
    const { width, height } = (await line.boundingBox())!;
    await line.click({ position: { x: width - 4, y: height - 4 } });
    await expect(page).toHaveURL(`${ROUTES.cars}#${id}`);
    await expect(card(page, { id }).getByRole('heading', { name: carname, exact: true })).toBeInViewport();
  }
});

test('opens at Book Car, which hides, tells each field what it wants, and closes by its icon, which gives the focus back', async ({
  page,
}) => {
  await open(page);
  await expect(opener(page)).toBeHidden();
  await card(page).getByLabel('Pick-up date').fill('');
  await submit(page);
  for (const [label, message] of [
    ['Full name', 'Please space out your names'],
    ['Email', 'Provide a valid email address'],
    ['Phone', 'Provide a valid phone number'],
    ['Pick-up date', 'Please provide a date to get the car'],
    ['Return date', 'Please provide a date to return the car'],
  ] as const) {
    await expect(card(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(card(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(card(page).getByText('Driver is optional')).toBeVisible();
  expect(await faultsOf(page, `#${CAR!.id}`)).toEqual([]);

  await fill(page, newName());
  await card(page).getByLabel('Pick-up date').fill('2099-01-03');
  await submit(page);
  await expect(card(page).getByLabel('Return date')).toHaveAccessibleDescription(
    /Please choose a return date on or after the pick-up date/,
  );

  await card(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(card(page).getByLabel('Full name')).toBeHidden();
  await expect(opener(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

test.describe('when the provider refuses', () => {
  test.use({ tolerate: [NETWORK] });

  test('says so in the specified words, keeps the form, and then sends JSON with the specified names', async ({
    page,
  }) => {
    const name = newName();
    await answer(page, status(400));
    await open(page);
    await fill(page, name);
    await card(page).getByLabel('With driver').check();
    await submit(page);
    await expect(card(page).getByRole('alert')).toContainText('error submitting the form');
    await expect(card(page).getByLabel('Full name')).toHaveValue(name);

    await page.unroute(SEND);
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
    await expect(card(page).getByText('Successful Booking')).toBeVisible();
    await expect(card(page).getByLabel('Full name')).toBeVisible();
    const [mail] = await expectMails(name, 1);
    expect(mail?.text).toContain(CAR!.carname);
    expect(mail?.text).toContain('With driver: yes');
  });
});

test('a car being used can be asked for, with a word about it', async ({ page }) => {
  const name = newName();
  expect(TAKEN!.availability).toBe('Being Used');
  await open(page, TAKEN);
  await expect(card(page, TAKEN).locator('details')).toContainText(/being used/i);
  await fill(page, name, TAKEN);
  await submit(page, TAKEN);
  await expect(card(page, TAKEN).getByText('Successful Booking')).toBeVisible();
  const [mail] = await expectMails(name, 1);
  expect(mail?.text).toContain(TAKEN!.carname);
});

test('leaves the focus to a visitor who is faster than the word of the browser that it is open', async ({
  page,
}) => {
  await page.goto(`${ROUTES.cars}#${CAR!.id}`);
  await expect(card(page).locator('form')).toHaveAttribute('novalidate', '');
  const focused = await card(page)
    .locator('details')
    .evaluate(async (details: HTMLDetailsElement) => {
      const told = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
      details.querySelector('summary')!.click();
      details.querySelector<HTMLInputElement>('input[name="driversName"]')!.focus();
      await told;
      // All who listen for it have heard it a turn later.
      await new Promise((resolve) => setTimeout(resolve));
      return (document.activeElement as HTMLInputElement).name;
    });
  expect(focused).toBe('driversName');
});

test('can be opened, filled in, sent and closed with the keyboard alone', async ({ page }) => {
  const name = newName();
  await page.goto(`${ROUTES.cars}#${CAR!.id}`);
  await expect(card(page).locator('form')).toHaveAttribute('novalidate', '');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  for (const [label, value] of [
    ['Full name', name],
    ['Email', 'amina@traveller.example'],
    ['Phone', '0772123456'],
  ] as const) {
    await tabTo(page, label);
    await expect(card(page).getByLabel(label)).toBeFocused();
    await page.keyboard.type(value);
  }
  await tabTo(page, 'Return date');
  await card(page).getByLabel('Return date').fill('2099-01-02');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Successful Booking')).toBeVisible();
  await expectMails(name, 1);
});
