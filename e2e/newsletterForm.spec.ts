import type { Page } from '@playwright/test';
import { MESSAGE_MS } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import { answer, expectMails, NETWORK, newAddress, SEND, status } from './enquiries.ts';
import { expect, test } from './fixture.ts';

const form = (page: Page) => page.locator('#newsletter form');
const field = (page: Page) => form(page).getByRole('textbox', { name: /email/i });
const subscribe = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' }).click();
/** The page's clock goes on by itself: whoever waits for longer sees a message go that stays too long. */
const AT_ONCE = { timeout: MESSAGE_MS / 2 };
const SUCCESS = 'Subscription Successful! Thank you';

async function open(page: Page) {
  await page.goto('/#newsletter');
  await expect(form(page)).toHaveAttribute('novalidate', '');
}

test(`a wrong address is told so for ${MESSAGE_MS} ms and stays marked, a success is said for as long and empties the field`, async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  for (const [value, message] of [
    ['', 'Please input an email address 😬'],
    ['a@b', 'Please input a valid email address 😬'],
  ] as const) {
    await field(page).fill(value);
    await subscribe(page);
    await expect(form(page).getByText(message)).toBeVisible();
    expect(await faultsOf(page, '#newsletter'), message).toEqual([]);
    await page.clock.fastForward(MESSAGE_MS);
    await expect(form(page).getByText(message)).toBeHidden(AT_ONCE);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await field(page).fill('amina@traveller.example');
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const address = newAddress();
  await field(page).fill(address);
  const [request] = await Promise.all([page.waitForRequest(SEND), subscribe(page)]);
  expect((request.postDataJSON() as { template_params: { email: string } }).template_params.email).toBe(
    address,
  );
  await expect(form(page).getByText(SUCCESS)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.clock.fastForward(MESSAGE_MS);
  await expect(form(page).getByText(SUCCESS)).toBeHidden(AT_ONCE);
  await expectMails(address, 1);
});

test('on a phone the message stands between the field and the button, and nothing moves when it goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await open(page);
  const button = form(page).getByRole('button', { name: 'Subscribe' });
  // Both in one look: the page may still be coming to rest.
  const below = () =>
    form(page).evaluate((element) => {
      const [input, press] = ['input[type="email"]', '[type="submit"]'].map((part) =>
        element.querySelector(part)!.getBoundingClientRect(),
      );
      return press!.top - input!.bottom;
    });
  expect(await below()).toBeLessThan(20);
  await subscribe(page);
  const message = form(page).getByText('Please input an email address');
  await expect(message).toBeVisible();
  const [input, words] = [(await field(page).boundingBox())!, (await message.boundingBox())!];
  expect(words.y - (input.y + input.height)).toBeGreaterThan(0);
  expect(words.y + words.height).toBeLessThan((await button.boundingBox())!.y);
  const told = await below();
  await page.clock.fastForward(MESSAGE_MS);
  await expect(message).toBeHidden(AT_ONCE);
  expect(await below()).toBe(told);
  await field(page).fill('amina@traveller.example');
  await expect.poll(below).toBeLessThan(20);
});

test.describe('when the provider refuses', () => {
  test.use({ tolerate: [NETWORK] });

  test('the address stays, no success is said, and Enter sends it again', async ({ page }) => {
    const address = newAddress();
    await answer(page, status(400));
    await open(page);
    await field(page).focus();
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await expect(
      form(page).getByRole('alert').filter({ hasText: 'You are not signed up yet' }),
    ).toBeVisible();
    await expect(field(page)).toHaveValue(address);
    await expect(page.getByText('Subscription Successful')).toHaveCount(0);
    await page.unroute(SEND);
    await field(page).press('Enter');
    await expect(form(page).getByText(SUCCESS)).toBeVisible();
    await expectMails(address, 1);
  });
});
