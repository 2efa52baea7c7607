import { MEANS } from '../src/schemas/route.ts';
import { builtElements, squeezed } from './builtPage.ts';
import words from './content/words/maps.json' with { type: 'json' };
import { DIST, expect, test } from './fixture.ts';
import { ROUTES } from './sample/routes.ts';
import { TRIPS } from './sample/trips.ts';

for (const { id, stops, legs } of ROUTES) {
  test(`the page of ${id} tells its route as a list, and draws it with all its stops`, () => {
    const elements = builtElements(`/${id}`, DIST);
    const told = elements.filter(({ attributes }) => 'data-by' in attributes);
    const expected = legs.map(({ from, to, by, ...leg }) => {
      const way = from === to ? `Out from ${from} and back` : `${from} to ${to}`;
      return `${way}, ${words.by[by]}${'hours' in leg ? `: ${leg.hours}` : ''}`;
    });
    expect(told.map(({ text }) => squeezed(text))).toEqual(expected);
    const days = elements.filter(({ tag, text }) => tag === 'strong' && /^Day \d+$/.test(text));
    expect(days.map(({ text }) => text)).toEqual([...new Set(legs.map(({ day }) => `Day ${day}`))]);
    const map = elements.find(({ attributes }) => attributes['role'] === 'img')!;
    expect(map.attributes['aria-label']).toContain(stops.map(({ name }) => name).join(', '));
    for (const { name } of stops)
      expect(squeezed(map.text).replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });
}

test('every way to travel has a line of its own on the map and in its key', async ({ page }) => {
  await page.goto(`/${ROUTES[0]!.id}`);
  const route = page.locator('section').filter({ has: page.locator('#route') });
  const key = route.locator('figcaption li');
  for (const by of MEANS) await expect(key.filter({ hasText: words.by[by] })).toHaveCount(1);
  const looks = await route.locator('figcaption li path').evaluateAll((lines) =>
    lines.map((line) => {
      const { strokeDasharray, strokeLinecap } = getComputedStyle(line);
      return `${strokeDasharray} ${strokeLinecap}`;
    }),
  );
  expect(new Set(looks).size).toBe(MEANS.length);
  const drawn = await route.locator('figure > svg > path').evaluateAll((lines) =>
    lines.map((line) => {
      const { strokeDasharray, strokeLinecap } = getComputedStyle(line);
      return `${strokeDasharray} ${strokeLinecap}`;
    }),
  );
  expect(drawn).toEqual(expect.arrayContaining(looks));
});

test('the dots of all towns on the map are whole', async ({ page }) => {
  await page.goto(`/${ROUTES[0]!.id}`);
  const towns = page.locator('figure > svg > path.towns');
  await towns.scrollIntoViewIfNeeded();
  const cut = await towns.evaluate((path: SVGPathElement) => {
    const { a, d, e, f } = path.getScreenCTM()!;
    const middles = [...path.getAttribute('d')!.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const radius = 0.8 * (Number.parseFloat(getComputedStyle(path).strokeWidth) / 2);
    const rims = middles.flatMap(([x = 0, y = 0]) =>
      [-radius, radius].flatMap((off) => [
        [x + off, y],
        [x, y + off],
      ]),
    );
    const missed = rims.filter(
      ([x = 0, y = 0]) => !document.elementsFromPoint(a * x + e, d * y + f).includes(path),
    );
    return { dots: middles.length, missed };
  });
  expect(cut.dots).toBeGreaterThan(0);
  expect(cut.missed).toEqual([]);
});

test('a trip without a route has its days, and no map', () => {
  const elements = builtElements(`/${TRIPS.at(-1)!.id}`, DIST);
  expect(elements.some(({ attributes }) => attributes['id'] === 'days')).toBe(true);
  expect(elements.some(({ attributes }) => attributes['id'] === 'route')).toBe(false);
});
