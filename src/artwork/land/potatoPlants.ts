import type { Layer } from '../canvas/canvas.ts';
import { disc, limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** Leaves of one plant round its root: where each ends, and how broad it is. */
const LEAVES: readonly (readonly [x: number, y: number, half: number])[] = [
  [-64, -14, 15],
  [-52, -48, 17],
  [-22, -70, 16],
  [14, -76, 17],
  [46, -54, 17],
  [68, -20, 15],
];

/** Potato plants, each a fan of leaves in one colour with a white flower or two: `x,y,size` each (100 is as drawn). */
export const potatoPlants =
  (leaf: string, flower: string, row: string): Layer =>
  (canvas) => {
    const source = canvas.random('potatoes');
    let [leaves, flowers] = ['', ''];
    for (const [x, y, size] of points(row)) {
      const scale = size / 100;
      for (const [dx, dy, half] of LEAVES) {
        const [wide, high] = [dx * source.between(0.8, 1.25) * scale, dy * source.between(0.75, 1.2) * scale];
        leaves += limb(
          `${x},${y + 10},4 ${x + wide * 0.55},${y + high * 0.7},${half * scale} ${x + wide},${y + high},0`,
        );
      }
      flowers += disc(
        x + source.between(-22, 22) * scale,
        y - source.between(40, 62) * scale,
        9 * scale,
        7 * scale,
      );
    }
    canvas.path(leaves, { fill: leaf });
    canvas.path(flowers, { fill: flower });
  };
