import { fill, fold, skin, type Part } from '../../drawing/figure.ts';
import { placed, type Placed } from '../../drawing/placed.ts';

/** The hand for what is drawn around the middle of a skull, which is 24 high and 22 deep; bowed by some degrees. */
export const skullAt = (x: number, y: number, bowed = 0): Placed => placed({ x, y, turn: bowed });

/** Neck and face in profile, looking right: brow, nose, mouth and chin as one line, the neck and the socket in shade. */
export const profile = (at: Placed, neck = at): Part[] => [
  skin(
    neck('-8,4,1 -8,14 -11,23,1 6,23,1 5,16 5,9,1'),
    at('8,-11,1 11,-6 11,-3,1 11,-1,1 15,4,1 12,6,1 13,8,1 12,9,1 13,12 10,15 5,14 -2,10 -6,4,1 -8,-6,1'),
  ),
  fold(
    'lit',
    neck('-6,9,1 0,12 6,14,1 5,21 -4,16'),
    at('7,-3,1 11,-3,1 11,-1,1 9,0,1', '-4,-1,1 -2,-2 0,0 -1,4 -3,4,1'),
  ),
];

/** Hair in profile, on a head or under what it wears. */
export const HAIR = {
  short: '9,-10,1 6,-15 -4,-16 -13,-10 -13,0 -11,7 -8,9,1 -5,4,1 -5,-2,1 -1,-3,1 2,-8,1',
  /** Only what a hat or a cap leaves of it. */
  below: '-12,-6,1 -13,0 -11,7 -8,9,1 -5,4,1 -5,-2,1 -1,-3,1 0,-7,1',
  knot: '9,-10,1 6,-15 -4,-16 -12,-12 -13,-2 -10,5 -6,5,1 -3,-2 1,-6; -10,-6 -14,-14 -22,-14 -24,-6 -20,0 -13,0',
  tail: '-12,-6,1 -13,0 -8,6,1 -4,0,1 0,-7,1; -11,-4,1 -18,-2 -21,8 -18,18,1 -13,10 -8,3,1',
} as const;

/** What is worn on a head in profile: the thing itself, its band, its shaded side. */
const HATS = {
  hat: {
    form: '-12,-6,1 -10,-15 -7,-18 0,-17 7,-19 10,-15 12,-6,1 20,-4 22,-1,1 10,-5 -8,-5 -17,0,1 -17,-3',
    band: '-12,-9,1 0,-10 12,-9,1 12,-6,1 0,-7 -12,-6,1',
    shade: '-17,-1,1 -8,-6 10,-6 22,-2,1 22,-1,1 10,-4 -8,-4 -17,1,1',
  },
  cap: {
    form: '-13,-5,1 -12,-14 -2,-18 8,-15 11,-7,1 21,-4 21,-2,1 10,-4 0,-5',
    band: '',
    shade: '-13,-5,1 -12,-11 -6,-16,1 -7,-5,1; 10,-6,1 21,-3,1 21,-2,1 10,-4,1',
  },
  beanie: {
    form: '-13,-4,1 -14,-14 -4,-20 6,-18 11,-8,1 11,-4,1 0,-4',
    band: '-14,-7,1 0,-8 12,-9,1 12,-4,1 0,-3 -13,-1,1',
    shade: '-13,-7,1 -13,-14 -7,-18,1 -8,-8,1',
  },
  beret: {
    form: '-14,-7,1 -16,-14 -6,-19 6,-18 11,-10,1 11,-7,1 0,-6',
    band: '-13,-7,1 0,-8 11,-10,1 11,-7,1 0,-5 -12,-5,1',
    shade: '-14,-8,1 -16,-13 -8,-18,1 -9,-8,1',
  },
  scarf: {
    form: '11,-8,1 8,-16 -2,-20 -14,-16 -18,-8 -14,2 -7,4,1 -4,-1 2,-6',
    band: '',
    shade: '-4,-19,1 -14,-16 -18,-8 -14,2 -7,4,1 -10,-2 -10,-10; 11,-8,1 2,-8 -4,-2,1 0,-8',
  },
} as const;

/** A hat of a tone on a head in profile, its band of another. */
export function wearing(
  at: Placed,
  what: keyof typeof HATS,
  tone: Part['tone'] = 'pale',
  band: Part['tone'] = 'dark',
): Part[] {
  const { form, band: around, shade } = HATS[what];
  return [fill(tone, at(form)), ...(around === '' ? [] : [fill(band, at(around))]), fold(tone, at(shade))];
}
