import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { campfire, lantern } from './camp.ts';

/** Drawn at a thousand units a metre, with their height in centimetres. */
const STILL_LIFES: [Figure, centimetres: number][] = [[lantern(), 35]];

describe('the objects', () => {
  it.each(STILL_LIFES)('$name is sound and as large as in life', (figure, centimetres) => {
    const height = [centimetres * 9, centimetres * 11] as const;
    expect(faultsOf(figure, { height, bytes: 800 })).toEqual([]);
  });

  it('coil a rope on the ground, within its line width', () => {});

  it('keep a campfire to the scale of the world', () => {
    expect(faultsOf(campfire(), { height: [120, 380], bytes: 800 })).toEqual([]);
  });
});
