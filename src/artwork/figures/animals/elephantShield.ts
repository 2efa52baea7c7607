import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [BLACK, RED, DARK, WHITE, IVORY] = ['#16130f', '#c8231c', '#8e1414', '#fff8ea', '#e3d7c0'];

/** An elephant's head as a Maasai shield, its tusks the lower ends of two spears, 700 pixels high around the origin. */
export const elephantShield: readonly Layer[] = [
  cut(
    WHITE,
    pair('60,-72,1 288,-318,1 302,-306,1 76,-56,1'),
    pair('274,-322,1 296,-372 372,-408,1 352,-326 318,-286,1'),
  ),
  cut(WHITE, twin('0,-352,1 112,-330 208,-190 234,-20 208,150 122,290 0,356,1')),
  cut(BLACK, twin('0,-338,1 104,-318 196,-184 220,-20 196,144 112,280 0,340,1')),
  cut(WHITE, pair('50,30,1 104,64 154,170 244,272 362,356,1 214,314 104,214')),
  cut(IVORY, pair('80,36,1 104,64 154,170 244,272 362,356,1 250,296 150,204')),
  within(
    RED,
    twin('0,-342 64,-336 114,-250 124,-140 114,-40 86,50 60,140 48,230 42,290 0,340,1'),
    cut(DARK, '10,-360,1 40,-290 58,-180 46,-60 26,60 18,200 8,360,1 160,360,1 160,-360,1'),
  ),
  cut(BLACK, pair('54,-120 84,-138 108,-110 82,-98')),
  cut(WHITE, twoDiscs(80, -119, 6)),
  inked(
    WHITE,
    7,
    '-44,80 0,94 44,80',
    '-38,130 0,144 38,130',
    '-34,180 0,192 34,180',
    '-30,228 0,240 30,228',
  ),
];
