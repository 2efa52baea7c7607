import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [COAT, COAT_SHADE, COAT_WARM] = ['#2f7480', '#1f5664', '#8fc2a0'];
const [PACK, TROUSERS, TROUSERS_WARM, NIGHT] = ['#0c2233', '#0a2031', '#4c5552', '#071a28'];
const [SKIN, SKIN_WARM, HAT, HAT_WARM, TORCH] = ['#6b3a27', '#c07a4c', '#a33a2f', '#f08a58', '#ffe08a'];

/** A guide by night who waits for who follows him from the left, lit from there, and points the way out behind him. */
export const summitGuide: readonly Layer[] = [
  // The arm that points up, its elbow bent, out of the cuff the hand with its first finger.
  cut(SKIN, limb('60,-132,5 68,-140,5;68,-142,3 80,-152,2;62,-137,2 63,-146,2'), disc(68, -140, 5)),
  cut(COAT_SHADE, limb('12,-114,9 40,-112,7;40,-112,7 62,-134,7'), disc(40, -112, 7)),
  // The pack, and the legs.
  cut(PACK, '28,-122,1 38,-118 44,-104 42,-80 34,-68 14,-66,1'),
  within(
    TROUSERS,
    '-12,-78,1 -16,-46 -34,-14,1 -20,-8,1 -2,-44 6,-62,1 12,-42 14,-10,1 29,-10,1 28,-46 20,-78,1',
    cut(TROUSERS_WARM, '-40,-84,1 -6,-84,1 -9,-46 -28,-8,1 -50,-8,1;5,-60,1 16,-40 18,-8,1 8,-8,1'),
  ),
  cut(NIGHT, '-51,2,1 -50,-4 -38,-8 -34,-16,1 -19,-10,1 -18,2,1;-3,2,1 -2,-4 10,-7 13,-14,1 30,-14,1 31,2,1'),
  within(
    COAT,
    '-14,-66,1 -16,-100 -10,-122 4,-130 22,-126 28,-104 22,-64,1',
    cut(COAT_WARM, '-7,-60,1 -9,-98 -2,-120 10,-136,1 -40,-136,1 -40,-60,1'),
    cut(COAT_SHADE, '40,-136,1 20,-132,1 24,-100 17,-60,1 40,-60,1'),
  ),
  // The near arm, whose hand holds the strap of the pack.
  cut(COAT_SHADE, limb('8,-112,9 15,-91,8;15,-91,8 -6,-101,6'), disc(8, -112, 9), disc(15, -91, 8)),
  cut(SKIN, disc(-10, -103, 6)),
  // The collar, and the head.
  cut(COAT_SHADE, '-6,-122,1 -6,-131 8,-136 20,-130,1 20,-122,1'),
  moved(
    { x: 6, y: -132, flip: true, turn: 4 },
    within(
      SKIN,
      '-7,6,1 -8,-8 -12,-14 -10,-28,1 12,-30,1 14,-24 14,-20 18,-14,1 14,-12,1 14,-8 13,-3 6,-1 5,6,1',
      cut(SKIN_WARM, '30,10,1 30,-40,1 9,-40,1 8,-14 4,-6 0,10,1'),
    ),
    within(
      HAT,
      '-12,-14,1 -15,-32 -2,-42 11,-36 14,-25,1 2,-22 -4,-14,1',
      cut(HAT_WARM, '30,-10,1 30,-50,1 4,-50,1 8,-34 6,-10,1'),
    ),
    cut(NIGHT, disc(10, -18, 1, 2)),
    cut(TORCH, disc(13, -28, 4)),
  ),
];
