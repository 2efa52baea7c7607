/** How many letters must be added, dropped, changed or swapped with a neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const cell = (up: number, left: number) => (up === 0 ? row[j - left] : rows[i - up]?.[j - left]) ?? 0;
      let least = Math.min(cell(1, 0) + 1, cell(0, 1) + 1, cell(1, 1) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, cell(2, 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The known words in order of their likeness to `word`, capitals aside, the likest first. */
export function closest(word: string, known: Iterable<string>, count: number): string[] {
  const folded = word.toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, away: distance(folded, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** The known word that `word` is probably meant to be: one letter of three may differ. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const [best] = closest(word, known, 1);
  if (best === undefined) return undefined;
  const limit = Math.floor(Math.max(word.length, best.length) / 3);
  return distance(word.toLowerCase(), best.toLowerCase()) <= limit ? best : undefined;
}

/** How many letters in a row the two words share. */
function commonRun(a: string, b: string): number {
  for (let length = a.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= a.length; from += 1) {
      if (b.includes(a.slice(from, from + length))) return length;
    }
  }
  return 0;
}

/** The known word that shares most with `word`, however much longer it is: `packages` finds `travelpackages`. */
export function mostSimilar(word: string, known: Iterable<string>): string | undefined {
  const run = (candidate: string) => commonRun(word.toLowerCase(), candidate.toLowerCase());
  return closest(word, known, Infinity).toSorted((a, b) => run(b) - run(a))[0];
}

/** ` Did you mean "kenya"?`, with its leading space, or nothing when no known word comes near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const best = nearest(word, known);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}

/** The same of a name that was perhaps that of something that is gone: where no known word comes near, both ways out. */
export const meantOrGone = (word: string, known: Iterable<string>): string =>
  didYouMean(word, known) || ' Take it out, or name one that is there.';
