import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';

/** A wreath of leaves: how far from the middle their stalks are, how many, how long and broad, and how they are turned. */
interface Wreath {
  from: number;
  count: number;
  length: number;
  broad: number;
  /** Degrees from straight outwards. */
  swirl: number;
  start: number;
  leaf: string;
  shade: string;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A leaf from its stalk, and its half beyond the midrib; turned in degrees. */
function leafAt([x, y]: readonly [number, number], turn: number, length: number, broad: number) {
  const hand = placed({ x, y, turn });
  const at = (along: number, aside: number, corner = 0) => `${along * length},${aside * broad},${corner}`;
  const beyond = [at(0, 0, 1), at(0.2, 0.9), at(0.7, 0.8), at(1, 0, 1)];
  return {
    whole: outline(hand([...beyond, at(0.65, -0.85), at(0.2, -0.9)].join(' '))),
    half: outline(hand([...beyond, at(0.6, 0.12), at(0.3, 0.08)].join(' '))),
  };
}

/** A night nest from above: leafy stems bent inwards around whoever lies in it, one wreath upon the other. */
export const bentNest = (middle: readonly [number, number], wreaths: readonly Wreath[]): Layer[] =>
  wreaths.flatMap((wreath) => {
    const leaves = Array.from({ length: wreath.count }, (_, at) => {
      const round = wreath.start + (at * 360) / wreath.count + (at % 3) * 3;
      const from = wreath.from + ((at * 7) % 5) * 6;
      const stalk = [
        middle[0] + from * Math.cos(radians(round)),
        middle[1] + from * Math.sin(radians(round)),
      ] as const;
      const size = 0.78 + ((at * 5) % 7) / 16;
      return leafAt(
        stalk,
        round + wreath.swirl + ((at * 5) % 4) * 7,
        wreath.length * size,
        wreath.broad * size,
      );
    });
    return leaves.flatMap((leaf) => [cut(wreath.leaf, leaf.whole), cut(wreath.shade, leaf.half)]);
  });
