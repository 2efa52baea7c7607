import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const SKIN = '#4f2620';

/** A woman in kangas and a boy in kanzu and kofia walk away hand in hand, the sun at the right: 240 pixels high, their feet on y = 0. */
export const walkersToSea: readonly Layer[] = [
  // Her feet: one stands, of the other the sole is seen.
  cut(SKIN, '-16,-20,1 -4,-20,1 -4,0,1 -20,0,1', '10,-26,1 24,-24,1 24,-10 14,-8'),
  // The kanga about her hips, its hem lifted by the step.
  within(
    '#0f7f86',
    '-30,-132,1 -40,-100 -38,-56 -36,-12,1 4,-8,1 42,-26,1 40,-60 42,-100 32,-132,1',
    cut('#5fd0bc', '12,-140,1 24,-96 16,-50 20,-6,1 60,-6,1 60,-140,1'),
    cut('#0a5562', '-60,-140,1 -16,-136,1 -26,-90 -18,-6,1 -60,-6,1'),
    inked('#ffe2a4', 4, '-44,-30 -6,-26 44,-40'),
  ),
  // The kanga over her head and shoulders, its fold down the back.
  within(
    '#e0492e',
    outline(
      '-20,-196 -20,-226 -12,-244 4,-246 18,-240 22,-222 20,-196; -14,-206,1 18,-206,1 42,-190 50,-150 42,-106,1 4,-92 -40,-106,1 -48,-150 -40,-190',
    ),
    cut('#ff9a56', '10,-256,1 14,-222 10,-204,1 28,-180 32,-130 26,-88,1 70,-88,1 70,-256,1'),
    cut('#a52a30', '-70,-256,1 -12,-244,1 -12,-208 -26,-180 -30,-130 -24,-88,1 -70,-88,1'),
    inked('#8c2030', 3, '-4,-204 4,-160 0,-100'),
    inked('#ffe2a4', 4, '-48,-118 4,-104 50,-120'),
  ),
  // Their hands meet; the boy beside her.
  cut(SKIN, limb('44,-126,6 60,-102,5 78,-88,5')),
  cut(SKIN, '84,-14,1 94,-14,1 94,0,1 80,0,1', '104,-20,1 114,-18,1 114,-6 106,-4'),
  within(
    '#e9dcd4',
    '84,-108,1 96,-114 112,-108,1 124,-70 126,-14,1 76,-10,1 74,-66',
    cut('#fffaf0', '102,-120,1 108,-70 106,-8,1 140,-8,1 140,-120,1'),
    cut('#a99cb8', '60,-120,1 88,-110,1 84,-60 86,-6,1 60,-6,1'),
  ),
  cut('#e9dcd4', limb('88,-98,8 80,-88,7 78,-84,6')),
  cut(SKIN, disc(98, -122, 15, 17)),
  cut('#fffaf0', '82,-124,1 84,-142 98,-146 112,-142 114,-124,1'),
  cut('#a99cb8', '82,-124,1 84,-142 92,-145 92,-124,1'),
];
