import type { Issue } from './issue.ts';
import { nearest } from './nearest.ts';
import type { Entry } from './readEntry.ts';

/** The months as editors write them. */
export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const longOf = (word: string) =>
  MONTH_NAMES.find((month) => month !== word && month.slice(0, 3) === word.replace(/^Sept$/, 'Sep'));

/** The month that a word was meant to be, when it is none and near one. */
function meant(word: string): string | undefined {
  if (MONTH_NAMES.some((month) => month.toLowerCase() === word.toLowerCase())) return undefined;
  const month = nearest(word, MONTH_NAMES);
  // "Many", "day", "mid": a short word in lower case is a word of its own.
  return month?.[0] === word[0]?.toUpperCase() && (word.length > 4 || /^[A-Z]/.test(word))
    ? month
    : undefined;
}

/**
 * Misspelt months. `bestMonths` holds months and little else, so what is near one is meant to be it; `season` is a
 * sentence, in which a name may be near a month by chance.
 */
export function checkMonths({ file, data, lineOf }: Entry): Issue[] {
  return ['bestMonths', 'season'].flatMap((field) => {
    const value = data[field];
    if (typeof value !== 'string') return [];
    const isSentence = field === 'season';
    const words = value.match(/\p{L}+/gu) ?? [];
    return words.flatMap((word): Issue[] => {
      const at = { file, line: lineOf([field]), field };
      const long = longOf(word);
      if (long) return [{ ...at, message: `${word} is short for ${long}: write it in full.`, isNote: true }];
      const month = (!isSentence || /^[A-Z]/.test(word)) && meant(word);
      if (!month) return [];
      const message = `${word} is no month. Did you mean "${month}"?`;
      return [{ ...at, message, isNote: isSentence || undefined }];
    });
  });
}
