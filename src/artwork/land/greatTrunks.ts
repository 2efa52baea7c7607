import { cut } from '../canvas/cut.ts';
import type { Layer } from '../canvas/canvas.ts';
import { points } from '../drawing/points.ts';

/** A trunk's bark, its side away from the light, its lit edge. */
export type TrunkColours = readonly [bark: string, shade: string, lit: string];

/**
 * Great trunks that rise out of the picture, buttressed at the root, the light from the left. Each point of `row` is
 * the middle of a foot, its third value half the trunk's thickness.
 */
export function greatTrunks(row: string, [bark, shade, lit]: TrunkColours): Layer {
  const each = (draw: (x: number, y: number, half: number, lean: number) => string) =>
    points(row).map(([x, y, half], at) => draw(x, y, half, half * (((at * 3) % 5) - 2) * 0.2));
  return (canvas) => {
    cut(
      bark,
      ...each(
        (x, y, h, l) =>
          `${x - h * 2.6},${y},1 ${x - h * 1.5},${y - h * 0.5} ${x - h},${y - h * 2.4} ${x - h * 0.9 + l},-20,1 ${x + h * 0.9 + l},-20,1 ${x + h},${y - h * 2.4} ${x + h * 1.5},${y - h * 0.5} ${x + h * 2.6},${y},1`,
      ),
    )(canvas);
    cut(
      shade,
      ...each(
        (x, y, h, l) =>
          `${x + h * 0.2 + l},-20,1 ${x + h * 0.9 + l},-20,1 ${x + h},${y - h * 2.4} ${x + h * 1.5},${y - h * 0.5} ${x + h * 2.6},${y},1 ${x + h * 0.6},${y},1 ${x + h * 0.1},${y - h * 1.6} ${x + h * 0.3},${y - h * 4}`,
      ),
      ...each(
        (x, y, h) =>
          `${x - h * 0.9},${y},1 ${x - h * 0.7},${y - h * 1.2} ${x - h * 0.4},${y - h * 3},1 ${x - h * 0.4},${y - h} ${x - h * 0.3},${y},1`,
      ),
    )(canvas);
    cut(
      lit,
      ...each(
        (x, y, h, l) =>
          `${x - h * 0.9 + l},-20,1 ${x - h * 0.72 + l},-20,1 ${x - h * 0.78},${y - h * 2.4} ${x - h * 1.3},${y - h * 0.5} ${x - h * 2.4},${y},1 ${x - h * 2.6},${y},1 ${x - h * 1.5},${y - h * 0.5} ${x - h},${y - h * 2.4}`,
      ),
    )(canvas);
  };
}
