import { COUNTRIES } from '../src/schemas/regions.ts';
import { MONTHS } from '../src/schemas/months.ts';
import { faultsByDayAndDusk } from './accessibility.ts';
import { builtElements, squeezed, type BuiltElement } from './builtPage.ts';
import words from './content/words/wildlife.json' with { type: 'json' };
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { overflowOf } from './layOut.ts';
import { PLACES } from './sample/places.ts';
import { ANIMALS, MIGRATION } from './sample/wildlife.ts';
import { RIVAL } from './sample/words.ts';

const PATH = ROUTES.wildlife;

/** The rows of the table under a caption, each with its cells. */
function rowsUnder(caption: string): BuiltElement[][] {
  const elements = builtElements(PATH, DIST);
  const from = elements.findIndex(({ tag, text }) => tag === 'caption' && text === caption);
  const to = elements.findIndex(({ tag }, at) => at > from && tag === 'section');
  const rows: BuiltElement[][] = [];
  for (const element of elements.slice(from + 1, to)) {
    if (element.tag === 'tr') rows.push([]);
    else if (/^t[hd]$/.test(element.tag)) rows.at(-1)!.push(element);
  }
  return rows;
}

test('each field of the table says what content says of its animal and its place, and no other says anything', () => {
  const [countries = [], places = [], ...animals] = rowsUnder(
    'How likely you see each animal in each of our places',
  );
  expect(
    countries.map(({ text, attributes }) => [squeezed(text), attributes['scope'], attributes['colspan']]),
  ).toEqual([
    ['Animal', 'col', undefined],
    ...COUNTRIES.map((country) => [
      country.replace(/^./, (letter) => letter.toUpperCase()),
      'colgroup',
      String(PLACES.filter((place) => place.country === country).length),
    ]),
  ]);
  expect(places.map(({ text, attributes }) => [squeezed(text), attributes['scope']])).toEqual(
    PLACES.map(({ name }) => [name, 'col']),
  );
  expect(animals).toHaveLength(ANIMALS.length);
  for (const [at, [head, ...cells]] of animals.entries()) {
    const animal = ANIMALS[at]!;
    expect(head?.attributes['scope']).toBe('row');
    expect(squeezed(head!.text).startsWith(animal.name)).toBe(true);
    expect(cells.map(({ text }) => squeezed(text))).toEqual(
      PLACES.map(({ id, name }) => {
        const sighting = animal.places[id];
        if (!sighting) return '';
        const { chance, when, note } = sighting;
        return [name, chance, when, note].filter(Boolean).join(' ');
      }),
    );
  }
});

test('the months of the herds are a row each', () => {
  const [, ...months] = rowsUnder('Where the wildebeest usually are, month by month');
  expect(months.map((row) => row.slice(1).map(({ text }) => squeezed(text)))).toEqual(
    MONTHS.map((key) => {
      const { area, where, reach } = MIGRATION.months[key]!;
      return [area, where, reach];
    }),
  );
  expect(squeezed(months[8]![0]!.text)).toBe('September');
});

test('each place lists its own animals, and each animal names its sources and when they were read', () => {
  const elements = builtElements(PATH, DIST);
  for (const { id } of PLACES) {
    const place = elements.find(({ tag, attributes }) => tag === 'li' && attributes['id'] === id);
    for (const { name, places } of ANIMALS) {
      const isThere = places[id] && places[id].chance !== 'not here';
      expect.soft(squeezed(place!.text).includes(name), `${name} in ${id}`).toBe(Boolean(isThere));
    }
  }
  for (const { name, sources } of ANIMALS) {
    const entry = elements.find(({ tag, text }) => tag === 'li' && squeezed(text).startsWith(`${name}:`));
    const shown = sources.filter((source) => source !== RIVAL);
    for (const source of shown) expect(entry?.text).toContain(source.name);
    expect(entry?.text).not.toContain(RIVAL.name);
    const others = shown.length > 0 ? words.unnamed.also : words.unnamed.only;
    expect(entry?.text.includes(others), name).toBe(shown.length < sources.length);
    expect(squeezed(entry!.text)).toMatch(/Read on 15 November 2026\.$/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a table with all its heads at every width, and never wider than the window', async ({
    page,
  }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      const table = page.getByRole('table', { name: 'How likely you see each animal' });
      await expect(table.getByRole('columnheader')).toHaveCount(1 + COUNTRIES.length + PLACES.length);
      await expect(table.getByRole('rowheader')).toHaveCount(ANIMALS.length);
      await expect(table.getByRole('cell')).toHaveCount(ANIMALS.length * PLACES.length);
      const first = table.getByRole('row').nth(2).getByRole('cell').first();
      await expect(first.locator('i')).toBeVisible();
      // Where there are no columns to be seen, each field names its place.
      await expect(first.locator('span')).toBeVisible({ visible: width < 1000 });
      expect(await overflowOf(page), `px too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });
});

/** The best chance that an animal has anywhere, and the short names of the places that have it. */
function bestOf({ places }: (typeof ANIMALS)[number]) {
  const at = (chance: string) => PLACES.filter(({ id }) => places[id]?.chance === chance);
  const chance = ['very likely', 'likely', 'with luck'].find((one) => at(one).length > 0);
  return chance
    ? `${chance} ${at(chance)
        .map((place) => place.name)
        .join(', ')}`
    : '';
}

test('on a phone the second screen says where each animal is seen most, a press away from all of it; a desk has its table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const links = page.getByRole('navigation', { name: words.index }).getByRole('link');
  await expect(links).toHaveText(ANIMALS.map((animal) => `${animal.name} ${bestOf(animal)}`.trim()));
  const { y, height } = (await links.first().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(2 * 740);
  const { id, name } = ANIMALS.at(-1)!;
  await links.last().press('Enter');
  await expect(page).toHaveURL(`${PATH}#${id}`);
  await expect(page.getByRole('rowheader', { name })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(links).toHaveCount(0);
});

test('the ground of the best places has a colour at every width, and on a card they stand first', async ({
  page,
}) => {
  await page.goto(PATH);
  const rows = page.locator('#animals tbody tr');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const coloured = await rows
      .locator('td')
      .evaluateAll((all) =>
        all.filter((cell) => getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      );
    expect(coloured).toHaveLength(await rows.locator('.very-likely').count());
    await expect(rows.locator('td:has(.very-likely)').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const first = rows.first();
  const best = await first.locator('td:has(.very-likely)').last().boundingBox();
  const other = await first.locator('td:has(.with-luck)').first().boundingBox();
  expect(best!.y + best!.x / 1000).toBeLessThan(other!.y + other!.x / 1000);
});

test('it has no accessibility fault as cards and as a table, by day and at dusk', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsByDayAndDusk(page, () => page.goto(PATH)), `${width} px`).toEqual([]);
  }
});
