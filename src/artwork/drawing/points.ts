import type { Point } from './pen.ts';

/**
 * A point and what its third value means there: of an outline, 1 makes it a corner that the line passes through; of a
 * limb, half the thickness; of a panel, the radius its corner is rounded by.
 */
export type Knot = readonly [x: number, y: number, third?: number];

/** Some points from left to right or from far to near, written as in SVG: `980,520 1160,380 1380,230`. */
export type Way = string | readonly Point[];

/** The points of a row written `x,y x,y,third`; a third value that is left out is 0. Throws on what is no point. */
export function points(row: string): [x: number, y: number, third: number][] {
  return row
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x = NaN, y = NaN, third = 0] = point.split(',').map(Number);
      if (Number.isNaN(x + y + third)) throw new Error(`not a point: ${point}`);
      return [x, y, third];
    });
}

/** Gives the points of a way; throws on what is no point. */
export const pointsOf = (way: Way): readonly Point[] =>
  typeof way === 'string' ? points(way).map(([x, y]): Point => [x, y]) : way;
