/** The letters and digits of a text, in small letters and without accents. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The pairs of neighbouring letters of a text: how often each is there, and how many they are. */
export interface Pairs {
  times: ReadonlyMap<string, number>;
  count: number;
}

/** Reads the pairs of a text once, for it to be compared with many. */
export function pairsOf(text: string): Pairs {
  const letters = plain(text);
  const times = new Map<string, number>();
  for (let at = 1; at < letters.length; at++) {
    const pair = letters.slice(at - 1, at + 1);
    times.set(pair, (times.get(pair) ?? 0) + 1);
  }
  return { times, count: Math.max(letters.length - 1, 0) };
}

/**
 * How like two texts are, by the pairs of neighbouring letters that they share (Sørensen and Dice): spelling slips cost
 * little wherever they stand, and the order of words costs next to nothing.
 * @returns from 0, nothing in common, to 1; blanks, accents and capitals aside
 */
export function likeness(a: Pairs, b: Pairs): number {
  const [few, many] = a.times.size < b.times.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [pair, times] of few.times) shared += Math.min(times, many.times.get(pair) ?? 0);
  return shared && (2 * shared) / (a.count + b.count);
}
