import { DIST, expect, ROUTES, test } from './fixture.ts';
import { builtElements, type BuiltElement } from './builtPage.ts';
import { ARTICLES } from './sample/articles.ts';
import { CARS, QUESTIONS } from './sample/cards.ts';
import { GUIDED, PLACES, UNGUIDED } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';
import { RIVAL } from './sample/words.ts';

const [FIRST, SECOND, THIRD] = PLACES as [Place, Place, Place];
const LAST = PLACES.at(-1)!;
type Place = (typeof PLACES)[number];

/** A text without its blanks, which the build leaves out between elements. */
const words = (text: string) => text.replace(/\s+/g, '');
const textsOf = (elements: readonly BuiltElement[], tag: string) =>
  elements.filter((element) => element.tag === tag).map(({ text }) => words(text));
/** Where the links of a page lead, its shell's among them. */
const linksOf = (address: string) =>
  builtElements(address, DIST).flatMap(({ tag, attributes }) =>
    tag === 'a' ? (attributes['href'] ?? []) : [],
  );

test('a place has a page: its text, the ways there, fees, neighbours, trips, articles and sources', () => {
  const elements = builtElements(`/${FIRST.id}`, DIST);
  expect(textsOf(elements, 'h1')).toEqual([words(FIRST.locationTitle)]);
  const text = words(elements.find(({ tag }) => tag === 'main')!.text);
  expect(text).toContain(words(FIRST.fact));
  expect(textsOf(elements, 'h2').slice(0, 4)).toEqual([
    ...['What a day is like', 'Getting there', 'Who should not come', 'Where people sleep'].map(words),
  ]);
  for (const way of [
    'From The capital By the old road 8 to 10 hours by road',
    'The airport to the airstrip 15 to 30 minutes by air',
    'From The other shore by boat: ask us',
  ])
    expect(textsOf(elements, 'tr')).toContain(words(way));
  expect(textsOf(elements, 'caption')).toEqual(
    [`${FIRST.name}, month by month`, 'Hours to get there', 'Fees'].map(words),
  );
  expect(textsOf(elements, 'dt')).toContain(words('You will probably see'));
  expect(text).toContain(words('Forest permit'));
  expect(elements.filter(({ tag }) => tag === 'img').length).toBeGreaterThanOrEqual(5);
  expect(text).toContain(words('Read on 20 November 2026: The road: The Road Office'));
  expect(text).toContain(words('Read on 12 November 2026: The months: The Rain Office'));
  expect(text).toContain(words(`Trip to this place ${TRIPS[0]!.heading}`));
  expect(text).not.toContain(words('other travel companies'));
  const field = elements.find(({ attributes }) => attributes['name'] === 'destinationLocation');
  expect(field?.attributes['value']).toBe(FIRST.locationTitle);
});

test('what was read on pages of other travel companies stands in a sentence, without their names', () => {
  for (const [{ id }, claims] of [
    [SECOND, 'heights'],
    [THIRD, 'heights and the other road'],
    [PLACES[3]!, 'heights, the other road and where not to swim'],
  ] as const) {
    const text = words(builtElements(`/${id}`, DIST).find(({ tag }) => tag === 'main')!.text);
    const before = 'From pages of other travel companies, which we do not name here:';
    expect(text).toContain(words(`${before} ${claims}.`));
    expect(text).not.toContain(words(RIVAL.name));
    expect(linksOf(`/${id}`)).not.toContain(RIVAL.url);
  }
});

test('a picture stands under the part of the text that it names, and not at the end again', () => {
  for (const [{ id, pictures }, tag, heading] of [
    [FIRST, 'h2', 'Where people sleep'],
    [TRIPS[0]!, 'h3', 'Day 1: on the road'],
  ] as const) {
    const elements = builtElements(`/${id}`, DIST).filter((one) => one.tag === 'img' || one.tag === tag);
    const at = elements.findIndex(({ text }) => words(text) === words(heading));
    const alts = elements.map(({ attributes }) => attributes['alt']);
    expect(alts[at + 1]).toBe(pictures[1]!.alt);
    expect(alts.filter((alt) => alt && pictures.slice(1).some((picture) => picture.alt === alt))).toEqual(
      [1, 2, 3, 4].map((one) => pictures[one]!.alt),
    );
  }
});

