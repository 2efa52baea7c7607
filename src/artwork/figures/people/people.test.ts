import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { boatman } from './boatman.ts';
import { guide } from './guide.ts';
import { describe, expect, it } from 'vitest';

const BYTES = 1600;

const STANDING: [Figure, least: number, most: number][] = [
  [guide(), 170, 185],
  [guide('binoculars'), 170, 185],
  [guide('photographing'), 120, 140],
  [guide('seated'), 90, 105],
];

describe('the people', () => {
  it.each(STANDING)(
    '$name is sound, stands on the ground and is as tall as in life',
    (figure, least, most) => {
      expect(faultsOf(figure, { height: [least, most], bytes: BYTES })).toEqual([]);
    },
  );

  it.each([boatman()])('$name is sound and of a person’s size', (figure) => {
    expect(faultsOf(figure, { height: [95, 150], bytes: BYTES, stands: false })).toEqual([]);
  });
});
