import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { landRover } from './landRover.ts';
import { mitsubishiVan } from './mitsubishiVan.ts';

/** A vehicle, and its length and height in life, in metres, with what is mounted on it. */
const VEHICLES: [Figure, long: number, high: number][] = [
  [mitsubishiVan(), 4.7, 2.1],
  [landRover(), 4.7, 2.4],
];

describe('the vehicles', () => {
  it.each(VEHICLES)('$name is sound, and as long and high as in life', (figure, long, high) => {
    expect(faultsOf(figure, { height: [high * 94, high * 106], bytes: 3000 })).toEqual([]);
    expect(Math.abs(figure.width / 100 - long)).toBeLessThan(long * 0.06);
  });
});
