import { MONTHS } from '../schemas/months.ts';
import { checkMonths, MONTH_NAMES as NAMES } from './checkMonths.ts';
import type { Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';

const NAME = NAMES.join('|');
const STRETCH = new RegExp(`\\b(${NAME})(?:(?: to |–|-)(?:mid-)?(${NAME}))?\\b`, 'gi');

const placeOf = (name: string) => NAMES.findIndex((month) => month.toLowerCase() === name.toLowerCase());

/**
 * The months that a text such as `June to August, December to February` names.
 * @returns their places in the year, January being 0, in its order
 */
export function monthsIn(text: string): number[] {
  const found = new Set<number>();
  for (const [, first = '', last = first] of text.matchAll(STRETCH)) {
    const end = placeOf(last);
    let at = placeOf(first);
    found.add(at);
    while (at !== end) {
      at = (at + 1) % 12;
      found.add(at);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

const monthIn = (months: unknown, key: string): { level?: unknown; word?: unknown } => {
  const month: unknown = months && typeof months === 'object' ? (months as Record<string, unknown>)[key] : {};
  return month && typeof month === 'object' ? month : {};
};
const inWords = (places: readonly number[]) => places.map((at) => NAMES[at]).join(', ');

/**
 * The months that bear the word of a wet month and are not wet themselves: the words over the bars would name a longer
 * rain than the bars show.
 */
function notWet(months: unknown): number[] {
  const ofWet = new Set(
    MONTHS.flatMap((key) => (monthIn(months, key).level === 1 ? [monthIn(months, key).word] : [])).filter(
      Boolean,
    ),
  );
  return MONTHS.flatMap((key, at) => {
    const { level, word } = monthIn(months, key);
    return ofWet.has(word) && level !== 1 ? [at] : [];
  });
}

/** Notes where the best months in words, the levels of the months and their own words say different things. */
export function checkSeasons(entry: Entry): Issue[] {
  const { file, data, lineOf } = entry;
  const { bestMonths, months } = data;
  if (typeof bestMonths !== 'string' || !months || typeof months !== 'object') return [];
  // A misspelt month is told first: what the words name is not known before it is mended.
  if (checkMonths(entry).some(({ field }) => field === 'bestMonths')) return [];
  const named = monthsIn(bestMonths);
  const best = MONTHS.flatMap((key, at) => (monthIn(months, key).level === 3 ? [at] : []));
  const note = (places: readonly number[], says: string): Issue[] =>
    places.length > 0
      ? [{ file, line: lineOf(['months']), field: 'months', message: says, isNote: true }]
      : [];
  const dry = notWet(months);
  const lower = named.filter((at) => !best.includes(at));
  const unnamed = best.filter((at) => !named.includes(at));
  return [
    ...note(lower, `in bestMonths, but not level 3 here: ${inWords(lower)}. Mend the one or the other.`),
    ...note(unnamed, `level 3 here, but not in bestMonths: ${inWords(unnamed)}. Mend the one or the other.`),
    ...note(
      dry,
      `the word of a wet month, but not level 1 here: ${inWords(dry)}. Mend the one or the other.`,
    ),
  ];
}
