import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { looseWheel } from '../vehicles/looseWheel.ts';

const INK = '#1b1426';
const [PHONE, GLASS] = ['#e8402c', '#ffb08a'];
const [SKIN, LIT, DIM] = ['#6a3426', '#c8794a', '#4a2220'];
const [SHIRT, SUNNY, FOLD] = ['#1d6c74', '#5cb8a4', '#134a58'];
const [KHAKI, PALE, DUSK, CAP, BRIM] = ['#b98a54', '#ecc88a', '#7c5644', '#ffc23c', '#c8842c'];

/** The legs in stride, and the shoes. */
const REAR = '-4,-92,1 14,-92,1 24,-74 34,-56 47,-28,1 35,-20,1 20,-42 8,-58';
const NEAR = '-18,-94,1 14,-94,1 12,-74 0,-56 -12,-42 -25,-14,1 -39,-15,1 -37,-36 -34,-58 -24,-78';
const REAR_SHOE = '38,-22,1 46,-26,1 52,-18 44,-6 34,0,1 20,0,1 22,-6 32,-12';
const NEAR_SHOE = '-38,-15,1 -27,-14,1 -24,-1,1 -38,-2 -54,-7,1 -56,-13 -46,-14';
const TORSO = '-19,-88,1 -20,-104 -28,-122 -31,-138 -26,-148 -14,-152 2,-148 12,-136 13,-112 15,-88,1 -2,-84';
const HEAD_SHAPE = '-38,-178,1 -34,-192 -20,-196 -8,-188 -8,-168 -10,-148,1 -34,-152,1';

/** All of it, for the shadow. */
export const rollerShape: readonly string[] = [
  ...[REAR, NEAR, REAR_SHOE, NEAR_SHOE, TORSO, HEAD_SHAPE, disc(-72, -38, 38)],
  limb('-18,-138,9 -44,-112,7 -64,-80,5;-20,-146,12 -20,-172,10'),
];

/** His head in profile, under a cap, and the near arm with the telephone: 400 units are a metre, 0,0 is by the ear. */
const listening: readonly Layer[] = [
  cut(SKIN, '-26,60,1 20,30 48,10,1 56,70 70,110,1 30,128 -18,110,1'),
  cut(DIM, '-20,68,1 16,56 24,40,1 30,90 40,120,1 4,112'),
  within(
    SKIN,
    '-50,-44,1 -54,-20 -50,-10,1 -60,4 -76,14,1 -72,22 -56,22,1 -64,30 -62,34 -54,36,1 -62,42 -58,48 -52,50,1 -56,62 -50,74 -34,78 -6,66 18,40,1 50,20,1 54,-30 40,-60 -20,-66',
    cut(LIT, '-90,-60,1 -26,-60,1 -22,-20 -32,10 -30,40 -20,80,1 -90,90,1'),
    cut(INK, '10,-70,1 70,-70,1 70,30,1 40,30,1 34,0 24,-8 14,-2,1 8,-24'),
  ),
  cut(DIM, '14,-4,1 26,-10 34,0 30,18 18,24 14,10'),
  // Eye, brow, smile.
  cut(INK, limb('-54,-14,2 -44,-17,4 -30,-12,1'), limb('-58,-28,2 -46,-34,5 -26,-28,1')),
  inked(DIM, 4, '-54,36 -44,38 -36,30'),
  inked(DIM, 3, '-64,20 -56,14 -56,22'),
  // The cap.
  cut(BRIM, '-50,-44,1 -84,-46 -108,-34 -106,-28,1 -76,-32 -46,-30,1'),
  within(
    CAP,
    '-56,-34,1 -52,-70 -20,-92 20,-90 52,-70 58,-26,1 20,-34 -20,-36',
    cut(BRIM, '22,-100,1 70,-100,1 70,-10,1 30,-20,1 36,-60'),
    inked(BRIM, 3, '-4,-92 -12,-64 -14,-34'),
  ),
  // The upper arm, then the forearm that folds back over it, the telephone, the hand about it.
  cut(DIM, limb('66,150,24 46,200,28 20,240,26')),
  cut(SKIN, limb('18,236,28 12,180,28 32,116,20 40,84,17'), disc(18, 238, 28)),
  cut(LIT, '-10,240,1 -17,180 10,116 22,84,1 30,88,1 17,124 -3,180 2,250,1'),
  cut(PHONE, panel('12,-52,6 34,-46,6 -14,72,6 -38,64,6')),
  cut(GLASS, '12,-48,1 16,-47,1 -31,65,1 -36,62,1'),
  cut(SKIN, '24,96,1 8,62 4,30 12,2 24,-12 40,-4 50,30 56,60 54,96,1'),
  cut(
    SKIN,
    limb('26,-8,9 10,-16,8 0,-12,7;20,12,9 4,4,8 -9,10,7;18,32,9 2,24,8 -16,30,7;20,50,8 2,44,7 -20,49,6'),
    disc(0, -12, 7),
    disc(-9, 10, 7),
    disc(-16, 30, 7),
    disc(-20, 49, 6),
  ),
  inked(DIM, 4, '20,2 4,-6 -6,-2', '14,22 0,14 -14,20', '14,42 0,34 -18,40'),
  cut(LIT, limb('8,-22,1 0,-20,3 -7,-12,1;2,-3,1 -8,0,3 -16,10,1;-2,17,1 -14,20,3 -23,30,1')),
  cut(SHIRT, '30,120,1 60,92 110,100 118,140 100,180 74,200,1 22,166,1'),
  cut(SUNNY, '30,120,1 52,98 66,96,1 48,130 40,176,1 22,166,1'),
  cut(FOLD, '22,166,1 74,200,1 80,192,1 30,158,1'),
];

