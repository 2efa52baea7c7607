import { expect, ROUTES, test } from './fixture.ts';

/** What is cut away of a picture that fills its box, as parts of the picture's own height. */
interface Cut {
  top: number;
  bottom: number;
}

test('the band on home shows its mountain from the bird down to the tusks in every window', async ({
  page,
}) => {
  await page.goto('/');
  const image = page.locator('.band img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  for (const width of [320, 360, 768, 1100, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await image.evaluate((element: HTMLImageElement): Cut => {
      const { width: boxWidth, height: boxHeight } = element.getBoundingClientRect();
      const scale = Math.max(boxWidth / element.naturalWidth, boxHeight / element.naturalHeight);
      const hidden = 1 - boxHeight / (element.naturalHeight * scale);
      const part = parseFloat(getComputedStyle(element).objectPosition.split(' ')[1]!) / 100;
      return { top: hidden * part, bottom: hidden * (1 - part) };
    });
    // The bird is painted at 14 % of the height or lower, the tusks reach to 70 %.
    expect(cut.top, `${width} px`).toBeLessThan(0.14);
    expect(cut.bottom, `${width} px`).toBeLessThan(0.3);
  }
});

test('the grids of services and missions have no hole, whatever the window', async ({ page }) => {
  await page.goto(ROUTES.about);
  const grids = page.locator('ul.grid');
  for (const width of [700, 768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await grids.evaluateAll((lists) =>
      lists.flatMap((list) => {
        const box = list.getBoundingClientRect();
        const rows = new Map<number, number>();
        for (const item of list.children) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
        }
        return [...rows.values()].map((right) => Math.round(box.right - right));
      }),
    );
    expect(gaps.length, `${width} px`).toBeGreaterThan(2);
    expect(Math.max(...gaps), `${width} px`).toBeLessThanOrEqual(1);
  }
});
