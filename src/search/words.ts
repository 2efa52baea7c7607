/**
 * How texts become the words that are compared, the same way when the index is made and when somebody asks: small
 * letters, no accents, no apostrophes, and no plural, so that "gorillas" finds "Gorilla".
 */

/** Words that end like a plural and are none: bus, this, boss. */
const NO_PLURAL = /(?:ss|us|is)$/;
/** What a plural must have left to be one. */
const SHORTEST = 3;

function singular(word: string): string {
  if (word.length <= SHORTEST || !word.endsWith('s') || NO_PLURAL.test(word)) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** A word, or a stretch of a text without blanks, as it is compared; empty when nothing of it is a letter or a digit. */
export const termOf = (word: string): string =>
  singular(
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

/** A run of letters and digits; an apostrophe inside belongs to its word. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text as they are compared, in their order. */
export const termsOf = (text: string): string[] => (text.match(WORD) ?? []).map(termOf).filter(Boolean);

/** A stretch of a text, and whether it is one of the words that were found. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/**
 * A text in stretches, for its found words to be marked.
 * @param found words as they are compared
 */
export function markWords(text: string, found: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (part: string, isFound: boolean) => {
    const last = stretches.at(-1);
    if (last?.isFound === isFound) last.text += part;
    else if (part) stretches.push({ text: part, isFound });
  };
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    add(text.slice(from, match.index), false);
    add(match[0], found.has(termOf(match[0])));
    from = match.index + match[0].length;
  }
  add(text.slice(from), false);
  return stretches;
}
