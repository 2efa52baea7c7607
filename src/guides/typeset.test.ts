import { expect, it } from 'vitest';
import { lang } from '../lib/site.ts';
import { travelTime } from '../lib/travelTime.ts';
import { ui } from '../lib/ui.ts';
import { yearOf } from '../check/testing/smallSite.ts';
import { feeLine, wholePrice } from '../lib/wholePrice.ts';
import type { Fee } from '../schemas/fee.ts';
import { TRAVEL_TOPICS, type TravelNotes } from '../schemas/travelNotes.ts';
import { withFiles } from './files.ts';
import type { Guide } from './guide.ts';
import { drawLocator, MAP } from './locator.ts';
import { placeGuide } from './placeGuide.ts';
import { pagesOf } from '../lib/readPdf.ts';
import { inPdf } from './testing/inPdf.ts';
import { tripGuide } from './tripGuide.ts';
import { typeset } from './typeset.ts';

const SITE = 'https://www.small.example';
const around = { siteUrl: SITE, address: `${SITE}/guides/hill.pdf` };
const office = { label: 'An office', url: 'https://office.example/visa' };
/** Another travel company, where the plugs alone were read. */
const rival = { label: 'A rival', url: 'https://rival.example/plugs', trade: true as const };
const PLUGS = TRAVEL_TOPICS.indexOf('plugs');
const note = (at: number) => ({
  text: `Answer ${at}.`,
  links: at === PLUGS ? [rival] : at % 2 ? [] : [office],
  read: `2026-11-0${1 + (at % 9)}`,
});
const notes = {
  ...{ order: 1, region: 'kenya', name: 'Kenya' },
  notes: Object.fromEntries(TRAVEL_TOPICS.map((topic, at) => [topic, note(at)])),
} as TravelNotes;
const picture = (at: number) => ({ image: 'brand/logo', alt: `Scene ${at}` });
const pictures = [1, 2, 3, 4, 5].map(picture);
const body =
  'A [far](/ugandacarhire) and a [near](#hill) hill, **steep** "enough".\n\n- One\n- Two\n\n| a | b |\n|---|---|\n| c | d |';
const hill = {
  id: 'hill',
  body,
  data: {
    ...{ order: 1, country: 'kenya' as const, name: 'Hill', locationTitle: 'The Hill | Šumava ✈' },
    ...{ fact: 'A fact of twenty letters.', activities: ['Walks', 'Drives', 'Boats', 'Rest'], pictures },
    ...{ bestMonths: 'June', map: { lat: -3, lon: 38 }, months: yearOf(5), updated: '2026-11-01' },
    gettingThere: [
      { from: 'Town', by: 'road' as const, hours: '8 to 10', note: 'Slow in the rains.' },
      { from: 'Coast', to: 'the strip', by: 'flight' as const },
    ],
    fees: ['entry'],
  },
};
const fee: Fee = {
  ...{ name: 'Entry', amount: 40, per: 'per day', read: '2026-11-20', validUntil: '2026-11-21' },
  source: { name: 'The park', url: 'https://park.example/fees' },
};
const trip = {
  id: 'walk',
  body: `## Day 1: Up\n\n${'A long way. '.repeat(200)}\n\n## Day 2: Down\n\nHome.`,
  data: {
    ...{ order: 1, country: 'kenya' as const, title: 'Walk', seodescription: 'A walk.', keywords: ['walk'] },
    ...{
      caption: 'Up',
      heading: 'A Walk',
      activities: 'Walks/Rest',
      price: 750,
      people: 'per person' as const,
    },
    ...{ duration: '2 Days | 1 Night', highlights: ['High', 'Higher', 'Highest'], availability: 'Always' },
    ...{ pictures, summary: 'Up and down.', included: ['Tea'], notIncluded: ['Shoes'] },
    ...{ priceBasis: 'Two who share.', fees: [{ fee: 'entry', quantity: 2 }], bestMonths: 'June' },
    season: 'Rain in April.',
    notes: { pack: ['A hat'] },
  },
};
const priced = (date: string) => ({ date, price: wholePrice(trip.data, () => fee, date, []) });

