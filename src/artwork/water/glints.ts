import { random } from '../canvas/random.ts';

/**
 * A light's way over still water towards us, broken by ripples: streaks from row 650 to the foot of the picture around x 605.
 * @param wide half the way's width at its far end, and how much it grows with each row
 * @param share how far apart the streaks lie, in shares of their thickness
 */
export const glints = (seed: string, wide: number, grow: number, share: number): string[] => {
  const source = random(`glints ${seed}`);
  const streaks: string[] = [];
  for (let y = 650, thick = 2; y < 900; y += thick * share * source.between(0.7, 1.5), thick += 0.8) {
    const reach = wide + (y - 650) * grow;
    const half = reach * source.between(0.45, 1.1);
    const x = 605 + source.between(-0.5, 0.5) * reach;
    const knot = (over: number, up: number, corner = '') =>
      `${Math.round(x + half * over)},${Math.round(y - thick * up)}${corner}`;
    streaks.push(
      `${knot(-1, 0, ',1')} ${knot(source.between(-0.6, -0.1), 1)} ${knot(source.between(0.1, 0.6), 0.7)} ${knot(1, 0, ',1')} ${knot(source.between(-0.4, 0.4), -1)}`,
    );
  }
  return streaks;
};