test('a place without fees has no table of them, and one without a trip names those nearby', () => {
  expect(textsOf(builtElements(`/${SECOND.id}`, DIST), 'caption')).toEqual(
    [`${SECOND.name}, month by month`, 'Hours to get there'].map(words),
  );
  const text = words(builtElements(`/${LAST.id}`, DIST).find(({ tag }) => tag === 'main')!.text);
  expect(text).not.toContain(words('Trip to this place'));
  expect(text).toContain(words('Trip nearby'));
});

test('a place leads to its guide where there is one', () => {
  const guides = (id: string) => linksOf(`/${id}`).filter((href) => href.endsWith('.pdf'));
  expect(guides(GUIDED)).toHaveLength(1);
  expect(guides(UNGUIDED)).toEqual([]);
});

test('the way between two places stands on the pages of both, and is written in one', () => {
  expect(FIRST.neighbours.map(({ place }) => place)).toContain(SECOND.id);
  expect(SECOND.neighbours.map(({ place }) => place)).not.toContain(FIRST.id);
  expect(linksOf(`/${FIRST.id}`)).toContain(`/${SECOND.id}`);
  expect(linksOf(`/${SECOND.id}`)).toContain(`/${FIRST.id}`);
});

test('what belongs together leads to each other, whichever end names the other', () => {
  const [trip, article, question, car] = [TRIPS[0]!, ARTICLES[0]!, QUESTIONS[0]!, CARS[1]!];
  const answer = `${ROUTES.packages}#${question.id}`;
  for (const [page, ...hrefs] of [
    [`/${trip.id}`, `/${FIRST.id}`, `/${SECOND.id}`, `/${article.id}`, `/${TRIPS[1]!.id}`, answer],
    [`/${TRIPS[1]!.id}`, `/${trip.id}`],
    [`/${article.id}`, `/${FIRST.id}`, `/${trip.id}`, `/${ARTICLES[1]!.id}`, answer],
    [`/${FIRST.id}`, `/${trip.id}`, `/${article.id}`, answer, `${ROUTES.cars}#${car.id}`],
    [`/${THIRD.id}`, `/${trip.id}`],
    [ROUTES.cars, `/${FIRST.id}`, `/${trip.id}`],
    [ROUTES.packages, `/${FIRST.id}`, `/${article.id}`],
    [ROUTES.home, ...PLACES.map(({ id }) => `/${id}`)],
    [ROUTES.destinations, ...PLACES.map(({ id }) => `/${id}`)],
    [ROUTES.beforeYouTravel, ...PLACES.map(({ id }) => `/${id}`), ...TRIPS.map(({ id }) => `/${id}`)],
    ['/404', ...PLACES.map(({ id }) => `/${id}`)],
  ] as [string, ...string[]][])
    expect.soft(linksOf(page), page).toEqual(expect.arrayContaining(hrefs));
});

test('the head of a place names its best months and the first way there, on a phone before what leads the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${FIRST.id}`);
  const facts = page.locator('.head .list');
  await expect(facts.locator('dt')).toHaveText(['Best months', 'From The capital', 'What people do there']);
  await expect(facts.locator('dd').nth(1)).toHaveText('8 to 10 hours by road');
  for (const fact of [0, 1]) await expect(facts.locator('dd').nth(fact)).toBeInViewport({ ratio: 1 });
  const top = async (part: string) => (await page.locator(part).boundingBox())!.y;
  expect(await top('.head .list')).toBeLessThan(await top('.head .lead'));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await top('.head .list')).toBeGreaterThan(await top('.head .lead'));
});

test('on a desk a picture in a text fills its column, and the text keeps its measure', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [`/${FIRST.id}`, `/${TRIPS[0]!.id}`]) {
    await page.goto(address);
    const [column, picture, text] = await page
      .locator('.prose:has(> .plate)')
      .evaluate((prose) =>
        [prose, prose.querySelector('.plate img')!, prose.querySelector('p')!].map(
          (part) => part.getBoundingClientRect().width,
        ),
      );
    expect(picture, address).toBeCloseTo(column!, 0);
    expect(text, address).toBeLessThan(column! - 40);
  }
});
