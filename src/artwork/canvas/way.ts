import type { Point } from './pen.ts';

/** Some points from left to right or from far to near, written as in SVG: `980,520 1160,380 1380,230`. */
export type Way = string | readonly Point[];

/** Gives the points of a way; throws on what is no pair of numbers. */
export function pointsOf(way: Way): readonly Point[] {
  if (typeof way !== 'string') return way;
  return way.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: ${pair}`);
    return [x, y];
  });
}
