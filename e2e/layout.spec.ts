import { expect, test } from './fixture.ts';

/** What is cut away of a picture that fills its box, as parts of the picture's own height. */
interface Cut {
  top: number;
  bottom: number;
}

for (const width of [320, 360, 390, 768]) {
  test(`at ${width} px no slider's dots need a second line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const controls of await page.locator('main section [aria-roledescription="carousel"]').all()) {
      const dots = controls.getByRole('group', { name: 'Choose a slide' });
      if ((await dots.count()) === 0) continue;
      await controls.scrollIntoViewIfNeeded();
      const next = controls.getByRole('button', { name: 'Next', exact: true });
      await expect(next).toBeVisible();
      const box = await dots.boundingBox();
      if (box) expect(box.height).toBeLessThan(30);
      // Where they would not fit, a number says which slide it is.
      else await expect(controls.getByText(/^\d+ \/ \d+$/)).toBeVisible();
    }
  });
}

test('the number in place of dots follows the slides', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const blog = page.locator('#blog');
  await blog.scrollIntoViewIfNeeded();
  await expect(blog.getByText('1 / 10')).toBeVisible();
  await blog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(blog.getByText('2 / 10')).toBeVisible();
});

for (const width of [320, 360, 768, 1100, 1440, 1920, 2560]) {
  test(`at ${width} px the band on home shows its mountain from the summit to the plain`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const image = page.locator('.band img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const cut = await image.evaluate((element: HTMLImageElement): Cut => {
      const { width: boxWidth, height: boxHeight } = element.getBoundingClientRect();
      const scale = Math.max(boxWidth / element.naturalWidth, boxHeight / element.naturalHeight);
      const hidden = 1 - boxHeight / (element.naturalHeight * scale);
      const part = parseFloat(getComputedStyle(element).objectPosition.split(' ')[1]!) / 100;
      return { top: hidden * part, bottom: hidden * (1 - part) };
    });
    // Kibo's rim is painted at 37 % of the height, the elephants' feet at 89 %.
    expect(cut.top).toBeLessThan(0.36);
    expect(cut.bottom).toBeLessThan(0.1);
  });
}

for (const width of [700, 768, 1100, 1440, 1920]) {
  test(`at ${width} px the grids of services and missions have no hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/aboutzurura');
    for (const grid of await page.locator('ul.grid').all()) {
      const edges = await grid.evaluate((list) => {
        const box = list.getBoundingClientRect();
        const rows = new Map<number, number>();
        for (const item of list.children) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
        }
        return [...rows.values()].map((right) => Math.round(box.right - right));
      });
      expect(edges.every((gap) => gap <= 1)).toBe(true);
    }
  });
}
