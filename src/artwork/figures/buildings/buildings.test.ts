import { faultsOf } from '../../drawing/faults.ts';
import type { Figure } from '../../drawing/figure.ts';
import { fortJesus } from './fortJesus.ts';
import { jetty, lighthouse } from './harbour.ts';
import { houseOfWonders } from './houseOfWonders.ts';
import { kampala } from './kampala.ts';
import { kingsHouse } from './kingsHouse.ts';
import { safariTent } from './safariTent.ts';
import { stoneTownHouse } from './stoneTown.ts';
import { lodge, roundHut } from './thatched.ts';
import { describe, expect, it } from 'vitest';

/** A building, and its least and greatest height in life, in metres. */
const BUILDINGS: [Figure, least: number, most: number][] = [
  [fortJesus(), 16, 22],
  [stoneTownHouse(), 10, 15],
  [houseOfWonders(), 31, 35],
  [lodge(), 6, 10],
  [roundHut(), 4, 6],
  [kingsHouse(), 8, 10],
  [safariTent(), 3, 5],
  [safariTent({ lit: true }), 3, 5],
  [lighthouse(), 14, 20],
  [jetty(), 1.5, 2.5],
  [kampala(), 8, 13],
];

describe('the buildings', () => {
  it.each(BUILDINGS)('$name is sound and as tall as in life', (figure, least, most) => {
    expect(faultsOf(figure, { height: [least * 100, most * 100], bytes: 1600 })).toEqual([]);
  });
});
