import { limb, points } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/figure.ts';
import { fill } from '../../drawing/rows.ts';

/** Thin dark limbs below bare arms and legs, whose lit tone a silhouette leaves out. */
export const bones = (...shapes: string[]): Part => ({ tone: 'dark', d: shapes.map(limb).join('') });

/** What is drawn around the middle of a skull, moved to where that is and bowed by some degrees. */
export const worn = (x: number, y: number, shape: string, bowed = 0) => {
  const [sin, cos] = [0.93 * Math.sin((bowed * Math.PI) / 180), 0.93 * Math.cos((bowed * Math.PI) / 180)];
  const knots = points(shape).map(([px, py, third]): Knot => [
    x + px * cos - py * sin,
    y + px * sin + py * cos,
    third,
  ]);
  return knots.join(' ');
};

/** A head in profile around the middle of its skull, with its neck. */
export const head = (x: number, y: number, bowed = 0): Part[] => [
  fill('dark')(worn(x, y, '-14,17,1 -10,8 -14,0 -10,-12 8,-11 10,2 4,9 -2,17,1', bowed)),
  fill('lit')(
    worn(
      x,
      y,
      '-10,17,1 -6,8 -6,-2 -3,-8,1 10,-10,1 11,-3,1 15,3,1 12,5,1 12,10 8,12 3,11 4,18,1 -3,24',
      bowed,
    ),
  ),
];