/** The far hand on the tyre, 0,0 between its knuckles: the fingers over the tread, the thumb before them. */
const rolling: readonly Layer[] = [
  cut(DIM, '58,-50,1 30,-40 0,-36 -26,-20 -34,0,1 0,16 36,4 72,-26,1'),
  // Fingers on the far side of the tread, then the nearest, and the thumb against the side.
  cut(SKIN, '-26,-24,1 -52,-12 -70,10 -66,24,1 -54,22 -38,4 -22,-6,1'),
  cut(
    SKIN,
    '-14,-20,1 -36,0 -46,28 -38,40,1 -26,34 -14,8 0,-4,1',
    '8,-20,1 -10,4 -18,34 -8,44,1 2,38 12,14 24,-4,1',
  ),
  cut(SKIN, '34,-22,1 38,0 30,24 18,42 28,50,1 42,42 54,14 62,-26,1'),
  inked(INK, 2, '-22,-4 -40,16', '0,-2 -16,26'),
  cut(
    LIT,
    '62,-52,1 30,-42 0,-38 -30,-24 -56,-12 -72,10,1 -60,6 -40,-8 -20,-20 10,-28 40,-34,1',
    '-22,-2,1 -36,14 -44,34,1 -34,24',
    '0,0,1 -10,16 -16,38,1 -6,26',
  ),
];

/**
 * A man who strides to the left with the telephone at his ear and rolls a wheel before him with the other hand; the
 * light comes from where he goes. 100 units are a metre.
 */
export const wheelRoller: readonly Layer[] = [
  // The far arm, its sleeve.
  cut(FOLD, limb('-20,-138,9 -38,-120,8 -43,-114,8')),
  cut(DIM, limb('-40,-116,6 -51,-101,5 -59,-84,4')),
  cut(LIT, limb('-44,-116,1 -54,-102,2 -62,-87,1')),
  // The far leg, pushing off.
  cut(DIM, limb('40,-26,4 44,-16,5')),
  cut(DUSK, REAR),
  cut(INK, REAR_SHOE),
  moved({ x: -72, y: -38 }, ...looseWheel),
  moved({ x: -70, y: -77, scale: 0.25 }, ...rolling),
  // The near leg, its heel down.
  cut(SKIN, limb('-32,-18,5 -33,-8,5')),
  within(
    KHAKI,
    NEAR,
    cut(PALE, '-18,-94,1 -10,-94,1 -16,-74 -24,-56 -30,-34 -33,-12,1 -44,-11,1 -40,-60'),
    cut(DUSK, '16,-94,1 8,-94,1 2,-72 -10,-54 -20,-38 -28,-10,1 -10,-10,1 20,-60'),
  ),
  cut(INK, NEAR_SHOE),
  cut('#5a4250', '-38,-15,1 -46,-14 -56,-13,1 -50,-11 -40,-11'),
  // The shirt, the belt.
  cut(DUSK, '-18,-94,1 14,-94,1 14,-86,1 -18,-85,1'),
  within(
    SHIRT,
    TORSO,
    cut(
      SUNNY,
      '-22,-86,1 -22,-104 -32,-122 -38,-140,1 -26,-152,1 -18,-150 -22,-138 -20,-120 -12,-100 -12,-84,1',
    ),
    cut(FOLD, '16,-86,1 16,-140,1 4,-146,1 4,-120 2,-100 4,-84,1'),
  ),
  moved({ x: -21, y: -169, scale: 0.22 }, ...listening),
];
