import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { bowAt, bowKnots } from '../../drawing/bow.ts';
import type { Knot } from '../../drawing/points.ts';

/** The inks of a leaf: the half on the left of its rib, seen from its stem, the half on the right, and the veins. */
export type Leafage = readonly [left: string, right: string, vein: string];

/** How wide a leaf is along its rib, in shares of its greatest width. */
const SWELL = [
  [0, 0],
  [0.1, 0.62],
  [0.32, 1.06],
  [0.58, 0.98],
  [0.8, 0.5],
  [1, 0],
] as const;

type Spot = readonly [x: number, y: number];

/**
 * A leaf with a rib that bends, its two halves in two tones.
 * @param rib its stem's end, what pulls it aside, and its tip
 * @param widths how far the left and the right half stand out
 * @param veins how many run to each margin of a half that has room for them, and their width
 */
export function blade(
  rib: string,
  [left, right]: readonly [number, number],
  [one, other, ink]: Leafage,
  [veins, width]: readonly [number, number],
): Layer[] {
  const [from, pull, tip] = bowKnots(rib);
  const spot = (t: number, aside: number): Spot => {
    const at = (axis: 0 | 1) => bowAt(from[axis], pull[axis], tip[axis], t);
    const way = (axis: 0 | 1) => (1 - t) * (pull[axis] - from[axis]) + t * (tip[axis] - pull[axis]);
    const reach = aside / Math.hypot(way(0), way(1));
    return [Math.round(at(0) + way(1) * reach), Math.round(at(1) - way(0) * reach)];
  };
  const ends = (t: number) => (t === 0 || t === 1 ? 1 : 0);
  const margin = (aside: number) => SWELL.map(([t, share]): Knot => [...spot(t, share * aside), ends(t)]);
  const back: Knot = [pull[0], pull[1], 0];
  const swell = (t: number): number => {
    const next = SWELL.findIndex(([at]) => at >= t);
    const [[start, low], [end, high]] = [SWELL[next - 1]!, SWELL[next]!];
    return low + ((high - low) * (t - start)) / (end - start);
  };
  const vein = (at: number, aside: number): Knot[] => {
    const t = (at + 0.55) / (veins + 0.7);
    const out = t + 0.34 * (1 - t);
    return [
      [...spot(t, 0), 1],
      [...spot(t + 0.1 * (1 - t), aside * 0.4 * swell(out)), 0],
      [...spot(out, aside * 0.72 * swell(out)), 1],
    ];
  };
  const ribs = Array.from({ length: veins }, (_, at) =>
    [left, -right].filter((aside) => Math.abs(aside) > 30).map((aside) => vein(at, aside)),
  ).flat();
  return [
    cut(one, [...margin(left), back]),
    cut(other, [...margin(-right), back]),
    inked(ink, width, [[from[0], from[1], 1], back, [tip[0], tip[1], 1]], ...ribs),
  ];
}
