import { faultsByDayAndDusk } from './accessibility.ts';
import { builtElements, squeezed } from './builtPage.ts';
import hire from './content/panels/hire.json' with { type: 'json' };
import hireWords from './content/words/hire.json' with { type: 'json' };
import words from './content/words/trips.json' with { type: 'json' };
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { overflowOf } from './layOut.ts';
import { ANSWERS } from './sample/cards.ts';
import { FEES, TRIPS } from './sample/trips.ts';

/** The texts of the elements of a built page that a test asks for. */
const texts = (address: string, is: (element: ReturnType<typeof builtElements>[number]) => boolean) =>
  builtElements(address, DIST)
    .filter(is)
    .map(({ text }) => squeezed(text));

/** The rows of the table that compares the trips: their cells' texts, the head first. */
function comparedRows(): string[][] {
  const elements = builtElements(ROUTES.packages, DIST);
  const at = elements.findIndex(({ tag, text }) => tag === 'caption' && text === words.compare.caption);
  const rows: string[][] = [];
  for (const { tag, text } of elements.slice(at + 1)) {
    if (tag === 'table' || tag === 'dl') break;
    if (tag === 'tr') rows.push([]);
    else if (tag === 'th' || tag === 'td') rows.at(-1)?.push(squeezed(text));
  }
  return rows;
}

type Range = { from: number; to?: number } | undefined;
const shown = (from: number, to: number | undefined) => {
  if (to === undefined) return from ? `${from} h or more` : 'ask us';
  return to === 0 ? 'none' : from === to ? `${from} h` : `${from} to ${to} h`;
};
const total = (all: Range[]) => {
  const isOpen = all.some((range) => range?.to === undefined);
  const add = (end: 'from' | 'to') => all.reduce((sum, range) => sum + (range?.[end] ?? 0), 0);
  return [add('from'), isOpen ? undefined : add('to')] as const;
};

test('every figure of the table of trips is the one that the trip itself gives', () => {
  const [head, ...rows] = comparedRows();
  expect(head).toHaveLength(11);
  expect(rows).toHaveLength(TRIPS.length);
  for (const [at, trip] of TRIPS.entries()) {
    const { notes } = trip;
    const days = notes.days as { road?: Range; foot?: Range }[];
    const fees = ('fees' in trip ? trip.fees : []) as { fee: string; quantity?: number }[];
    const payers = 'party' in trip ? (trip.party ?? 1) : 1;
    const whole = fees.reduce((sum, { fee, quantity = 1 }) => {
      const { amount = 0, shared } = FEES.find(({ id }) => id === fee) as {
        amount?: number;
        shared?: string;
      };
      return sum + (quantity * amount) / (shared ? payers : 1);
    }, trip.price);
    const isOpen = fees.some(({ fee }) => FEES.find(({ id }) => id === fee)?.amount === undefined);
    const sums = days.map(({ road, foot }) => total(foot ? [road, foot] : [road]));
    const lengths = sums.map(([from, to = from]) => to);
    const longest = lengths.indexOf(Math.max(...lengths));
    const unknown = days.some(({ road, foot }) => !road && !foot);
    const { metres, orMore } = notes.highest as { metres?: number; orMore?: true };
    const height =
      metres === undefined ? 'ask us' : metres ? `${metres.toLocaleString('en')} m` : 'sea level';
    const step = words.effort.steps[notes.effort.level - 1];
    const [start, end] = [notes.start.place, notes.end.place];
    expect(rows[at], trip.id).toEqual([
      trip.heading,
      String(Number.parseInt(trip.duration, 10)),
      isOpen
        ? `from $${whole.toLocaleString('en')}, and more fees: ask us`
        : `about $${whole.toLocaleString('en')} in all`,
      `$${trip.price.toLocaleString('en')} ${trip.priceBasis}`,
      start === end ? start : `${start} to ${end}`,
      shown(...total(days.map(({ road }) => road))),
      unknown ? 'ask us' : `Day ${longest + 1}: ${shown(...sums[longest]!)}`,
      `${height}${orMore ? ' or more' : ''}`,
      'age' in notes.youngest ? `${notes.youngest.age} years` : 'ask us',
      `${step?.name}, ${notes.effort.level} of 5`,
      trip.bestMonths,
    ]);
  }
});

test('each trip has the same notes under the same headings, in the same order', () => {
  const headings = TRIPS.map(({ id }) => {
    const all = texts(`/${id}`, ({ tag }) => tag === 'h3');
    return all.slice(all.indexOf(words.notes.right), all.indexOf(words.notes.changes.heading) + 1);
  });
  expect(headings[0]).toHaveLength(15);
  for (const list of headings) expect(list).toEqual(headings[0]);
});

test('a trip’s page says all of its notes, with an entry for each of its days', () => {
  for (const { id, notes, duration } of TRIPS) {
    const [page = ''] = texts(`/${id}`, ({ attributes }) => attributes['id'] === 'notes');
    const { suits, notFor, highest, youngest, children, group, alone, rooms, food, luggage } = notes;
    for (const text of [suits, notFor, notes.effort.why, highest.note, youngest.note, children, group])
      expect(page).toContain(squeezed(text));
    for (const text of [alone, rooms, food, luggage, notes.power, notes.money, ...notes.pack])
      expect(page).toContain(squeezed(text));
    const heads = texts(`/${id}`, ({ attributes }) => attributes['role'] === 'rowheader');
    const days = heads.filter((head) => /^Day \d/.test(head));
    const count = Number.parseInt(duration, 10);
    expect(days).toEqual(Array.from({ length: count }, (_, at) => `Day ${at + 1}`));
  }
});

