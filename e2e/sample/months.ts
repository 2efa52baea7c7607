import { MONTHS, type Months } from '../../src/schemas/months.ts';

const WORDS = ['calving', 'rains', 'crossing', 'butterflies'];

/**
 * A year of every level, with words in some months, which depends on `from`.
 * @param best the places of its best months, January being 0
 */
export const yearOf = (from: number, ...best: number[]) =>
  Object.fromEntries(
    MONTHS.map((key, at) => [
      key,
      {
        level: best.includes(at) ? 3 : at === 3 || at === 4 ? 1 : 2,
        ...((at + from) % 5 < 2 ? { word: WORDS[Math.floor((at + from) / 5) % WORDS.length] } : {}),
      },
    ]),
  ) as Months;
