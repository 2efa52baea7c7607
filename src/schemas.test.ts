import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTENT } from './collections.ts';
import { MONTHS } from './schemas/months.ts';
import { Car } from './schemas/car.ts';
import { DestinationDetail } from './schemas/destinations.ts';
import { noteOn } from './schemas/noteOn.ts';
import { Site } from './schemas/site.ts';
import { TravelPackage } from './schemas/travelPackage.ts';

const picture = { image: 'places/somewhere-1', alt: 'Hills under a low sun' };
const place = {
  order: 1,
  country: 'uganda',
  name: 'Somewhere',
  locationTitle: 'Somewhere Park',
  fact: 'A fact that is long enough to be one.',
  activities: ['Walks', 'Drives', 'Boats', 'Birds'],
  bestMonths: 'June',
  months: Object.fromEntries(MONTHS.map((key) => [key, { level: key === 'jun' ? 3 : 2 }])),
  pictures: [picture, picture, picture, picture, picture],
  map: { lat: 0.4, lon: 30 },
  title: 'Somewhere and the way there',
  seodescription: 'A description that is as long as search engines show it, and not much longer. '
    .repeat(2)
    .slice(0, 150),
  keywords: ['somewhere', 'somewhere park', 'the way to somewhere'],
  gettingThere: [{ from: 'Kampala', by: 'road', hours: '8 to 10' }],
  sources: [{ claim: 'The road', name: 'An office', url: 'https://office.example', read: '2026-11-22' }],
  updated: '2026-11-22',
};

const fails = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, code }) => [path.join('.'), code]);
};

test('a complete place is accepted', () => expect(fails(DestinationDetail, place)).toEqual([]));

describe('a place is refused', () => {
  test.each([
    ['with four pictures', { pictures: place.pictures.slice(1) }, ['pictures', 'too_small']],
    ['with three activities', { activities: place.activities.slice(1) }, ['activities', 'too_small']],
    ['in an unknown country', { country: 'narnia' }, ['country', 'invalid_value']],
    ['with a blank fact', { fact: '' }, ['fact', 'too_small']],
    ['with a key that is not known', { prize: 1 }, ['', 'unrecognized_keys']],
    ['far off the map', { map: { lat: 52, lon: 30 } }, ['map.lat', 'custom']],
    [
      'with a month of level 4',
      { months: { ...place.months, may: { level: 4 } } },
      ['months.may.level', 'invalid_value'],
    ],
    ['without a December', { months: { ...place.months, dec: undefined } }, ['months.dec', 'invalid_type']],
  ])('%s', (_, change, issue) => expect(fails(DestinationDetail, { ...place, ...change })).toEqual([issue]));
});

describe('an alternative text is refused', () => {
  test.each([[''], ['  '], ['image of a hill'], ['A picture of a hill'], ['hill.jpg'], [picture.image]])(
    '%j',
    (alt) => {
      const pictures = [{ ...picture, alt }, ...place.pictures.slice(1)];
      expect(fails(DestinationDetail, { ...place, pictures })).toEqual([['pictures.0.alt', 'custom']]);
    },
  );
  test('only a decorative picture goes without', () => {
    const pictures = [{ ...picture, alt: '', decorative: true }, ...place.pictures.slice(1)];
    expect(fails(DestinationDetail, { ...place, pictures })).toEqual([]);
  });
});

test.each([['3 Days | 2 Nights'], ['1 Day | 1 Night']])('%s is a duration', (duration) =>
  expect(fails(TravelPackage.pick({ duration: true }), { duration })).toEqual([]),
);
test.each([['3 days'], ['Three Days | Two Nights'], ['3 Days|2 Nights']])('%s is none', (duration) =>
  expect(fails(TravelPackage.pick({ duration: true }), { duration })).toHaveLength(1),
);

test.each([
  ['UTC+3', []],
  ['UTC+2', [['short', 'custom']]],
] as const)('the few words of an answer stand in its text: %s', (short, wrong) =>
  expect(fails(noteOn('The time zone'), { text: 'It is at UTC+3.', short, read: '2026-11-22' })).toEqual(
    wrong,
  ),
);

test('a price is a number, not a text', () =>
  expect(fails(Car.pick({ price: true }), { price: '$25' })).toEqual([['price', 'invalid_type']]));

test('the short name in addresses has small letters only', () =>
  expect(fails(Site.pick({ product: true }), { product: 'Zurura Tours' })).toHaveLength(1));

test('every field that an editor writes says what it wants', () => {
  const silent: string[] = [];
  const walk = (schema: z.ZodType, at: string) => {
    if (schema instanceof z.ZodObject) {
      for (const [key, inner] of Object.entries(schema.shape)) walk(inner as z.ZodType, `${at}.${key}`);
    } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      if (!schema.description) walk(schema.unwrap() as z.ZodType, at);
    } else if (schema instanceof z.ZodArray) walk(schema.element as z.ZodType, `${at}[]`);
    else if (!(schema instanceof z.ZodLiteral) && !(schema instanceof z.ZodRecord) && !schema.description)
      silent.push(at);
  };
  for (const [name, { schema }] of Object.entries(CONTENT)) walk(schema, name);
  expect(silent).toEqual([]);
});
