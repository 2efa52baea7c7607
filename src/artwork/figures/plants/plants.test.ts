import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { acacia } from './acacia.ts';
import { bamboo } from './bamboo.ts';
import { banana } from './banana.ts';
import { baobab } from './baobab.ts';
import { euphorbia } from './euphorbia.ts';
import { fig } from './fig.ts';
import { groundsel } from './groundsel.ts';
import { lobelia } from './lobelia.ts';
import { coconutPalm, doumPalm } from './palm.ts';
import { treeFern } from './treeFern.ts';
import { grassTuft, mangrove, teaRows, waterLilies } from './undergrowth.ts';

/** A plant, and its least and greatest height in life, in metres. */
const PLANTS: [Figure, least: number, most: number][] = [
  [acacia(), 6, 12],
  [acacia({ variant: 2 }), 6, 12],
  [acacia({ variant: 3 }), 5, 8],
  [baobab(), 12, 20],
  [baobab({ leafy: true }), 12, 20],
  [coconutPalm(), 8, 14],
  [doumPalm(), 8, 13],
  [lobelia(), 2, 5],
  [lobelia({ form: 'rosette' }), 0.7, 1.5],
  [groundsel(), 4, 8],
  [groundsel({ variant: 2 }), 3, 6],
  [groundsel({ variant: 3 }), 5, 9],
  [treeFern(), 3, 7],
  [euphorbia(), 8, 12],
  [banana(), 4, 6],
  [fig(), 9, 16],
  [mangrove(), 4, 8],
  [grassTuft(), 0.8, 1.5],
  [teaRows(), 2, 5],
  [waterLilies(), 0.4, 1],
];

describe('the plants', () => {
  it.each(PLANTS)('$name is sound and as tall as in life', (figure, least, most) => {
    expect(faultsOf(figure, { height: [least * 100, most * 100], bytes: 1600 })).toEqual([]);
  });

  it('keep a stand of bamboo within two kilobytes, for its many leaves', () => {
    expect(faultsOf(bamboo(), { height: [900, 1500], bytes: 2000 })).toEqual([]);
  });

  it('grow the same way from the same seed, and another way from another', () => {
    expect(bamboo({ seed: 4 })).toEqual(bamboo({ seed: 4 }));
    expect(bamboo({ seed: 4 })).not.toEqual(bamboo({ seed: 5 }));
  });

  it('grow to the height that is asked for', () => {
    expect(coconutPalm({ height: 12 }).height - coconutPalm({ height: 9 }).height).toBeGreaterThan(250);
  });
});
