import { COUNTRIES, type Country } from '../../src/schemas/regions.ts';
import { yearOf } from './months.ts';
import { PHOTOGRAPH, POSTERS } from './pictures.ts';
import {
  ACTIVITIES,
  description,
  fivePictures,
  keywords,
  LONG_NAME,
  picture,
  RIVAL,
  sentences,
} from './words.ts';

/** The place whose travel guide an editor supplied, and the one that has none; all others have one made of themselves. */
export const GUIDED = 'longlake';
export const UNGUIDED = 'firstfalls';

/** A place by its file's name: its country, its short name, and the heading of its slide. */
const NAMES: readonly [id: string, country: Country, name: string, locationTitle: string][] = [
  ['paleridge', 'uganda', 'Pale Ridge', 'Pale Ridge National Park'],
  ['longlake', 'uganda', 'Long Lake', 'Long Lake and its Shore'],
  ['firstfalls', 'uganda', 'First Falls', 'The First Falls'],
  ['escarpment', 'kenya', 'The Escarpment', LONG_NAME],
  ['redbush', 'kenya', 'Red Bush', 'Red Bush Reserve'],
  ['wideplain', 'tanzania', 'Wide Plain', 'Wide Plain National Park'],
  ['oldport', 'tanzania', 'Old Port', 'The Old Port and its Island'],
  ['coldsummit', 'tanzania', 'Cold Summit', 'The Cold Summit'],
  ['ninthhill', 'tanzania', 'Ninth Hill', 'The Ninth Hill'],
  ['quietcrater', 'rwanda', 'Quiet Crater', 'Quiet Crater Reserve'],
];

/** The places with a poster of their own: dark and light, one with a name that is long, and one with a photograph. */
const POSTERED: Record<string, object | undefined> = {
  paleridge: POSTERS['night'],
  longlake: POSTERS['noon'],
  escarpment: POSTERS['night'],
  redbush: PHOTOGRAPH,
};

/** The places in the order of their countries: one country has a single one, one place an island's colours. */
export const PLACES = NAMES.map(([id, country, name, locationTitle], at) => ({
  id,
  order: at + 1,
  country,
  ...(id === 'oldport' ? { region: 'zanzibar' } : {}),
  ...(id === UNGUIDED ? { guide: 'none' } : {}),
  name,
  locationTitle,
  fact: `${name} has been counted ${at + 2} times, and nobody has yet agreed with whoever counted before.`,
  activities: ACTIVITIES,
  bestMonths: 'June to August, December to February',
  months: yearOf(at, 0, 1, 5, 6, 7, 11),
  pictures: fivePictures(locationTitle, at, 'Where people'),
  ...(id in POSTERED ? { poster: POSTERED[id] } : {}),
  map: { lat: -1 - at / 2, lon: 30 + at / 2 },
  title: `${name} and the way there`,
  seodescription: description(`${name} and the way there`),
  keywords,
  gettingThere: [
    { from: 'The capital', by: 'road', hours: '8 to 10', note: 'By the old road' },
    { from: 'The airport', to: 'the airstrip', by: 'flight', hours: '0.25 to 0.5' },
    { from: 'The other shore', by: 'boat' },
  ],
  // Each way stands in the file of the earlier of its two places; the last place has none of its own.
  neighbours: [at + 1, at + 3].flatMap((next) => {
    const neighbour = NAMES[next];
    return neighbour ? [{ place: neighbour[0], hours: `about ${next}`, note: 'Over the hill' }] : [];
  }),
  fees: at % 2 ? [] : ['forest-permit', 'bridge-toll'],
  sources: [
    { claim: 'The road', name: 'The Road Office', url: 'https://roads.example', read: '2026-11-20' },
    { claim: 'The months', name: 'The Rain Office', url: 'https://rain.example', read: '2026-11-12' },
    ...['heights', 'the other road', 'where not to swim']
      .slice(0, at % 4)
      .map((claim) => ({ claim, ...RIVAL, read: '2026-11-12' })),
  ],
  updated: '2026-11-20',
}));

/** How many places each country has, in the order of the page. */
export const PLACES_OF = COUNTRIES.map(
  (country) => [country, PLACES.filter((place) => place.country === country).length] as const,
);

/** What is told of a place: a paragraph under its slide's heading, then the parts of its page. */
export const bodyOf = ({ order }: { order: number }) =>
  [
    sentences(5, order),
    ...['What a day is like', 'Getting there', 'Who should not come', 'Where people sleep'].map(
      (heading, at) => `## ${heading}\n\n${sentences(6, order + at)}`,
    ),
  ].join('\n\n');

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
  ...(at === 0 ? { poster: POSTERS['night'] } : {}),
  picture: picture(name, at),
}));
