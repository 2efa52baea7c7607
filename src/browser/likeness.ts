/** The letters and digits of a text, in small letters and without accents. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How often each pair of neighbouring letters stands in a text. */
function pairsOf(text: string): Map<string, number> {
  const letters = plain(text);
  const pairs = new Map<string, number>();
  for (let at = 1; at < letters.length; at++) {
    const pair = letters.slice(at - 1, at + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/**
 * How like two texts are, by the pairs of neighbouring letters that they share (Sørensen and Dice): spelling slips cost
 * little wherever they stand, and the order of words costs next to nothing.
 * @returns from 0, nothing in common, to 1; blanks, accents and capitals aside
 */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const count = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, times) => sum + times, 0);
  const all = count(first) + count(second);
  let shared = 0;
  for (const [pair, times] of first) shared += Math.min(times, second.get(pair) ?? 0);
  return all ? (2 * shared) / all : 0;
}