const hours = (count: string | undefined, by: 'road' | 'flight') => travelTime(count, by, ui.places.time);
const aroundHill = { ...around, notes, fees: [feeLine(fee, '2026-11-20')] };

/** Sets a guide as a build does, with one drawing for all its pictures. */
async function setUp(guide: Guide): Promise<Uint8Array> {
  const drawn = await withFiles(guide, () => 'content/pictures/brand/logo.svg');
  const map = drawLocator([hill.data], 'kenya', () => '#7a5200');
  drawn.files.set(MAP, new TextEncoder().encode(map));
  return typeset(drawn.guide, drawn.files);
}

it('tells of a place what its file and its country say, in order, and marks up all of it', async () => {
  const bytes = await setUp(placeGuide(hill, aroundHill));
  const { title, language, made, text, links, alts, roles, bookmarks } = await inPdf(bytes);
  expect([title, language]).toEqual(['The Hill | Sumava ', lang]);
  expect(made).toMatch(/^D:20261120/);
  const words = ui.guides;
  const order = [
    ...['The Hill | Sumava', 'A fact of twenty letters.', words.place.about, 'hill, steep “enough”.'],
    ...[words.place.doing, 'Walks', 'June', '3.00', ui.places.time.caption, 'Slow in the rains.'],
    ...[
      hours('8 to 10', 'road'),
      hours(undefined, 'flight'),
      ui.places.fees.caption,
      'Entry',
      '$40',
      'Answer 0.',
      words.contacts,
    ],
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  for (const part of order) expect(text).toContain(part);
  expect(links).toEqual(
    expect.arrayContaining([
      ...[`${SITE}/ugandacarhire`, `${SITE}/hill#hill`, office.url],
      ...[`${SITE}/beforeyoutravel#kenya`, `${SITE}/guides/hill.pdf`],
    ]),
  );
  expect(text).toContain(`${ui.cards.travelNotes.unnamed.only}. `);
  expect(`${text} ${links.join(' ')}`).not.toMatch(/rival/);
  expect(alts).toEqual(['Scene 1', 'Scene 2', 'Scene 3', expect.stringContaining('Hill')]);
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'TH', 'Link', 'Figure']));
  expect(bookmarks.map(([part]) => part)).toEqual([
    ...[words.place.about, words.place.doing, ui.places.time.caption, ui.places.fees.caption],
    ...[words.before.replace('{country}', 'Kenya'), words.contacts],
  ]);
});

it('tells of a trip its days and what it comes to on the day of the guide', async () => {
  const { text, bookmarks, roles } = await inPdf(
    await setUp(tripGuide(trip, { ...around, ...priced('2026-11-20'), notes, pins: [hill.data] })),
  );
  expect(bookmarks[1]?.slice(1)).toEqual(['Day 1: Up', 'Day 2: Down']);
  expect(text).toMatch(/2 × Entry .*park\.example.* \$80 .*\$830/);
  expect(roles).toContain('TH');
  const later = await inPdf(
    await setUp(tripGuide(trip, { ...around, ...priced('2026-11-22'), notes, pins: [] })),
  );
  expect(later.text).toContain(ui.cards.whole.ask);
  expect(later.text).not.toContain('$830');
});

it('is the same bytes of the same words, and others of others', async () => {
  const place = () => setUp(placeGuide(hill, aroundHill));
  const first = await place();
  await setUp(tripGuide(trip, { ...around, ...priced('2026-11-20'), notes, pins: [] }));
  expect(Buffer.compare(await place(), first)).toBe(0);
  const other = await setUp(placeGuide({ ...hill, body: 'Flat.' }, aroundHill));
  expect(Buffer.compare(other, first)).not.toBe(0);
});

it('counts the pages of a PDF, and says nothing of one that is damaged', async () => {
  const bytes = await setUp(placeGuide({ ...hill, body: 'A long way. '.repeat(900) }, aroundHill));
  expect(await pagesOf(bytes)).toBeGreaterThan(4);
  expect(bytes.length).toBeGreaterThan(0);
  expect(await pagesOf(new TextEncoder().encode('%PDF-1.7'))).toBeUndefined();
});
