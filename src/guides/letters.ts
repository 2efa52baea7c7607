/**
 * The code points of a typeface.
 * @param runs how many it has not, how many it has, and so on in turn, from 0
 */
export function codePointsOf(runs: readonly number[]): Set<number> {
  const found = new Set<number>();
  let at = 0;
  for (const [index, length] of runs.entries()) {
    if (index % 2) for (let step = 0; step < length; step++) found.add(at + step);
    at += length;
  }
  return found;
}

/**
 * Spells a text with the letters that there are. A letter with a mark that there is none for becomes the one without
 * it; what there is nothing for is left out, since an empty box says less.
 * @param letters code points
 */
export function spell(text: string, letters: ReadonlySet<number>): string {
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const known = (letter: string) =>
    has(letter) ? letter : [...letter.normalize('NFD')].filter(has).join('');
  return [...text].map(known).join('');
}
