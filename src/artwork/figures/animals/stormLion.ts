import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [COAT, DEEP, CREAM, INK, AMBER] = ['#efb04a', '#b8692c', '#fff0cf', '#2a2238', '#fbe08a'];

/** A male lion's face, facing left: its nose at 0,150; the mane must hide its back. */
export const stormLionFace: readonly Layer[] = [
  within(
    COAT,
    '4,130,1 60,104 104,84 130,58 170,34 230,20 264,20,1 280,100 280,260 230,330 150,350,1 110,330 70,326 30,316 12,300 6,276 14,258,1 -10,242 -16,212 -4,184,1 -18,170 -18,148',
    cut(DEEP, '220,0,1 196,60 204,110 220,160 200,220 206,250 170,280 130,310 120,350,1 380,350,1 380,0,1'),
    cut(
      CREAM,
      '-30,180,1 30,196 78,214 104,246 96,282 130,306 180,320,1 180,380,1 -30,380,1',
      '104,140,1 132,136 158,134,1 138,150 120,152',
    ),
  ),
  cut(
    INK,
    '-18,150,1 4,130 42,126,1 38,154 14,176 -4,184,1 -18,170',
    '96,124,1 112,104 140,100 162,108,1 144,128 120,130',
  ),
  cut(DEEP, disc(44, 210, 4), disc(66, 218, 4), disc(40, 228, 4), disc(62, 238, 4), disc(84, 242, 4)),
  cut(AMBER, disc(130, 116, 12, 11)),
  cut(INK, disc(127, 115, 6, 8)),
  inked(INK, 5, '-4,184 8,206 8,230', '10,252 44,256 80,262 112,252'),
];
