import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { mountainBicycle } from './mountainBicycle.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';

const SKIN = '#74422c';
const SUN = '#c98352';
const DEEP = '#47261f';
const SHORTS = '#27365f';
const SHORTS_DEEP = '#18223f';

const head = placed({ x: 68, y: -512, scale: 0.43, turn: 9 });

const shoe = (x: number, y: number, turn: number, leather: string): Layer[] => {
  const at = placed({ x, y, turn });
  return [
    cut('#f4ead2', at('-15,-40,1 15,-42,1 16,-22,1 -16,-20,1')),
    cut(leather, at('-18,-26,1 14,-28,1 22,-18 42,-14 54,-6 54,0,1 -22,0,1 -20,-14')),
    cut('#fff3dc', at('-22,-4,1 54,-5,1 54,4,1 -22,4,1')),
  ];
};

/** Somebody who rides a mountain bicycle to the right, side on, helmet on, the sun before them; both wheels on y = 0, 300 pixels a metre. */
export const touringRider = (
  shirt: readonly [body: string, lit: string, deep: string],
  helmet: string,
  frame = '#1f8088',
): Layer[] => [
  // The far leg over the top of its stroke, the far arm.
  cut(
    DEEP,
    flesh(
      '-64,-322 66,-274 -30,-172',
      '0,34,38 0.5,31,32 0.95,21,23 1.15,18,24 1.4,14,28 1.75,12,14 2,12,12',
    ),
  ),
  ...shoe(-30, -146, 18, '#4a2a28'),
  cut(SHORTS_DEEP, flesh('-64,-322 66,-274', '0,40,44 0.5,36,38 0.72,32,33')),
  cut(DEEP, limb('60,-448,18 108,-384,15 148,-330,12')),
  ...mountainBicycle(frame, '#14303c'),
  // The near leg, almost straight, the foot on its pedal.
  within(
    SKIN,
    flesh('-76,-316 36,-214 10,-76', '0,38,40 0.5,32,34 0.95,22,24 1.12,20,25 1.35,17,31 1.7,13,17 2,13,12'),
    cut(SUN, '40,-262,1 62,-220 56,-180 36,-110 26,-70,1 44,-70,1 90,-200 70,-270,1'),
    cut(DEEP, '-20,-250,1 4,-200 -6,-140 -8,-60,1 -40,-60,1 -60,-200,1'),
  ),
  ...shoe(12, -50, 4, '#c2452a'),
  within(
    SHORTS,
    '-118,-330,1 -100,-362 -60,-366 -34,-350 12,-296 34,-258,1 2,-216 -22,-212,1 -70,-266 -110,-292',
    cut('#5d70a4', '-60,-370,1 -20,-350 20,-300 40,-258,1 22,-244,1 0,-290 -40,-340'),
    cut(SHORTS_DEEP, '-120,-330,1 -100,-310 -60,-280 -10,-210,1 -60,-230 -130,-290,1'),
  ),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  // The trunk bent forward, its back in shade or light, a fold at the waist.
  within(
    shirt[0],
    '-116,-340,1 -104,-390 -66,-440 -10,-482 40,-496,1 74,-482 84,-452 70,-420 34,-388 6,-360 -18,-334,1 -70,-344',
    cut(shirt[1], '-84,-440,1 -30,-484 40,-504,1 100,-490 110,-420,1 84,-452 60,-476 24,-482 -20,-462,1'),
    cut(
      shirt[2],
      '96,-460,1 60,-432 10,-400 -30,-356 -40,-334,1 20,-330,1 100,-400,1',
      '-96,-352,1 -60,-372 -36,-368,1 -60,-358',
    ),
  ),
  // The helmet, its vents and strap.
  inked('#1d1620', 5, head('6,-30 26,40 54,110')),
  within(
    helmet,
    head('-112,-4,1 -112,-80 -60,-142 10,-150 80,-118 112,-62 122,-44,1 60,-46 -20,-30 -70,0,1'),
    cut('#1d1620', head('-70,-90,1 -20,-116 40,-108,1 -10,-96'), head('-84,-50,1 -30,-76 60,-74,1 -10,-58')),
    cut({ fill: '#5a2a1c', opacity: 0.35 }, head('-120,10,1 -110,-70 -80,-100,1 -70,-40 -50,10,1')),
  ),
  // The near arm to the grip.
  within(
    SKIN,
    limb('62,-440,20 90,-380,18 98,-368,17 142,-326,12'),
    cut(SUN, limb('80,-440,6 106,-388,6 116,-376,6 150,-334,4')),
    cut(DEEP, limb('46,-430,8 78,-366,8 96,-350,7 136,-314,5')),
  ),
  within(
    shirt[0],
    '30,-474,1 62,-484 84,-462 92,-430 100,-396,1 80,-382 60,-388,1 44,-420',
    cut(shirt[2], '24,-474,1 44,-430 62,-380,1 50,-380,1 20,-440,1'),
    cut(shirt[1], '60,-488,1 84,-462 94,-430 104,-396,1 92,-390,1 80,-430 66,-464,1'),
  ),
  cut('#1d2440', '132,-336,1 146,-340 160,-332 162,-316 152,-304 138,-306 128,-318,1'),
  inked('#5d70a4', 3, '146,-334 158,-326', '144,-326 157,-318'),
  cut(SKIN, disc(158, -308, 6, 7)),
];