test('the cars are hired after what to know: every answer stands before the first form', () => {
  const elements = builtElements(ROUTES.cars, DIST);
  const form = elements.findIndex(({ tag }) => tag === 'form');
  expect(form).toBeGreaterThan(0);
  for (const [topic, question] of Object.entries(hireWords.questions)) {
    const answer = elements.findIndex(({ attributes }) => attributes['id'] === `hire-${topic}`);
    const asked = elements.findIndex(({ tag, text }) => tag === 'h3' && text === question);
    expect(asked, topic).toBeGreaterThan(0);
    expect(answer, topic).toBeGreaterThan(asked);
    expect(answer, topic).toBeLessThan(form);
    const { text } = hire.notes[topic as keyof typeof hire.notes];
    expect(squeezed(elements[answer]!.text)).toContain(text);
  }
  const borders = squeezed(elements.find(({ attributes }) => attributes['id'] === 'hire-borders')!.text);
  for (const { country, posts, needs } of hire.borders)
    for (const words of [country, posts, needs]) expect(borders).toContain(words);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the answers on hiring name what they are about until they are opened, and a link opens its part', async ({
    page,
  }) => {
    await page.goto(ROUTES.cars);
    const parts = page.locator('#before-you-hire summary').filter({ hasNotText: '?' });
    for (const [at, { name, covers }] of Object.values(hireWords.parts).entries()) {
      await expect(parts.nth(at)).toContainText(name);
      await expect(parts.nth(at)).toContainText(covers.replaceAll(' ·', '\u00a0·'));
    }
    await expect(page.getByText(hireWords.questions.night)).toBeHidden();
    await parts.last().focus();
    await parts.last().press('Enter');
    await expect(page.getByText(hireWords.questions.night)).toBeVisible();
    await expect(page.getByText(hireWords.questions.age)).toBeHidden();
    await page.goto(ROUTES.home);
    await page.goto(`${ROUTES.cars}#hire-age`);
    await expect(page.locator('#hire-age')).toBeInViewport();
    await expect(page.getByText(hireWords.questions.night)).toBeHidden();
  });

  test('a trip’s notes say whom it suits and what effort it is, and name the rest until it is opened', async ({
    page,
  }) => {
    await page.goto(`/${TRIPS[0]!.id}`);
    for (const heading of [words.notes.right, words.notes.effort]) {
      const part = page.locator('.notes > div', { has: page.getByRole('heading', { name: heading }) });
      await expect(part.locator('p').last()).toBeVisible();
    }
    const parts = page.locator('#notes details');
    const count = await parts.count();
    expect(count).toBeGreaterThan(10);
    await expect(page.locator('#notes details:not([open])')).toHaveCount(count);
    const rooms = parts.filter({ hasText: words.notes.rooms });
    await expect(rooms.locator('p').first()).toBeHidden();
    const summary = rooms.locator('summary');
    expect((await summary.boundingBox())!.height, 'px to press').toBeGreaterThanOrEqual(44);
    await summary.focus();
    await summary.press('Enter');
    await expect(rooms.locator('p').first()).toBeVisible();
    await expect(page.locator('#notes details:not([open])')).toHaveCount(count - 1);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all notes of a trip are open', async ({ page }) => {
      await page.goto(`/${TRIPS[0]!.id}`);
      await expect(page.locator('#notes details[open]').first()).toBeVisible();
      await expect(page.locator('#notes details:not([open])')).toHaveCount(0);
    });
  });
});

test('a desk shows all notes of a trip', async ({ page }) => {
  await page.goto(`/${TRIPS[0]!.id}`);
  await expect(page.locator('#notes details[open]').last().locator('p').first()).toBeVisible();
  await expect(page.locator('#notes details:not([open])')).toHaveCount(0);
});

test('further answers stand under what to know before a trip, the invented one with its stamp', () => {
  const elements = builtElements(ROUTES.beforeYouTravel, DIST);
  for (const { id, question, sample } of ANSWERS.map((answer) => ({ sample: false, ...answer }))) {
    expect(elements.some(({ tag, text }) => tag === 'h3' && text === question)).toBe(true);
    const answer = elements.find(({ attributes }) => attributes['id'] === id);
    expect(answer?.text.includes('Sample')).toBe(sample);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('on a phone the table scrolls by keyboard in its own region, and the trips’ names stay', async ({
    page,
  }) => {
    await page.goto(ROUTES.packages);
    const region = page.getByRole('region', { name: words.compare.scroll, exact: true });
    const name = region.getByRole('rowheader').first();
    const months = region.getByRole('cell').filter({ hasText: TRIPS[0]!.bestMonths }).first();
    await region.focus();
    const before = (await name.boundingBox())!.x;
    await expect(months).not.toBeInViewport();
    for (let times = 0; times < 40; times += 1) await region.press('ArrowRight');
    await expect(months).toBeInViewport();
    await expect(name).toBeInViewport();
    expect((await name.boundingBox())!.x).toBeCloseTo(before, 0);
    expect(await overflowOf(page), 'px too wide').toBeLessThanOrEqual(0);
  });
});

test('notes, table and questions have no accessibility fault, by day and at dusk', async ({ page }) => {
  for (const address of [`/${TRIPS[1]!.id}`, ROUTES.packages, ROUTES.cars]) {
    await page.setViewportSize({ width: 360, height: 800 });
    const open = async () => {
      await page.goto(address);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((item) => item.setAttribute('open', '')));
    };
    expect(await faultsByDayAndDusk(page, open), address).toEqual([]);
  }
});
