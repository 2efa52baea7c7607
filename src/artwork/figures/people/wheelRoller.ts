import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';
import { looseWheel } from '../vehicles/looseWheel.ts';

const INK = '#1b1426';
const [PHONE, GLASS] = ['#e8402c', '#ffb08a'];
const [SKIN, LIT, DIM] = ['#6a3426', '#c8794a', '#4a2220'];
const [SHIRT, SUNNY, FOLD] = ['#1d6c74', '#5cb8a4', '#134a58'];
const [KHAKI, PALE, DUSK, CAP, BRIM] = ['#b98a54', '#ecc88a', '#7c5644', '#ffc23c', '#c8842c'];

/** The legs, the rear one pushing, and the shoes. */
const REAR = '10,-92,1 40,-98,1 52,-74 62,-50 90,-20,1 77,-11,1 50,-36 30,-56 12,-74';
const NEAR = '4,-86,1 38,-92,1 36,-68 10,-50 14,-30 11,-10,1 -4,-10,1 -10,-32 -22,-54 -14,-70';
const REAR_SHOE = '75,-14,1 90,-24,1 100,-14 94,-4 80,0,1 62,0,1 62,-7 72,-11';
const NEAR_SHOE = '-5,-12,1 11,-12,1 14,0,1 -24,0,1 -26,-7 -12,-9';
const TORSO = '-42,-146,1 -24,-158 4,-148 24,-124 41,-96,1 26,-78 4,-82,1 -12,-98 -34,-112 -50,-130,1';
const ARM = '-40,-136,12 -36,-112,9 -35,-98,8 -41,-82,6 -46,-67,5';

/** All of it, for the shadow. */
export const rollerShape: readonly string[] = [
  ...[REAR, NEAR, REAR_SHOE, NEAR_SHOE, TORSO, disc(-78, -38, 38)],
  limb(ARM),
  disc(-50, -176, 22),
];

/** His head in profile, under a cap, and the telephone at his ear: 400 units are a metre, 0,0 is by the ear. */
const listening: readonly Layer[] = [
  cut(SKIN, '-26,60,1 20,30 48,10,1 46,70 40,110,1 20,124 -18,110,1'),
  cut(DIM, '-20,68,1 16,56 24,40,1 30,90 40,120,1 4,112'),
  within(
    SKIN,
    '-50,-44,1 -54,-20 -50,-10,1 -60,4 -76,14,1 -72,22 -56,22,1 -64,30 -62,34 -54,36,1 -62,42 -58,48 -52,50,1 -56,62 -50,74 -34,78 -6,66 18,40,1 50,20,1 54,-30 40,-60 -20,-66',
    cut(LIT, '-90,-60,1 -26,-60,1 -22,-20 -32,10 -30,40 -20,80,1 -90,90,1'),
    cut(INK, '10,-70,1 70,-70,1 70,30,1 40,30,1 34,0 24,-8 14,-2,1 8,-24'),
  ),
  cut(DIM, '14,-4,1 26,-10 34,0 30,18 18,24 14,10'),
  // Eye, brow, smile.
  cut(INK, limb('-50,-15,2 -42,-17,4 -28,-12,1'), limb('-48,-30,3 -40,-34,5 -22,-28,1')),
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
  cut(PHONE, panel('14,-30,7 38,-20,7 0,76,7 -24,66,7')),
  cut(GLASS, '15,-29,1 20,-27,1 -18,68,1 -23,66,1'),
];

/**
 * A man who leans to the left, the telephone between ear and shoulder, and rolls a wheel before him with both hands;
 * the light comes from where he goes. 100 units are a metre.
 */
export const wheelRoller: readonly Layer[] = [
  // The far arm, its sleeve, its hand on the top of the tyre.
  cut(DIM, limb('-52,-124,8 -60,-104,7 -64,-80,5')),
  cut(DIM, '-60,-84,1 -70,-84 -84,-85 -93,-81 -94,-76 -84,-76 -70,-74 -60,-72,1'),
  cut(FOLD, limb('-42,-134,11 -54,-116,10 -60,-106,9')),
  // The far leg, pushing off.
  cut(DUSK, REAR),
  cut(INK, REAR_SHOE),
  moved({ x: -78, y: -38 }, ...looseWheel),
  // The near leg, bent, its foot flat.
  within(
    KHAKI,
    NEAR,
    cut(PALE, '0,-100,1 8,-86 -8,-70 -15,-54 -4,-30 1,-8,1 -30,-8,1 -30,-80,1'),
    cut(DUSK, '40,-96,1 30,-70 4,-54 8,-34 6,-8,1 30,-8,1 50,-60,1'),
  ),
  cut(INK, NEAR_SHOE),
  cut('#5a4250', '-5,-12,1 -26,-7,1 -25,-4 -12,-6'),
  // The belt, the shirt.
  cut(INK, '2,-86,1 24,-80 41,-96,1 39,-88,1 26,-74 4,-80,1'),
  within(
    SHIRT,
    TORSO,
    cut(SUNNY, '-52,-128,1 -34,-110 -12,-96 6,-80,1 14,-84,1 -4,-104 -24,-120 -42,-142,1'),
    cut(FOLD, '-24,-160,1 4,-140 20,-116 30,-84,1 50,-90,1 40,-130 10,-170,1'),
  ),
  moved({ x: -56, y: -172, scale: 0.25, turn: -24 }, ...listening),
  // The near arm, straight to the tyre, its shoulder raised to the telephone.
  within(
    SKIN,
    limb('-36,-112,9 -35,-98,8 -41,-82,6 -46,-67,5'),
    cut(LIT, '-50,-120,1 -40,-98 -44,-84 -48,-68,1 -70,-66,1 -60,-120,1'),
  ),
  // Its hand: the fingers along the tread, the thumb against the side.
  cut(
    SKIN,
    '-42,-76,1 -52,-77 -62,-83 -74,-85 -80,-82 -78,-78 -68,-76 -60,-72 -54,-66 -50,-56 -42,-56 -37,-66 -40,-76,1',
    roundEnded('-46,-66,6 -54,-60,4 -62,-60,3', -1),
  ),
  cut(LIT, '-46,-77,1 -53,-78 -62,-83 -74,-85 -80,-82 -79,-80,1 -72,-82 -62,-80 -52,-76,1'),
  inked(DIM, 1, '-58,-71 -66,-76 -74,-78'),
  within(
    SHIRT,
    '-52,-138,1 -54,-152 -44,-161 -28,-161 -14,-148 -18,-124 -25,-102,1 -48,-105,1 -54,-124',
    cut(SUNNY, '-60,-165,1 -42,-160 -46,-146 -44,-124 -42,-100,1 -60,-100,1'),
    cut(FOLD, '-20,-106,1 -56,-109,1 -56,-100,1 -20,-98,1'),
  ),
];
