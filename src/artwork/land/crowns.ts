import type { Lobe } from '../canvas/billow.ts';
import type { Random } from '../canvas/random.ts';
import type { Pen, Point } from '../drawing/pen.ts';

/**
 * What stands along a forest's ridge: `mixed` crowns of all sizes, a `torn` canopy with single giants over it and gaps,
 * a `bare` back with a tree here and there, or the even `hedge` of what people planted.
 */
export type Profile = 'mixed' | 'torn' | 'bare' | 'hedge';

/** A crown as steps from its left foot, each two pulls and an end, in shares of its width and height. */
type Crown = readonly (readonly [pullX: number, pullY: number, x: number, y: number])[];

const ROUND: Crown = [
  [-0.06, 0.7, 0.22, 0.8],
  [0.46, 1.16, 0.7, 0.86],
  [1.08, 0.66, 1, 0],
];
const BROAD: Crown = [
  [-0.1, 0.5, 0.14, 0.56],
  [0.2, 0.92, 0.5, 0.84],
  [0.84, 0.9, 0.86, 0.5],
  [1.08, 0.34, 1, 0],
];
const TALL: Crown = [
  [-0.08, 0.8, 0.14, 1.16],
  [0.3, 1.62, 0.56, 1.5],
  [0.94, 1.4, 0.9, 0.9],
  [1.04, 0.5, 1, 0],
];
/** A giant over the others: a thin stem and a flat crown. */
const GIANT: Crown = [
  [0.42, 0.4, 0.44, 1],
  [0.1, 0.96, -0.1, 1.16],
  [0.1, 1.56, 0.5, 1.56],
  [1, 1.5, 1.1, 1.16],
  [0.86, 0.96, 0.56, 1],
  [0.58, 0.4, 0.7, 0],
];

const MAKEUP = {
  mixed: { crowns: [ROUND, BROAD, ROUND, BROAD, TALL], sizes: [0.6, 0.9, 1.3, 2], gap: 0.06 },
  torn: { crowns: [BROAD, BROAD, ROUND, GIANT, BROAD], sizes: [0.7, 1.2, 1.9, 2.6], gap: 0.2 },
  bare: { crowns: [ROUND, BROAD, GIANT], sizes: [0.6, 0.9, 1.2], gap: 0.84 },
} as const;

/**
 * Draws crowns along a line from where the pen stands, `size` pixels wide on average, and gives where each stands.
 * They come in few shapes and sizes, so that the path packs well.
 */
export function crowns(
  pen: Pen,
  from: Point,
  way: readonly Point[],
  own: { size: number; profile: Exclude<Profile, 'hedge'>; source: Random },
): Lobe[] {
  const { size, source } = own;
  const { crowns: kinds, sizes, gap } = MAKEUP[own.profile];
  const lobes: Lobe[] = [];
  let [x, y] = [Math.round(from[0]), Math.round(from[1])];
  for (const [endX, endY] of way) {
    while (x < endX - size * 0.3) {
      const wide = Math.round(size * source.pick(sizes));
      const share = Math.min(1, wide / (endX - x));
      const drop = Math.round((endY - y) * share);
      if (source.next() < gap) pen.line(x + wide, y + drop);
      else {
        const high = wide * source.pick([0.5, 0.7, 0.9]);
        for (const [pullX, pullY, toX, toY] of source.pick(kinds))
          pen.quad(x + pullX * wide, y - pullY * high, x + toX * wide, y - toY * high);
        pen.line(x + wide, y + drop);
        lobes.push([x + wide / 2, y - high * 0.1, wide]);
      }
      [x, y] = [x + wide, y + drop];
    }
  }
  return lobes;
}
