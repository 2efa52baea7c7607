import { Pen, type Point } from '../drawing/pen.ts';
import type { Random } from './random.ts';

/** One lobe of a billow: the middle of its foot, and its width. */
export type Lobe = readonly [x: number, y: number, width: number];

/**
 * Draws a row of round lobes along a line, from where the pen stands: the edge of a cloud, a forest's crowns,
 * a bush. Lobes bulge to the left of the way. `size` is a lobe's width in pixels; it varies by a third, in few
 * enough steps that the written path repeats itself and packs well. Gives the lobes: middle of the foot, width.
 */
export function billow(pen: Pen, from: Point, way: readonly Point[], size: number, source: Random): Lobe[] {
  let [x, y] = from;
  const lobes: Lobe[] = [];
  const steps = [0.7, 0.85, 1, 1.15, 1.35];
  for (const [endX, endY] of way) {
    for (;;) {
      const left = Math.hypot(endX - x, endY - y);
      const lobe = size * source.pick(steps);
      const share = left < lobe * 1.5 ? 1 : lobe / left;
      const next: Point = [x + (endX - x) * share, y + (endY - y) * share];
      const width = Math.hypot(next[0] - x, next[1] - y);
      pen.bulge(width * 0.56, ...next);
      lobes.push([(x + next[0]) / 2, (y + next[1]) / 2, width]);
      [x, y] = next;
      if (share === 1) break;
    }
  }
  return lobes;
}
