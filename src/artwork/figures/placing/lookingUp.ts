import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Two visitors who stand and look up, one pointing, their feet at y = 0, 170 pixels high. */
export const lookingUp: readonly Layer[] = [
  cut('#14202e', limb('-34,-84,16 -36,-40,12 -36,-2,9'), limb('-12,-84,16 -10,-40,12 -10,-2,9')),
  cut('#f2603a', '-48,-80,1 -50,-120 -34,-144 -12,-144 4,-120 4,-80,1'),
  cut('#f2603a', limb('-38,-130,11 -66,-158,9 -88,-186,6')),
  cut('#ffa070', '-14,-144,1 4,-120 6,-80,1 -6,-80,1 -8,-120'),
  cut('#6a3424', disc(-26, -158, 15, 17), disc(-92, -190, 7)),
  cut('#f2e6bc', '-44,-164,1 -34,-180 -12,-178 -4,-158,1'),
  cut('#1c2c44', limb('58,-84,16 56,-40,12 54,-2,9'), limb('78,-84,16 82,-40,12 82,-2,9')),
  cut('#ffc23a', '42,-80,1 42,-116 54,-138 78,-138 92,-116 92,-80,1'),
  cut('#fff0b0', '78,-138,1 92,-116 94,-80,1 84,-80,1 84,-112'),
  cut('#c98a60', disc(64, -152, 14, 16)),
  cut('#2a1a24', '54,-162,1 66,-172 82,-164 80,-144 72,-136,1 70,-154'),
];
