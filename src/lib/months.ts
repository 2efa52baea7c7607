import { MONTHS, type Months } from '../schemas/months.ts';
import { perBuild } from './perBuild.ts';

/** A month by its key, with its name in full and cut to three letters. */
export interface MonthName {
  key: (typeof MONTHS)[number];
  long: string;
  short: string;
}

/**
 * The names of the twelve months.
 * @param lang a language, such as `en-UG`
 */
export const monthNames = perBuild((lang: string): readonly MonthName[] => {
  const format = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' });
  return MONTHS.map((key, at) => {
    const long = format.format(Date.UTC(2024, at));
    return { key, long, short: long.slice(0, 3) };
  });
});

/** The words of the levels, the third one first in a visitor's eyes. */
const LEVELS = { 1: 'wet', 2: 'fair', 3: 'best' } as const;
/** The name of a month's level, as words and styles know it. */
export const levelName = (level: 1 | 2 | 3) => LEVELS[level];

/** Between two months: a dash at which no line breaks. */
const TO = '\u2060–\u2060';

/**
 * What happens in which months, as short texts in the order of the year: `calving Jan–Feb`.
 * @param months a year
 * @param names the names of the months
 * @returns a text for each word; months in a row are one stretch
 */
export function wordsOfYear(months: Months, names: readonly MonthName[]): string[] {
  const words = [...new Set(MONTHS.flatMap((key) => months[key].word ?? []))];
  return words.map((word) => {
    const stretches: [first: string, last: string][] = [];
    let isOpen = false;
    for (const { key, short } of names) {
      const has = months[key].word === word;
      const last = stretches.at(-1);
      if (has && isOpen && last) last[1] = short;
      else if (has) stretches.push([short, short]);
      isOpen = has;
    }
    const texts = stretches.map(([first, last]) => (first === last ? first : first + TO + last));
    return `${word} ${texts.join(', ')}`;
  });
}
