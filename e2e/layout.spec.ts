import { expect, ROUTES, test } from './fixture.ts';
import { layOutAll } from './layOut.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

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

test('the picture beside the words at the head of a page keeps its shape, and what stands over the footer keeps off it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The wide scene of the first is a photograph: no words stand on it.
  for (const address of [ROUTES.received, ROUTES.about, ROUTES.wildlife]) {
    await page.goto(address);
    const { ratio, below } = await page.locator('.page-head .art img').evaluate((image) => {
      const { width, height, bottom } = image.getBoundingClientRect();
      const footer = document.querySelector('body > footer')!;
      const over = parseFloat(getComputedStyle(footer, '::after').height);
      return { ratio: width / height, below: footer.getBoundingClientRect().top - over - bottom };
    });
    expect(ratio, address).toBeGreaterThan(1.2);
    expect(ratio, address).toBeLessThan(1.5);
    expect(below, address).toBeGreaterThan(0);
  }
});

test('on a tablet the head of a page has its words beside its picture, so that what it lists begins on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const address of [ROUTES.packages, ROUTES.wildlife, ROUTES.beforeYouTravel]) {
    await page.goto(address);
    const heading = (await page.locator('.page-head h1').boundingBox())!;
    const art = (await page.locator('.page-head .art').boundingBox())!;
    expect(heading.x + heading.width, address).toBeLessThanOrEqual(art.x);
    expect(art.x + art.width, address).toBe(768);
    const next = (await page.locator('main h2').first().boundingBox())!;
    expect(next.y, address).toBeLessThan(768);
  }
});

test('dots stand between the texts of a line, never at an end of it', async ({ page }) => {
  for (const address of [ROUTES.packages, ROUTES.wildlife, ROUTES.beforeYouTravel])
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await layOutAll(page);
      const rows = await page.locator('main .dots').evaluateAll((lists) =>
        lists
          .filter((list) => list.checkVisibility())
          .map((list) => {
            const { left } = list.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(list).fontSize);
            const items = [...list.children].map((item) => item.getBoundingClientRect());
            return items.map((box, at) => ({
              begins: at === 0 || box.top >= items[at - 1]!.bottom - 1,
              /** Whether the dot stands in the part that is cut off. */
              cut: box.left - left < 0.1 * size,
            }));
          }),
      );
      for (const item of rows.flat()) expect(item.cut, `${address} at ${width} px`).toBe(item.begins);
      if (address === ROUTES.packages) expect(rows.length).toBeGreaterThan(0);
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

test('what is looked up stands beside what is read at one edge down a page, and under it on a phone', async ({
  page,
}) => {
  const beside = '.facts .beside, aside, .route ol, .parties';
  const TRIP = TRIPS.find(({ id }) => id === 'morning')!;
  for (const [address, parts] of [
    [`/${TRIP.id}`, 4],
    [`/${PLACES[0]!.id}`, 2],
  ] as const)
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await layOutAll(page);
      const edges = await page
        .locator('main')
        .locator(beside)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
      expect(edges, `${address} at ${width} px`).toHaveLength(parts);
      for (const edge of edges) expect(edge, `${address} at ${width} px`).toBeCloseTo(edges[0]!, 0);
      const lead = (await page.locator('header .words > .lead').boundingBox())!;
      if (width < 900) expect(edges[0]).toBeCloseTo(lead.x, 0);
      else expect(edges[0]).toBeGreaterThan(lead.x + lead.width);
    }
});
