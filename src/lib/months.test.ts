import { expect, it } from 'vitest';
import { MONTHS, type Months } from '../schemas/months.ts';
import { monthNames, wordsOfYear } from './months.ts';

const NAMES = monthNames('en-UG');
/** A year of fair months, some of them with a word. */
const year = (words: Partial<Record<(typeof MONTHS)[number], string>>) =>
  Object.fromEntries(
    MONTHS.map((key) => [key, { level: 2, ...(words[key] ? { word: words[key] } : {}) }]),
  ) as Months;

it('names the months in the order of the year', () => {
  expect(NAMES.map(({ long }) => long).join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
  expect(NAMES.every(({ key, short }) => short.toLowerCase() === key)).toBe(true);
});

it('says in which months something happens, months in a row as one stretch', () => {
  const months = year({ jan: 'calves', feb: 'calves', apr: 'rains', nov: 'rains', dec: 'rains' });
  expect(wordsOfYear(months, NAMES).map((text) => text.replaceAll('\u2060', ''))).toEqual([
    'calves Jan–Feb',
    'rains Apr, Nov–Dec',
  ]);
});

it('says nothing of a year without words', () => expect(wordsOfYear(year({}), NAMES)).toEqual([]));
