import { MONTHS, type Months } from '../src/schemas/months.ts';
import { faultsByDayAndDusk } from './accessibility.ts';
import { builtElements, squeezed, type BuiltElement } from './builtPage.ts';
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

const LEVELS = { 1: 'wet', 2: 'fair', 3: 'best' } as const;
const NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** What the twelve cells of a year say to those who do not see the bars. */
const said = (months: Months) =>
  MONTHS.map((key) => {
    const { level, word } = months[key];
    return word ? `${LEVELS[level]}, ${word}` : LEVELS[level];
  });

/** The table under a caption: its heads and cells in the order of the page, with what stands in them. */
function cellsUnder(address: string, caption: string) {
  const elements = builtElements(address, DIST);
  const from = elements.findIndex(({ tag, text }) => tag === 'caption' && text === caption);
  const end = elements.findIndex(({ tag }, at) => at > from && (tag === 'p' || tag === 'section'));
  const inside = elements.slice(from + 1, end);
  const of = (tag: string) => inside.filter((element) => element.tag === tag);
  return { heads: of('th'), cells: of('i').map(({ text }) => text), months: of('b').map(({ text }) => text) };
}

const scoped = (heads: readonly BuiltElement[], scope: string) =>
  heads.filter(({ attributes }) => attributes['scope'] === scope);

test('every place has a row that says of every month what content says, under its country', () => {
  const { heads, cells, months } = cellsUnder(
    ROUTES.destinations,
    'How good each month is in each of our places',
  );
  expect(cells).toEqual(PLACES.flatMap((place) => said(place.months)));
  expect(months).toEqual(NAMES);
  expect(scoped(heads, 'col')).toHaveLength(13);
  expect(scoped(heads, 'rowgroup').map(({ text }) => squeezed(text))).toEqual([
    ...['Uganda', 'Kenya', 'Tanzania', 'Rwanda'],
  ]);
  const rows = scoped(heads, 'row').map(({ text }) => squeezed(text));
  expect(rows.map((row, at) => row.startsWith(PLACES[at]!.name))).toEqual(PLACES.map(() => true));
});

test('a trip shows its own twelve months', () => {
  for (const { id, heading, months } of TRIPS) {
    const bar = cellsUnder(`/${id}`, `${heading}, month by month`);
    expect(bar.cells, id).toEqual(said(months));
    expect(bar.months).toEqual(NAMES);
  }
});

test('levels differ by the height of their bars, on paper too, where no background is printed', async ({
  page,
}) => {
  await page.goto(`/${TRIPS[0]!.id}`);
  await page.emulateMedia({ media: 'print' });
  const bars = page.getByRole('table', { name: /month by month/ }).locator('td i');
  const heights = await bars.evaluateAll((all) =>
    all.map((bar) => [bar.className, Number.parseFloat(getComputedStyle(bar).borderBottomWidth)] as const),
  );
  const heightOf = new Map(heights);
  expect(heights).toHaveLength(12);
  expect(heightOf.get('best')).toBeGreaterThan(1.5 * heightOf.get('fair')!);
  expect(heightOf.get('fair')).toBeGreaterThan(2 * heightOf.get('wet')!);
  expect(heightOf.get('wet')).toBeGreaterThan(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1440]) {
    test(`the seasons are a table no wider than the window that leads to places and animals, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(ROUTES.destinations);
      const table = page.getByRole('table', { name: 'How good each month is' });
      await expect(table.getByRole('columnheader')).toHaveCount(13);
      await expect(table.getByRole('cell')).toHaveCount(12 * PLACES.length);
      const edges = await table
        .locator('td i')
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().right));
      expect(Math.max(...edges)).toBeLessThanOrEqual(width);
      const words = table.locator('th small').filter({ hasText: /\S/ });
      await expect(words.first()).toBeVisible({ visible: width < 900 });
      await table.getByRole('link', { name: PLACES[0]!.name }).click();
      await expect(page).toHaveURL(`/${PLACES[0]!.id}`);
      await page.goBack();
      await page.locator('#seasons').getByRole('link', { name: 'Beasts by place' }).click();
      await expect(page).toHaveURL(ROUTES.wildlife);
    });
  }
});

test('table and bar have no accessibility fault, by day and at dusk', async ({ page }) => {
  for (const [address, part] of [
    [ROUTES.destinations, '#seasons'],
    [`/${TRIPS[0]!.id}`, 'aside'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await faultsByDayAndDusk(page, () => page.goto(address), [part]), address).toEqual([]);
  }
});
