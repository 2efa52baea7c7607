import type { Page } from '@playwright/test';
import { askedFor, brandFaces } from './brandFaces.ts';
import { expect, ROUTES, saveData, test } from './fixture.ts';
import { noteShifts, shiftsOf } from './shifts.ts';

/** Has the page's clock go on by so many ms each time that a script reads it: how long a trial of a font takes for it. */
const letPass = (page: Page, ms: number) =>
  page.addInitScript((step) => {
    let now = 0;
    performance.now = () => (now += step);
  }, ms);

test('the first page of a visit asks for the fonts after its first paint, and is then set in them', async ({
  page,
}) => {
  await page.goto(ROUTES.about);
  await expect.poll(() => askedFor(page)).toHaveLength(2);
  for (const { after } of await askedFor(page)) expect(after).toBeGreaterThan(0);
  await expect.poll(() => brandFaces(page)).toContain('Fraunces cut');
});

test('the next page has both from its first paint on, and asks nobody', async ({ page }) => {
  await page.goto(ROUTES.about);
  await expect.poll(() => askedFor(page)).toHaveLength(2);
  await page.locator('footer').getByRole('link', { name: 'Car Hire', exact: true }).first().click();
  await expect(page).toHaveURL(ROUTES.cars);
  await expect.poll(() => brandFaces(page)).toEqual(['Fraunces cut', 'Figtree cut']);
  expect((await askedFor(page)).map(({ transferSize }) => transferSize)).toEqual([0, 0]);
});

test('where a line would break elsewhere the first page stays in the typefaces that it was painted in', async ({
  page,
}) => {
  // Typefaces of the system that take far less room than the brand's.
  await page.route(ROUTES.about, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/size-adjust:[\d.]+%/g, 'size-adjust:45%')
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    await route.fulfill({ response, body: html });
  });
  await noteShifts(page);
  await page.goto(ROUTES.about);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { brandFonts: FontFace[] }).brandFonts.map(({ status }) => status),
      ),
    )
    .toEqual(['loaded', 'loaded']);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await brandFaces(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
});

test('where the trial of the first font took as long as a long task, the other is left for the next page', async ({
  page,
}) => {
  await letPass(page, 51);
  await page.goto('/note1');
  // Sections are laid out when the fonts have been tried.
  await expect(page.locator('.whole').first()).toBeAttached();
  expect(await brandFaces(page)).toEqual(['Fraunces cut']);
});

test('who saves data gets no fonts', async ({ page }) => {
  await saveData(page);
  await page.goto(ROUTES.about, { waitUntil: 'networkidle' });
  expect(await askedFor(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the text has its own letters on the first page, too, and the rows of the header keep their places', async ({
    page,
  }) => {
    await letPass(page, 1);
    await noteShifts(page);
    await page.goto('/note1');
    const rows = page.locator('[data-held]').filter({ visible: true });
    const ends = () =>
      rows.evaluateAll((all) => all.slice(0, 4).map((row) => row.getBoundingClientRect().right));
    const before = await ends();
    await expect.poll(() => brandFaces(page)).toEqual(['Fraunces cut', 'Figtree cut']);
    for (const [at, end] of (await ends()).entries()) expect(Math.abs(end - before[at]!)).toBeLessThan(1);
    expect(await shiftsOf(page)).toEqual([]);
    // In another window they are as wide as their letters.
    await page.setViewportSize({ width: 700, height: 823 });
    await expect(page.locator('[data-held="on"]')).toHaveCount(0);
  });
});
