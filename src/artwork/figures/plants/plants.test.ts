import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { acacia } from './acacia.ts';
import { baobab } from './baobab.ts';
import { euphorbia } from './euphorbia.ts';
import { coconutPalm } from './palm.ts';
import { treeFern } from './treeFern.ts';
import { grassTuft } from './grassTuft.ts';

/** A plant, and its least and greatest height in life, in metres. */
const PLANTS: [Figure, least: number, most: number][] = [
  [acacia(), 6, 12],
  [acacia({ variant: 2 }), 6, 12],
  [acacia({ variant: 3 }), 5, 8],
  [baobab(), 12, 20],
  [baobab({ leafy: true }), 12, 20],
  [coconutPalm(), 8, 14],
  [treeFern(), 3, 7],
  [euphorbia(), 8, 12],
  [grassTuft(), 0.8, 1.5],
];

describe('the plants', () => {
  it.each(PLANTS)('$name is sound and as tall as in life', (figure, least, most) => {
    expect(faultsOf(figure, { height: [least * 100, most * 100], bytes: 1600 })).toEqual([]);
  });

  it('grow the same way from the same seed, and another way from another', () => {
    expect(treeFern({ seed: 4 })).toEqual(treeFern({ seed: 4 }));
    expect(treeFern({ seed: 4 })).not.toEqual(treeFern({ seed: 5 }));
  });

  it('grow to the height that is asked for', () => {
    expect(coconutPalm({ height: 12 }).height - coconutPalm({ height: 9 }).height).toBeGreaterThan(250);
  });
});
