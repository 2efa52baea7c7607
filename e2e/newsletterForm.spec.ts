import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MESSAGE_MS } from '../src/constants.ts';
import { expectMails, newName, SEND } from './enquiries.ts';
import { expect, test } from './fixture.ts';

const form = (page: Page) => page.locator('#newsletter form');
const field = (page: Page) => form(page).getByRole('textbox', { name: /email/i });
const subscribe = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' }).click();

async function open(page: Page) {
  await page.goto('/#newsletter');
  await expect(form(page)).toHaveAttribute('novalidate', '');
}

for (const [value, message] of [
  ['', 'Please input an email address 😬'],
  ['a@b', 'Please input a valid email address 😬'],
] as const) {
  test(`'${value}' is told '${message}' for ${MESSAGE_MS} ms and stays marked`, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await field(page).fill(value);
    await subscribe(page);
    await expect(form(page).getByText(message)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('#newsletter').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.clock.fastForward(MESSAGE_MS);
    await expect(form(page).getByText(message)).toBeHidden();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await field(page).fill('amina@traveller.example');
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  });
}

test('a success is said for its time and empties the field', async ({ page }) => {
  await page.clock.install();
  const address = `${newName().replace(' ', '.').toLowerCase()}@traveller.example`;
  await open(page);
  await field(page).fill(address);
  const [request] = await Promise.all([page.waitForRequest(SEND), subscribe(page)]);
  expect((request.postDataJSON() as { template_params: { email: string } }).template_params.email).toBe(
    address,
  );
  await expect(form(page).getByText('Subscription Successful! Thank you')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.clock.fastForward(MESSAGE_MS);
  await expect(form(page).getByText('Subscription Successful! Thank you')).toBeHidden();
  await expectMails(address, 1);
});

test.describe('when the provider refuses', () => {
  test.use({ tolerate: [/Failed to load resource/] });
  test('the address stays, and no success is said', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 400, body: 'no' }));
    await open(page);
    await field(page).fill('amina@traveller.example');
    await subscribe(page);
    await expect(
      form(page).getByRole('alert').filter({ hasText: 'You are not signed up yet' }),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('amina@traveller.example');
    await expect(page.getByText('Subscription Successful')).toHaveCount(0);
  });
});

test('works with the keyboard alone', async ({ page }) => {
  const address = `${newName().replace(' ', '.').toLowerCase()}@traveller.example`;
  await open(page);
  await field(page).focus();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('Subscription Successful! Thank you')).toBeVisible();
  await expectMails(address, 1);
});
