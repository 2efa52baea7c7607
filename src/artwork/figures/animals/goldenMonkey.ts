import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { twin } from '../../drawing/mirrored.ts';

/** The tail, which hangs from the rump behind the bough, and the far leg and foot. */
const BEHIND: Part[] = [
  fill('body', limb('-50,-26,10 -78,4,9 -84,60,8 -74,116,8')),
  fill(
    'dark',
    limb('-75,110,8 -68,146,7 -78,176,6 -98,188,2'),
    limb('0,-30,20 40,-52,16 66,-44,13 70,-14,9 70,-2,7'),
    '60,-8 72,-14 92,-6 100,4 98,14,1 92,8 86,14,1 80,6 72,12,1 66,4 60,2',
  ),
];

/** One curve from the nape over the back to the rump: long golden hair, ragged along its edge, the belly greyer. */
const TRUNK: Part[] = [
  fill(
    'body',
    '-34,8,1 -62,2 -82,-24 -84,-58,1 -92,-62,1 -80,-74,1 -84,-84,1 -70,-96,1 -70,-106,1 -52,-116 -22,-136 18,-140 48,-122 56,-88 48,-48 34,-6 8,8',
  ),
  fill('shade', '30,-134 48,-122 56,-88 48,-48 34,-6 8,8 0,0 22,-40 30,-84'),
  fill(
    'lit',
    '-84,-58,1 -82,-24 -70,-6,1 -74,-30 -72,-58 -56,-92 -22,-122 10,-134,1 -22,-136 -52,-116 -70,-106,1 -70,-96,1 -84,-84,1 -80,-74,1 -92,-62,1',
  ),
  // The dark thigh and shank in one curve, and the foot over the bough.
  fill(
    'dark',
    '-34,6 -62,-8 -68,-38 -44,-62 -6,-66 28,-64 50,-52 54,-36 50,-16 48,0,1 32,0,1 32,-20 28,-34 6,-24 -10,-2 -20,6',
  ),
  // Golden hair falls over the hip.
  fill(
    'body',
    '-76,-10,1 -76,-46 -60,-70 -26,-74,1 -12,-68 -18,-58,1 -26,-58 -30,-46,1 -40,-44 -42,-30,1 -52,-28 -52,-14,1 -62,-12 -64,-4,1',
  ),
  fill('dark', '30,-6 42,-12 60,-4 70,6 68,16,1 62,10 57,17,1 50,9 44,15,1 36,8 28,6'),
];

/** Golden hair over the top of the near arm. */
const SHOULDER: Part[] = [
  fill(
    'body',
    '-44,-96,1 -46,-126 -16,-142 14,-130,1 8,-122 0,-118,1 -4,-114 -10,-106,1 -16,-108 -22,-98,1 -28,-100 -34,-90,1',
  ),
];

const at = placed({ x: 44, y: -166, scale: 0.96, turn: 5 });

/** A disc of the head, set where the head is. */
const spot = (x: number, y: number, rx: number, ry = rx) =>
  disc(44 + (x - y * 0.09) * 0.96, -166 + (y + x * 0.09) * 0.96, rx, ry);

/** Cheeks puffed out in gold, a low black cap, a gold brow, a small dark face with a greyer muzzle and amber eyes. */
const HEAD: Part[] = [
  fill(
    'body',
    at(
      twin(
        '0,-44 26,-44 46,-28 54,-8,1 64,-4,1 58,6,1 68,14,1 58,20,1 62,32,1 48,33,1 46,44,1 32,41,1 24,50,1 10,44 0,46',
      ),
    ),
  ),
  fill(
    'shade',
    at(
      '26,-30 46,-28 54,-8,1 64,-4,1 58,6,1 68,14,1 58,20,1 62,32,1 48,33,1 46,44,1 32,41,1 24,50,1 20,40 34,16 34,-8',
    ),
  ),
  fill('dark', at(twin('0,-51 20,-51 38,-42 46,-26,1 30,-36 14,-39 0,-38'))),
  fill(
    'lit',
    at('-28,-26,1 -12,-31 4,-30 22,-30 34,-22,1 18,-25 2,-22 -14,-25'),
    at('-56,12,1 -52,-6 -44,-20,1 -44,0 -46,16'),
  ),
  fill('dark', at(twin('0,-14 8,-20 22,-20 30,-8 27,8 20,22 12,32 0,36'))),
  fill(
    'accent',
    at(twin('0,0 5,-2 8,8 15,14 16,24 9,30 0,31')),
    at('-26,-15,1 -14,-20 -4,-13,1 -14,-16; 26,-15,1 14,-20 4,-13,1 14,-16'),
  ),
  fill('body', spot(-14, -6, 5, 4), spot(14, -6, 5, 4)),
  fill(
    'dark',
    spot(-13, -6, 4),
    spot(15, -6, 4),
    at('-7,14 -2,13 -3,17; 7,14 2,13 3,17'),
    at.limb('-11,24,0 0,25,1 11,23,0'),
  ),
  fill('pale', spot(-15, -8, 1), spot(13, -8, 1)),
];

/** The near hand rests on the bough beside the foot, the far one on the knee. */
const PERCHED: Part[] = [
  ...BEHIND,
  fill('dark', limb('30,-110,17 62,-86,12 72,-52,8'), '62,-56 72,-62 84,-54 86,-44 78,-40 66,-42'),
  ...TRUNK,
  ...HEAD,
  fill(
    'dark',
    limb('-16,-118,17 -12,-66,14 -4,-28,10 0,-4,8'),
    '-8,-6 2,-12 16,-6 24,6 20,14,1 14,8 9,14,1 3,8 -3,12,1 -9,4',
  ),
  ...SHOULDER,
];

/**
 * A golden monkey that sits on a bough at 0, half turned to us: back, cheeks and brow of gold, crown, face, limbs and
 * tail's end black; drawn at 200 units a metre.
 */
export const goldenMonkey = (): Figure => drawn('golden monkey', PERCHED);
