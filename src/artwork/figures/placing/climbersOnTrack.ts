import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { climberFromBehind, type ClimberDress } from '../people/climberFromBehind.ts';

const RANGER: ClimberDress = {
  jacket: '#2e5a3a',
  pack: '#3f4a2c',
  trousers: '#2c3a2c',
  hat: '#38502f',
  lit: '#8fae5a',
};
const RED: ClimberDress = {
  jacket: '#b8402c',
  pack: '#7c2a26',
  trousers: '#2f3a44',
  hat: '#e8d8a8',
  lit: '#f0764a',
};
const BLUE: ClimberDress = {
  jacket: '#2c6a86',
  pack: '#d89a34',
  trousers: '#4a4032',
  hat: '#d8c494',
  lit: '#f6d07a',
};
const PLUM: ClimberDress = {
  jacket: '#6a3a5c',
  pack: '#37506e',
  trousers: '#3a3432',
  hat: '#c8a878',
  lit: '#b88aa0',
};

/** Who climbs, from the furthest, a ranger, to the nearest: dress, place on the track, size. */
const FILE: readonly (readonly [ClimberDress, number, number, number])[] = [
  [RANGER, 284, -516, 0.4],
  [PLUM, 234, -440, 0.58],
  [BLUE, 158, -330, 0.84],
  [RED, 236, -172, 1.2],
];

/** A muddy track that winds up the slope, its foot at the origin, and four who climb it away from us. */
export const climbersOnTrack: readonly Layer[] = [
  cut(
    '#6d452f',
    '-200,20,1 -60,-100 100,-190 166,-260 140,-340 150,-400 232,-464 292,-530,1 318,-530,1 300,-460 226,-400 220,-350 290,-270 290,-180 150,-90 120,20,1',
  ),
  cut(
    '#b98450',
    '-20,20,1 40,-90 200,-180 236,-260 186,-340 186,-400 262,-464 298,-530,1 318,-530,1 300,-460 226,-400 220,-350 290,-270 290,-180 150,-90 120,20,1',
  ),
  ...FILE.map(([dress, x, y, scale], at) =>
    moved({ x, y, scale }, ...climberFromBehind(dress, at % 2 === 0)),
  ),
];
