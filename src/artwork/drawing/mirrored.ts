import { disc } from './brush.ts';
import { points } from './points.ts';

type Knots = readonly (readonly [number, number, number])[];

const text = (knots: Knots) => knots.map(([x, y, third]) => `${x},${y},${third}`).join(' ');

const turned = (row: string, about: number) =>
  points(row).map(([x, y, third]): [number, number, number] => [2 * about - x, y, third]);

/** The mirror images of shapes (or limbs) on the other side of an upright line, x = 0 when left out. */
export const mirrored = (rows: string, about = 0): string =>
  rows
    .split(';')
    .map((row) => text(turned(row, about)))
    .join(';');

/** A shape that is the same on both sides of x = 0, from its right half written from top to bottom. */
export const twin = (half: string): string => `${text(points(half))} ${text(turned(half, 0).reverse())}`;

/** Shapes (or limbs), each followed by its mirror image on the other side of x = 0. */
export const pair = (rows: string): string =>
  rows
    .split(';')
    .map((row) => `${row};${mirrored(row)}`)
    .join(';');

/** All shapes of a row, then their mirror images across x = 0: what is on the right may lie over what is on the left. */
export const twice = (rows: string): string => `${rows};${mirrored(rows)}`;

/** Two discs, as far left of x = 0 as right of it. */
export const twoDiscs = (x: number, y: number, rx: number, ry = rx): string =>
  disc(-x, y, rx, ry) + disc(x, y, rx, ry);
