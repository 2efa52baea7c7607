import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';
import { mountainBicycle } from './mountainBicycle.ts';

const [SKIN, SUN, DEEP] = ['#7a4029', '#e39a5c', '#401d22'];
const [SHIRT, SHIRT_SUN, SHIRT_DEEP] = ['#0c7c84', '#74dcc8', '#0a4052'];
const [SHORTS, SHORTS_SUN, SHORTS_DEEP] = ['#27306a', '#6a78b8', '#151a42'];
const [WHITE, DARK] = ['#fff3dc', '#1d0f1e'];

const THIGH = '0,38,42 0.5,33,36 0.95,22,24 1.1,19,22 1.35,16,38 1.7,12,20 2,11,12';
const FAR_LEG = '-64,-322 66,-274 -30,-172';
const NEAR_LEG = '-76,-316 36,-214 10,-76';
const TRUNK =
  '-118,-336,1 -110,-384 -80,-436 -22,-482 34,-500,1 70,-490 88,-458 74,-424 40,-390 14,-360 -10,-328,1 -66,-330';

const head = placed({ x: 72, y: -516, scale: 0.43, turn: 6 });
const HELMET = head('-114,2,1 -118,-76 -66,-142 8,-152 84,-122 116,-66 128,-42,1 60,-46 -20,-30 -74,6,1');

const shoe = (x: number, y: number, turn: number, leather: string): Layer[] => {
  const at = placed({ x, y, turn });
  return [
    cut('#f4ead2', at('-15,-40,1 15,-42,1 16,-22,1 -16,-20,1')),
    cut(leather, at('-18,-26,1 14,-28,1 22,-18 42,-14 54,-6 54,0,1 -22,0,1 -20,-14')),
    cut(WHITE, at('-22,-4,1 54,-5,1 54,4,1 -22,4,1')),
  ];
};

/** Somebody who rides to the right into a low sun: 300 pixels a metre, both wheels on y = 0. */
export const riderIntoSun: readonly Layer[] = [
  // The far leg over the top of its stroke, the far arm.
  cut(DEEP, flesh(FAR_LEG, THIGH)),
  ...shoe(-30, -146, 18, '#5a2a2c'),
  cut(SHORTS_DEEP, flesh('-64,-322 66,-274', '0,40,44 0.5,37,40 0.78,31,33')),
  cut(DEEP, limb('60,-448,18 108,-384,15 148,-330,12')),
  ...mountainBicycle('#e0402c', '#7c1c2a'),
  // The near leg, almost straight, the foot on its pedal.
  within(
    SKIN,
    flesh(NEAR_LEG, THIGH),
    cut(SUN, '44,-262,1 50,-226 44,-196 42,-150 26,-100 24,-60,1 60,-60,1 100,-200 80,-280,1'),
    cut(DEEP, '-20,-250,1 4,-206 8,-160 -2,-110 -4,-60,1 -60,-60,1 -60,-240,1'),
  ),
  ...shoe(12, -50, 4, '#e0402c'),
  within(
    SHORTS,
    '-120,-330,1 -104,-362 -60,-366 -32,-348 14,-296 42,-254,1 22,-226 -14,-206,1 -66,-262 -110,-290',
    cut(SHORTS_SUN, '-44,-366,1 -10,-336 30,-290 60,-250,1 34,-232,1 14,-276 -30,-326'),
    cut(SHORTS_DEEP, '-124,-340,1 -106,-312 -60,-284 -20,-236 -4,-200,1 -80,-220 -140,-290,1'),
  ),
  // Plaits gathered at the nape, then the head.
  cut(DARK, limb('34,-532,14 14,-514,17 -2,-492,15 -10,-470,4')),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  // Sunglasses over the eye.
  cut(DARK, head('26,-18,1 60,-26 96,-14 98,2 84,16 58,14 50,-2,1 -10,2,1 -10,-8,1')),
  cut('#ffb866', head('72,-12,1 90,-9 88,2,1')),
  // The trunk bent forward, its back in shade, the light on breast and shoulder.
  within(
    SHIRT,
    TRUNK,
    cut(SHIRT_SUN, '100,-510,1 30,-500 56,-474 50,-440 20,-396 -6,-352 -14,-320,1 40,-330,1 110,-420,1'),
    cut(SHIRT_DEEP, '-140,-320,1 -70,-336 -72,-376 -36,-440 20,-486 40,-506,1 -60,-500 -140,-400,1'),
  ),
  inked(DARK, 5, head('6,-30 26,40 54,110')),
  within(
    WHITE,
    HELMET,
    cut('#b08c9c', head('-130,10,1 -130,-110 -40,-170,1 -50,-100 -30,-20,1 -60,10')),
    cut(DARK, head('-74,-88,1 -20,-116 44,-108,1 -10,-94'), head('-84,-46,1 -30,-74 66,-74,1 -10,-56')),
  ),
  // The near arm to the grip.
  within(
    SKIN,
    limb('62,-440,21 88,-384,19 98,-368,18 142,-326,12'),
    cut(SUN, limb('86,-440,8 110,-386,8 118,-376,7 152,-334,5')),
    cut(DEEP, limb('42,-430,8 72,-370,9 92,-350,8 134,-312,5')),
  ),
  within(
    SHIRT,
    '26,-474,1 58,-488 86,-466 98,-430 108,-398,1 84,-378 58,-382,1 42,-420',
    cut(SHIRT_SUN, '56,-492,1 76,-462 86,-420 92,-380,1 120,-390,1 100,-480,1'),
    cut(SHIRT_DEEP, '20,-480,1 46,-440 60,-400 68,-374,1 40,-370,1 10,-440,1'),
  ),
  cut(DARK, '132,-336,1 146,-342 162,-334 164,-316 152,-304 138,-306 128,-318,1'),
  cut(SHORTS_SUN, '146,-340,1 162,-334 164,-318,1 154,-326'),
  cut(SUN, disc(159, -309, 6, 7)),
];

/** The shade that the rider throws, as one ink on one place. */
export const riderShade = (ink: string): readonly Layer[] => [
  cut(
    ink,
    flesh(FAR_LEG, THIGH),
    flesh(NEAR_LEG, THIGH),
    TRUNK,
    HELMET,
    head('30,-84,1 80,-24,1 104,46,1 80,124,1 20,130,1 -40,80,1 -80,0,1'),
    limb('62,-440,24 98,-372,20 146,-322,14'),
    limb('34,-532,14 14,-514,17 -10,-470,4'),
    '-120,-330,1 -104,-362 -60,-366 14,-296 42,-254,1 -14,-206,1 -110,-290',
    ring(-162, -104, 104, 86),
    ring(162, -104, 104, 86),
    limb('-162,-104,6 -8,-96,6 108,-262,9'),
    limb('-8,-96,8 -66,-280,8'),
    limb('-162,-104,6 -60,-246,6 104,-274,8'),
    limb('162,-104,9 104,-300,9'),
    '-10,-90,1 40,-90,1 66,-46,1 -12,-42,1',
    '-52,-186,1 -10,-180,1 26,-136,1 -54,-142,1',
  ),
];
