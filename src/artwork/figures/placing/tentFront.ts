import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { panel } from '../../drawing/brush.ts';

const [CANVAS, DEEP, PALE, EDGE] = ['#6b3336', '#45202c', '#8f4f44', '#ffd9a0'];
const [WOOD, WOOD_LIT, STRAP] = ['#4a2a22', '#d98a4e', '#e0573a'];

/** A strap round the rolled canvas at x, with its loose end. */
const strap = (x: number): Layer[] => [
  cut(STRAP, `${x - 14},84,1 ${x + 14},84,1 ${x + 16},150,1 ${x - 12},150,1`),
  cut(STRAP, `${x - 6},148,1 ${x + 10},148,1 ${x + 4},196,1 ${x - 10},190,1`),
];

/** A flap drawn aside: its outline, and the folds in it. */
const flap = (outline: string, dark: string, lit: string, edge: string): Layer =>
  within(CANVAS, outline, cut(DEEP, dark), cut(PALE, lit), inked(EDGE, 7, edge));

/** The open front of a safari tent, from within: its fly above, the front rolled up under it and strapped, flaps tied back to the poles, a deck of planks; 1200 x 900. */
export const tentFront: readonly Layer[] = [
  cut(WOOD, '-20,856,1 1220,844,1 1220,920,1 -20,920,1'),
  cut(WOOD_LIT, '-20,852,1 1220,840,1 1220,850,1 -20,862,1'),
  inked('#2c1716', 4, '420,862 400,900', '640,860 634,900', '860,856 872,900', '1050,852 1080,900'),
  // The flaps: gathered by a strap at the poles.
  flap(
    '-20,60,1 250,60,1 226,220 168,380 120,520,1 150,640 176,760 190,880,1 -20,920,1',
    '-20,60,1 130,60,1 110,300 70,520,1 70,700 90,920,1 -20,920,1; 170,60,1 190,60,1 164,240 104,500,1 92,500,1 140,280',
    '210,60,1 236,60,1 214,220 158,380 112,500,1 106,500,1 150,360 196,200; 120,540,1 150,700 160,880,1 140,880,1 130,700',
    '252,60 226,220 168,380 120,520 150,640 176,760 190,880',
  ),
  flap(
    '1220,60,1 1000,60,1 1020,220 1070,380 1120,470,1 1096,620 1076,760 1070,860,1 1220,920,1',
    '1220,60,1 1090,60,1 1104,260 1150,460,1 1150,700 1140,900,1 1220,900,1; 1050,60,1 1066,60,1 1080,240 1136,460,1 1126,460,1 1070,280',
    '1016,60,1 1036,60,1 1050,220 1130,460,1 1122,460,1 1036,240; 1120,490,1 1112,640 1100,860,1 1088,860,1 1100,620',
    '998,60 1020,220 1070,380 1120,470 1096,620 1076,760 1070,860',
  ),
  cut(STRAP, '1104,452,1 1150,466 1220,456,1 1220,490,1 1150,500 1106,486,1'),
  // The poles.
  cut(WOOD, '1154,60,1 1182,60,1 1182,920,1 1154,920,1'),
  cut(WOOD_LIT, '1154,60,1 1161,60,1 1161,920,1 1154,920,1'),
  // The front, rolled up below the fly.
  within(
    CANVAS,
    panel('-20,76,1 1220,76,1 1220,142,1 -20,142,1'),
    cut(PALE, '-20,76,1 1220,76,1 1220,108,1 -20,108,1'),
    cut(DEEP, '-20,126,1 1220,126,1 1220,150,1 -20,150,1'),
  ),
  ...strap(340),
  ...strap(640),
  ...strap(930),
  cut(
    DEEP,
    '-20,-20,1 1220,-20,1 1220,80,1 1080,92 930,86,1 790,96 640,88,1 490,98 340,88,1 180,96 -20,84,1',
  ),
  inked('#8f4f44', 4, '-20,62 180,74 340,66 490,76 640,66 790,74 930,64 1080,70 1220,58'),
];
