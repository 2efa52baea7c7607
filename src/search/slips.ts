/** How many letters may be wrong in a word of a length. */
export const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** A word with each two neighbouring letters the other way round: one slip of the hand, though two wrong letters. */
export const swapped = (term: string): string[] =>
  Array.from(
    { length: Math.max(term.length - 1, 0) },
    (_, at) =>
      term.slice(0, at) +
      term
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      term.slice(at + 2),
  );
