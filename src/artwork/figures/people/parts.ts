import { limb } from '../../drawing/brush.ts';
import { fill, type Part } from '../../drawing/figure.ts';
import { placed, type Placed } from '../../drawing/placed.ts';

/** Thin dark limbs below bare arms and legs, whose lit tone a silhouette leaves out. */
export const bones = (...shapes: string[]): Part => fill('dark', ...shapes.map(limb));

/** The hand for what is drawn around the middle of a skull: where that is, bowed by some degrees. */
export const skull = (x: number, y: number, bowed = 0): Placed => placed({ x, y, scale: 0.93, turn: bowed });

/** A head in profile around the middle of its skull, with its neck. */
export const head = (at: Placed): Part[] => [
  fill('dark', at('-14,17,1 -10,8 -14,0 -10,-12 8,-11 10,2 4,9 -2,17,1')),
  fill('lit', at('-10,17,1 -6,8 -6,-2 -3,-8,1 10,-10,1 11,-3,1 15,3,1 12,5,1 12,10 8,12 3,11 4,18,1 -3,24')),
];
