import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { kingsHouse } from './kingsHouse.ts';
import { describe, expect, it } from 'vitest';

/** A building, and its least and greatest height in life, in metres. */
const BUILDINGS: [Figure, least: number, most: number][] = [[kingsHouse(), 8, 10]];

describe('the buildings', () => {
  it.each(BUILDINGS)('$name is sound and as tall as in life', (figure, least, most) => {
    expect(faultsOf(figure, { height: [least * 100, most * 100], bytes: 1600 })).toEqual([]);
  });
});
