import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** How a leaf grows from its stalk: where, towards which angle (radians from the right), how long, how far it hangs, how wide. */
interface LeafGrowth {
  x: number;
  y: number;
  angle: number;
  reach: number;
  droop: number;
  half: number;
}

/** Where the wind tore it: shares of its length, and how deep. */
const TEARS = [
  [0.2, 0.5],
  [0.34, 0.3],
  [0.47, 0.75],
  [0.62, 0.2],
  [0.74, 0.6],
  [0.87, 0.35],
] as const;

/** One great banana leaf, near: a half in the light and a half in shade along a pale rib, both torn by the wind. */
export const bananaLeaf = (
  { x, y, angle, reach, droop, half }: LeafGrowth,
  [lit, shade, rib]: readonly [string, string, string],
): readonly Layer[] => {
  const at = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y - Math.sin(angle) * reach * share + droop * reach * share ** 2,
  ];
  const out = (share: number, reached: number, side: 1 | -1): [number, number] => {
    const [hereX, hereY] = at(share);
    const [aheadX, aheadY] = at(share + 0.01);
    const long = Math.hypot(aheadX - hereX, aheadY - hereY);
    const wide = half * Math.sin(Math.PI * (0.05 + share * 0.93)) ** 0.6 * reached * side;
    return [hereX - ((aheadY - hereY) / long) * wide, hereY + ((aheadX - hereX) / long) * wide];
  };
  const blade = (side: 1 | -1) => {
    const edge = TEARS.flatMap(([share, left], turn): Knot[] => {
      const shifted = side < 0 ? share + 0.04 : share;
      const inner = out(shifted - 0.015, turn % 2 === 0 ? left : 1 - left * 0.4, side);
      return [
        [...out(shifted - 0.07, 1, side)],
        [...out(shifted + 0.012, 1.02, side), 1],
        [...inner, 1],
        [...out(shifted + 0.03, 1, side), 1],
      ];
    });
    return outline([[x, y, 1], ...edge, [...at(1.03), 1], [...at(0.66)], [...at(0.33)]]);
  };
  const ribs: Knot[] = [0, 0.35, 0.7, 1].map((share, turn) => [
    ...at(share),
    [0.09, 0.07, 0.04, 0][turn]! * half,
  ]);
  return [cut(shade, blade(1)), cut(lit, blade(-1)), cut(rib, limb(ribs))];
};
