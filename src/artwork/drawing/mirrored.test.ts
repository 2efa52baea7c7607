import { describe, expect, it } from 'vitest';
import { angular } from './angular.ts';
import { disc, outline } from './brush.ts';
import { mirrored, pair, twice, twin, twoDiscs } from './mirrored.ts';
import { points } from './points.ts';

/** The knots of each shape of some rows, whatever stands between them. */
const knots = (rows: string) => rows.split(';').map((row) => points(row));

describe('mirror images', () => {
  it('lie as far left of a line as their shapes lie right of it', () => {
    expect(knots(mirrored('10,5,1 -20,7; 3,4,2'))).toEqual([
      [
        [-10, 5, 1],
        [20, 7, 0],
      ],
      [[-3, 4, 2]],
    ]);
    expect(knots(mirrored('590,5 610,7', 600))).toEqual([
      [
        [610, 5, 0],
        [590, 7, 0],
      ],
    ]);
  });

  it('follow each shape of a pair, and all shapes of what is written twice', () => {
    const [one, other] = ['10,5,1 20,7', '30,4 40,6'] as const;
    const order = (rows: string) => knots(rows).map((shape) => shape[0]?.[0]);
    expect(order(pair(`${one};${other}`))).toEqual([10, -10, 30, -30]);
    expect(order(twice(`${one};${other}`))).toEqual([10, 30, -10, -30]);
  });

  it('close a half to a whole, and stand two discs', () => {
    expect(knots(twin('1,0,1 9,10'))).toEqual([
      [
        [1, 0, 1],
        [9, 10, 0],
        [-9, 10, 0],
        [-1, 0, 1],
      ],
    ]);
    expect(twoDiscs(30, 5, 8, 6)).toBe(disc(-30, 5, 8, 6) + disc(30, 5, 8, 6));
  });
});

it('makes a corner of every point of an angular row', () => {
  expect(outline(angular('0,0 10,0 10,12; 30,0 44,0 44,8'))).toBe(
    outline('0,0,1 10,0,1 10,12,1; 30,0,1 44,0,1 44,8,1'),
  );
});
