import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [INK, RED, RED_LIT, GREEN, PALE] = ['#10242c', '#d8382c', '#ff7a4c', '#1c4a44', '#f0d8a0'];

/** A guest who follows a bird with binoculars, up to the left, and her guide, who listens with a hand behind his ear; 100 units to the metre. */
export const birdListeners: readonly Layer[] = [
  // The guest, weight on the right leg.
  cut(
    INK,
    limb('-6,-88,12 -10,-46,9 -18,0,6'),
    limb('6,-88,12 12,-46,9 12,0,6'),
    '-34,0,1 -20,-10 -10,-8,1 -10,0,1;0,0,1 8,-10 20,-8,1 20,0,1',
  ),
  cut(RED, '-20,-86,1 -24,-120 -16,-142 0,-148 18,-140 24,-116 20,-84,1'),
  cut(RED_LIT, '-21,-86,1 -25,-120 -16,-143 -4,-147,1 -10,-130 -10,-100 -8,-85,1'),
  cut(RED, limb('-12,-136,8 -36,-138,7 -30,-160,6'), limb('14,-136,9 -16,-124,7 -26,-158,6')),
  cut(INK, disc(-8, -164, 12, 13), limb('-22,-166,6 -44,-176,7')),
  cut(PALE, '-34,-172,1 -12,-184 14,-170,1 12,-160,1 -10,-172'),
  // The guide, in a cap and gumboots.
  cut(
    INK,
    limb('58,-88,13 54,-46,10 52,0,7'),
    limb('70,-88,12 78,-46,9 82,0,7'),
    '38,0,1 50,-12 62,-10,1 62,0,1;70,0,1 82,-12 92,-10,1 92,0,1',
  ),
  cut(GREEN, '44,-84,1 42,-120 48,-144 64,-152 82,-144 88,-116 84,-82,1'),
  cut('#4c8a68', '43,-84,1 41,-120 48,-145 60,-151,1 54,-130 54,-100 54,-84,1'),
  cut(GREEN, limb('80,-140,9 100,-150,8 80,-170,6'), limb('50,-138,8 42,-108,7 54,-92,6')),
  cut(INK, disc(64, -168, 12, 14), disc(78, -171, 6, 5)),
  cut(GREEN, '50,-172,1 54,-186 72,-188 78,-174,1 44,-168,1'),
];
