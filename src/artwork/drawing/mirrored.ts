import { points } from './points.ts';

const text = (knots: readonly (readonly [number, number, number])[]) =>
  knots.map(([x, y, third]) => `${x},${y},${third}`).join(' ');

const mirror = (row: string) => points(row).map(([x, y, third]): [number, number, number] => [-x, y, third]);

/** A shape that is the same on both sides of x = 0, from its right half written from top to bottom. */
export const twin = (half: string): string => `${text(points(half))} ${text(mirror(half).reverse())}`;

/** Shapes (or limbs) and their mirror images on the other side of x = 0. */
export const pair = (rows: string): string =>
  rows
    .split(';')
    .flatMap((row) => [text(points(row)), text(mirror(row))])
    .join('; ');
