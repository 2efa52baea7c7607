import type { Random } from '../canvas/random.ts';
import type { Point } from '../drawing/pen.ts';

/** A broken line from one point to another, its inner points thrown sideways by up to `throwBy` pixels. */
export function jagged(source: Random, from: Point, to: Point, steps: number, throwBy: number): Point[] {
  return Array.from({ length: steps }, (_, at): Point => {
    const share = (at + 1) / steps;
    const loose = at === steps - 1 ? 0 : throwBy * (at % 2 === 0 ? 1 : -0.7) * source.between(0.3, 1);
    return [from[0] + (to[0] - from[0]) * share + loose, from[1] + (to[1] - from[1]) * share + loose * 0.4];
  });
}
