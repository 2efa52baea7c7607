import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPdf } from '../src/guides/testing/inPdf.ts';
import { builtElements } from './builtPage.ts';
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { BLANK_PAGES } from '../src/check/testing/smallSite.ts';
import { GUIDED, PLACES, UNGUIDED } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

/** The links to guides on a page. */
const guidesOn = (address: string) =>
  builtElements(address, DIST).filter(
    ({ tag, attributes }) => tag === 'a' && attributes['href']?.startsWith('/guides/'),
  );
const bytesOf = (address: string) => readFileSync(path.join(DIST, address));
const guideOf = (id: string) => inPdf(bytesOf(`guides/${id}.pdf`));
const [PLACE] = PLACES;
const PRICED = TRIPS.find(({ id }) => id === 'morning')!;

test('each place and each trip has a guide, but for the place that says it has none', () => {
  const places = PLACES.map(({ id }) => id).filter((id) => id !== UNGUIDED);
  expect(guidesOn(ROUTES.destinations).map(({ attributes }) => attributes['href'])).toEqual(
    places.map((id) => `/guides/${id}.pdf`),
  );
  for (const { id } of TRIPS) {
    const [link, ...others] = guidesOn(`/${id}`);
    expect([link?.attributes['href'], others.length], id).toEqual([`/guides/${id}.pdf`, 0]);
  }
});

test('a link to a guide says its kind, size and pages as they are', async () => {
  for (const link of [...guidesOn(ROUTES.destinations), ...guidesOn(`/${PRICED.id}`)]) {
    const bytes = bytesOf(link.attributes['href'] ?? '');
    const { length } = bytes;
    const { pages } = await inPdf(bytes);
    expect(link.text.trim()).toMatch(
      new RegExp(`^Travel guide: .* \\(PDF, ${Math.ceil(length / 1000)} kB, ${pages} pages\\)$`),
    );
    expect(length).toBeLessThanOrEqual(400_000);
  }
});

test('the guide to a place holds what its page says of it, and what its country asks', async () => {
  const guide = await guideOf(PLACE!.id);
  const { fact, activities, bestMonths, locationTitle, pictures } = PLACE!;
  for (const words of [fact, ...activities, bestMonths, 'Before you travel to Uganda', 'Yellow fever'])
    expect(guide.text).toContain(words);
  expect(guide.title).toBe(locationTitle);
  expect(guide.alts).toEqual(expect.arrayContaining(pictures.slice(0, 3).map(({ alt }) => alt)));
});

test('the guide to a trip holds its days and its whole price', async () => {
  const guide = await guideOf(PRICED.id);
  expect(guide.bookmarks.flat()).toEqual(
    expect.arrayContaining(['Day by day', 'Day 1: on the road', 'Included']),
  );
  for (const words of [
    '$200',
    'Forest permit',
    '$800',
    '6 × Bed levy',
    '$12 to $30',
    'about $1,020 to $1,038',
  ])
    expect(guide.text).toContain(words);
});

test('a guide names the amounts of fees that its texts name', async () => {
  const told = readdirSync(path.join(DIST, 'guides')).map((name) => guideOf(path.parse(name).name));
  for (const { text, title } of await Promise.all(told)) expect(text, title).not.toMatch(/[{}]/);
  const walk = builtElements(`/${PRICED.id}`, DIST).find(({ text }) => text.startsWith('Best months: '))!;
  expect(walk.text).toContain('A night walk costs $25.50');
  expect((await guideOf(PRICED.id)).text).toContain(walk.text);
});

test('a guide can be heard, carries its typefaces, and leads back to the site', async () => {
  for (const name of [PLACE!.id, PRICED.id]) {
    const guide = await guideOf(name);
    expect([guide.isTagged, guide.isEmbedded, guide.language]).toEqual([true, true, 'en-UG']);
    expect([...guide.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure', 'Link']));
    expect(guide.alts.every(Boolean)).toBe(true);
    expect(guide.links.some((link) => link.endsWith(`/guides/${name}.pdf`))).toBe(true);
  }
});

test('a PDF that an editor supplied is the guide, as it is', () => {
  expect(bytesOf(`guides/${GUIDED}.pdf`).toString('latin1')).toBe(BLANK_PAGES);
});

test('a guide comes as a PDF that browsers ask for again', async ({ request }) => {
  const file = await request.get(`/guides/${PLACE!.id}.pdf`);
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' });
});
