import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './fixture.ts';

const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

test('a page is fetched ahead once a mouse rests on its link, and only once', async ({ page }) => {
  await page.goto(ROUTES.about, { waitUntil: 'networkidle' });
  expect(await fetchedAhead(page)).toEqual([]);
  const link = page.locator('footer').getByRole('link', { name: 'Car Hire', exact: true }).first();
  await link.hover();
  await expect.poll(() => fetchedAhead(page)).toEqual([ROUTES.cars]);
  await page.mouse.move(0, 0);
  await link.hover();
  await link.dispatchEvent('touchstart');
  expect(await fetchedAhead(page)).toEqual([ROUTES.cars]);
});

test('nothing is fetched ahead that is a file, opens over the page, or costs who saves data', async ({
  page,
}) => {
  await page.goto(ROUTES.about, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Search', exact: true }).dispatchEvent('touchstart');
  await page.evaluate(() => {
    const file = Object.assign(document.createElement('a'), { href: '/guides/some.pdf', id: 'file' });
    document.body.append(file);
  });
  await page.locator('#file').dispatchEvent('touchstart');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page
    .locator('footer')
    .getByRole('link', { name: 'Car Hire', exact: true })
    .first()
    .dispatchEvent('touchstart');
  expect(await fetchedAhead(page)).toEqual([]);
});
