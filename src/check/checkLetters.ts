import { fontLetters } from './fontLetters.ts';
import type { Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';

/** What stands on the picture for shared links, and a place's and a trip's at the head of its guide. */
const TITLES = ['heading', 'locationTitle'] as const;
/** How many letters a note names. */
const MOST = 8;

let ours: ReadonlySet<number> | undefined;

/** Notes letters of a page's title that the brand's display font does not have. */
export function checkLetters({ file, collection, data, lineOf }: Entry): Issue[] {
  if (!['pages', 'articles', 'packages', 'places'].includes(collection)) return [];
  return TITLES.flatMap((field): Issue[] => {
    const title = data[field];
    if (typeof title !== 'string') return [];
    const known = (ours ??= fontLetters('display'));
    // Marks, blanks and signs without a shape are no letters of their own.
    const letters = title.normalize('NFC').match(/[^\p{M}\p{Z}\p{C}]/gu) ?? [];
    const lost = [...new Set(letters)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
    if (lost.length === 0) return [];
    const named = lost.slice(0, MOST).join(' ') + (lost.length > MOST ? ' …' : '');
    const where = `the picture for shared links${/packages|places/.test(collection) ? ' and the travel guide' : ''}`;
    const message = `the brand’s typefaces do not have ${named}: ${where} cannot show that. Can it be spelt without?`;
    return [{ file, line: lineOf([field]), field, message, isNote: true }];
  });
}
