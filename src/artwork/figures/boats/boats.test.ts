import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { canoe } from './canoe.ts';
import { dhow, farDhow } from './dhow.ts';

/** A boat, and its length and height above the water in life, in metres, with its sail. */
const BOATS: [Figure, long: number, high: number][] = [
  [dhow(), 9.4, 11],
  [farDhow(), 5.9, 6.5],
  [canoe(), 5.2, 0.7],
];

describe('the boats', () => {
  it.each(BOATS)('$name floats on the water line, as long and high as in life', (figure, long, high) => {
    expect(faultsOf(figure, { height: [high * 94, high * 106], bytes: 1000 })).toEqual([]);
    expect(Math.abs(figure.width / 100 - long)).toBeLessThan(long * 0.05);
  });

  it('sail without their helmsman when they are asked to', () => {
    expect(dhow({ crew: false }).parts.length).toBeLessThan(dhow().parts.length);
  });
});
