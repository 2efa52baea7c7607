import { COUNTRIES, type Country } from '../../src/schemas.ts';
import { yearOf } from './months.ts';
import { ACTIVITIES, fivePictures, LONG_NAME, picture, sentences } from './words.ts';

/** The place whose travel guide an editor supplied, and the one that has none; all others have one made of themselves. */
export const GUIDED = 'long-lake';
export const UNGUIDED = 'first-falls';

/** A place by its file's name: its country, its short name, and the heading of its slide. */
const NAMES: readonly [id: string, country: Country, name: string, locationTitle: string][] = [
  ['pale-ridge', 'uganda', 'Pale Ridge', 'Pale Ridge National Park'],
  ['long-lake', 'uganda', 'Long Lake', 'Long Lake and its Shore'],
  ['first-falls', 'uganda', 'First Falls', 'The First Falls'],
  ['escarpment', 'kenya', 'The Escarpment', LONG_NAME],
  ['red-bush', 'kenya', 'Red Bush', 'Red Bush Reserve'],
  ['wide-plain', 'tanzania', 'Wide Plain', 'Wide Plain National Park'],
  ['old-port', 'tanzania', 'Old Port', 'The Old Port and its Island'],
  ['cold-summit', 'tanzania', 'Cold Summit', 'The Cold Summit'],
  ['ninth-hill', 'tanzania', 'Ninth Hill', 'The Ninth Hill'],
  ['quiet-crater', 'rwanda', 'Quiet Crater', 'Quiet Crater Reserve'],
];

/** The places in the order of their countries: one country has a single one, one place an island's colours. */
export const PLACES = NAMES.map(([id, country, name, locationTitle], at) => ({
  id,
  order: at + 1,
  country,
  ...(id === 'old-port' ? { region: 'zanzibar' } : {}),
  ...(id === UNGUIDED ? { guide: 'none' } : {}),
  name,
  locationTitle,
  fact: `${name} has been counted ${at + 2} times, and nobody has yet agreed with whoever counted before.`,
  activities: ACTIVITIES,
  bestMonths: 'June to August, December to February',
  months: yearOf(at, 0, 1, 5, 6, 7, 11),
  pictures: fivePictures(locationTitle, at),
  map: { lat: -1 - at / 2, lon: 30 + at / 2 },
}));

/** How many places each country has, in the order of the page. */
export const PLACES_OF = COUNTRIES.map(
  (country) => [country, PLACES.filter((place) => place.country === country).length] as const,
);

/** What is told of a place under its slide's heading. */
export const bodyOf = (place: { order: number }) => sentences(5, place.order);

export const COUNTRY_CARDS = (
  [
    ['uganda', 'Uganda'],
    ['kenya', 'Kenya'],
    ['tanzania', 'Tanzania'],
    ['rwanda', 'Rwanda'],
    ['zanzibar', 'Zanzibar'],
  ] as const
).map(([id, name], at) => ({
  id,
  order: at + 1,
  region: id,
  name,
  description: sentences(2, at),
  activities: ACTIVITIES,
  picture: picture(name, at),
}));
