import { boundsOf } from '../../drawing/bounds.ts';
import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { buffalo } from './buffalo.ts';
import { crane } from './crane.ts';
import { elephant } from './elephant.ts';
import { giraffe } from './giraffe.ts';
import { gorilla } from './gorilla.ts';
import { hippo } from './hippo.ts';
import { lion } from './lion.ts';
import { turtle } from './turtle.ts';
import { wildebeest } from './wildebeest.ts';
import { zebra } from './zebra.ts';
import { describe, expect, it } from 'vitest';

const PERSON = 170;
const BYTES = 1600;

/** An animal that stands, and its height in life from the ground to its highest point, in units of a centimetre. */
const STANDING: [Figure, least: number, most: number][] = [
  [elephant(), 290, 350],
  [elephant('drinking'), 290, 350],
  [elephant('calf'), 95, 130],
  [gorilla(), 150, 190],
  [gorilla('seated'), 140, 180],
  [gorilla('infant'), 150, 195],
  // To the tips of the horns.
  [wildebeest(), 150, 180],
  [wildebeest('running'), 150, 180],
  [giraffe(), 460, 540],
  [giraffe('browsing'), 460, 560],
  [zebra(), 180, 215],
  [zebra('grazing'), 120, 145],
  [lion(), 140, 175],
  [lion('standing', 'female'), 140, 175],
  [hippo(), 145, 180],
  [buffalo(), 150, 185],
  [crane(), 100, 125],
];

/** An animal that lies, sits in a tree or swims: it has no feet to stand on the ground with. */
const OTHERS: [Figure, least: number, most: number][] = [
  [lion('lying'), 140, 170],
  [turtle(), 120, 150],
];

describe('the animals', () => {
  it.each(STANDING)(
    '$name is sound, stands on the ground and is as high as in life',
    (figure, least, most) => {
      expect(faultsOf(figure, { height: [least, most], bytes: BYTES })).toEqual([]);
    },
  );

  it.each(OTHERS)('$name is sound and as large as in life', (figure, least, most) => {
    expect(faultsOf(figure, { height: [least, most], bytes: BYTES, stands: false })).toEqual([]);
  });

  it('let a calf stand under its mother’s belly', () => {
    const belly = elephant().parts.filter(({ tone }) => tone === 'shade')[2];
    expect(belly).toBeDefined();
    expect(elephant('calf').height).toBeLessThan(-boundsOf(belly?.d ?? '').top);
  });

  it('make a giraffe two and a half to three and a half people high', () => {
    expect(giraffe().height / PERSON).toBeGreaterThan(2.5);
    expect(giraffe().height / PERSON).toBeLessThan(3.5);
  });
});
