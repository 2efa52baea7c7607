import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TYRE, TREAD, SHORTS, SHORTS_LIT] = ['#2a1224', '#8a5a52', '#27305c', '#5a6aa8'];

/** What a rider wears, and the skin: each with its side in the sun. */
export interface Away {
  skin: readonly [string, string];
  shirt: readonly [string, string];
  helmet: readonly [string, string];
}

/** Somebody who rides away from us, seen from behind, the sun at the right; the rear tyre on y = 0, 400 pixels high. */
export const riderAway = ({ skin, shirt, helmet }: Away): Layer[] => [
  // Handlebar and arms, beyond the body.
  inked(TYRE, 9, '-92,-240 -40,-250 40,-250 92,-240'),
  cut(skin[0], limb('-50,-312,15 -82,-280,13 -80,-244,10')),
  cut(skin[1], limb('50,-312,15 82,-280,13 80,-244,10')),
  cut(shirt[0], limb('-44,-322,19 -66,-304,19 -78,-284,17')),
  cut(shirt[1], limb('44,-322,19 66,-304,19 78,-284,17')),
  // The raised leg: its thigh lies forward, the calf hangs from the knee.
  cut(skin[0], limb('42,-200,20 44,-176,18 42,-146,18 33,-110,11')),
  cut(skin[1], limb('52,-170,8 52,-146,8 40,-112,4')),
  cut('#f4ead2', '18,-112,1 46,-112,1 50,-94 46,-84,1 18,-84,1 16,-94'),
  inked(TYRE, 8, '10,-82 52,-82'),
  // The wheel and its stays.
  inked('#c2352c', 8, '-10,-84 -9,-156 -16,-206', '10,-84 9,-156 16,-206'),
  cut(TYRE, limb('0,0,9 0,-20,11 0,-140,11 0,-158,8')),
  cut(TREAD, limb('6,-4,3 7,-30,4 7,-132,4 6,-154,2')),
  // The leg at the bottom of its stroke.
  cut(skin[0], limb('-30,-200,27 -36,-150,21 -38,-118,17 -42,-86,19 -34,-40,10')),
  cut(skin[1], limb('-16,-180,8 -20,-140,6 -24,-116,4 -24,-86,6 -26,-44,3')),
  cut('#f4ead2', '-50,-44,1 -22,-46,1 -18,-26 -20,-16,1 -50,-16,1 -54,-28'),
  inked(TYRE, 8, '-56,-14 -10,-14'),
  // Shorts on the saddle.
  cut(TYRE, '-22,-206,1 22,-206,1 16,-188 -16,-188'),
  within(
    SHORTS,
    '-36,-252,1 36,-252,1 52,-222 64,-196 64,-168,1 26,-170 12,-192 0,-198 -8,-190 -8,-152,1 -62,-152,1 -60,-190 -50,-222',
    cut(
      SHORTS_LIT,
      '30,-260,1 80,-260,1 80,-160,1 50,-160,1 48,-200 40,-230',
      '-22,-190,1 0,-196,1 0,-140,1 -20,-140,1',
    ),
  ),
  within(
    shirt[0],
    '-20,-338,1 20,-338,1 48,-334 60,-316 54,-286 42,-246,1 0,-238 -42,-246,1 -54,-286 -60,-316 -48,-334',
    cut(shirt[1], '18,-350,1 80,-350,1 80,-230,1 18,-230,1 24,-290'),
  ),
  cut(skin[0], '-15,-360,1 15,-360,1 18,-338,1 -18,-338,1'),
  cut(skin[1], '6,-360,1 18,-360,1 20,-338,1 8,-338,1'),
  cut(skin[0], disc(-31, -362, 5, 8)),
  cut(skin[1], disc(31, -362, 5, 8)),
  cut(skin[0], '-29,-376,1 29,-376,1 26,-352 0,-344 -26,-352'),
  cut(skin[1], '12,-376,1 29,-376,1 26,-352 10,-346,1'),
  within(
    helmet[0],
    '-36,-366,1 -38,-392 -20,-412 0,-416 20,-412 38,-392 36,-366,1 0,-360',
    cut(helmet[1], '10,-420,1 50,-420,1 50,-350,1 12,-350,1 18,-390'),
    cut(
      '#3a1830',
      limb('-16,-412,2 -20,-394,5 -18,-372,3; 2,-416,2 3,-396,5 2,-372,3; 20,-412,2 24,-394,5 22,-372,3'),
    ),
  ),
];
