import type { Country, Region } from '../../src/schemas/regions.ts';
import { yearOf } from './months.ts';
import { POSTERS } from './pictures.ts';
import { notesOf } from './tripNotes.ts';
import { description, fivePictures, keywords, LONG_NAME, sentences } from './words.ts';

/** A trip by its file's name: country, price in US dollars, days, heading, and what else sets it apart. */
const NAMES: readonly [
  id: string,
  country: Country,
  price: number,
  days: number,
  heading: string,
  more?: { region?: Region; fees?: object[]; party?: number; prices?: object[]; season?: string },
][] = [
  ['widest', 'tanzania', 750, 3, 'Three Days Of Grass'],
  ['uphill', 'uganda', 300, 2, 'Uphill And Back'],
  ['island', 'tanzania', 1500, 7, 'A Week Of Island', { region: 'zanzibar' }],
  ['halfway', 'tanzania', 780, 2, 'Halfway Up'],
  ['wheels', 'kenya', 800, 3, 'Through The Gorge On Two Wheels'],
  [
    'morning',
    'uganda',
    200,
    3,
    'One Morning In A Forest',
    {
      fees: [{ fee: 'forest-permit' }, { fee: 'bed-levy', quantity: 6 }, { fee: 'forest-road' }],
      party: 5,
      prices: [{ party: 2, price: 320 }],
    },
  ],
  ['volcano', 'rwanda', 1000, 2, 'Round A Volcano', { fees: [{ fee: 'bridge-toll' }] }],
  ['everywhere', 'uganda', 2500, 21, LONG_NAME],
];

/** Trips on both sides of every top price and on it, one of them beyond all; more than one page of them. */
export const TRIPS = NAMES.map(([id, country, price, days, heading, more], at) => ({
  id,
  title: heading.slice(0, 45),
  seodescription: description(heading),
  keywords,
  order: at + 1,
  country,
  ...more,
  caption: `Caption number ${at + 1}`,
  heading,
  activities: 'Slow walks/Boat rides/Tea at four',
  price,
  people: 'per person',
  duration: `${days} Days | ${days - 1} Night${days === 2 ? '' : 's'}`,
  highlights: ['A driver', 'Two nights near water', 'Entry to everything that has a gate', 'No permit'].slice(
    0,
    3 + (at % 2),
  ),
  availability: 'All Year Round',
  pictures: fivePictures(heading, at, 'Day 1'),
  ...(at === 0 ? { poster: POSTERS['night'] } : {}),
  summary: sentences(2, at),
  included: ['The car and its driver', 'The beds, in a shared double room', 'Breakfast and dinner'],
  notIncluded: ['Flights, visa and insurance', 'Lunch on the first day and the last', 'Drinks and tips'],
  bestMonths: 'June to October, January to March',
  months: yearOf(at, 0, 1, 2, 5, 6, 7, 8, 9),
  season: 'A night walk costs {fee:night-walk}, and {fee:night-walk} in the rains of April and May.',
  priceBasis: 'Two people who share a double room.',
  notes: notesOf(days, at),
}));

/** The fees of a trip: one that operators quote, one that runs from one amount to another, one that nobody publishes. */
export const FEES = [
  { id: 'forest-permit', name: 'Forest permit', amount: 800, quoted: true, note: 'It sells out.' },
  { id: 'bed-levy', name: 'Bed levy', amount: 2, amountTo: 5 },
  { id: 'bridge-toll', name: 'Bridge toll' },
  {
    ...{ id: 'forest-road', name: 'Forest road, for a car', amount: 40, shared: 'vehicle', tax: 'on top' },
    payer: 'The driver pays it at the gate.',
  },
  { id: 'night-walk', name: 'Night walk', amount: 25.5, validUntil: '2026-06-30' },
].map((fee) => ({
  ...fee,
  per: 'per person',
  source: { name: 'The Forest Office', url: 'https://forest.example' },
  read: '2026-11-20',
}));

/** The plan of a trip, a heading a day; a long one's middle is one heading. */
export function planOf({ duration, order }: (typeof TRIPS)[number]): string {
  const days = Number.parseInt(duration, 10);
  const names = days > 7 ? ['Day 1', `Days 2-${days - 1}`, `Day ${days}`] : undefined;
  const headings = names ?? Array.from({ length: days }, (_, at) => `Day ${at + 1}`);
  return headings.map((name, at) => `## ${name}: on the road\n\n${sentences(6, order + at)}`).join('\n\n');
}
