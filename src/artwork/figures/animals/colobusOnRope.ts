import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A colobus that sits on a rope at y 0 and looks to the left, 220 high, its white-tipped tail hanging down behind. */
export const colobusOnRope: readonly Layer[] = [
  cut(
    '#10202c',
    '-40,6,1 -58,-30 -54,-90 -40,-150 0,-170 40,-140 62,-80 64,-20 44,16,1',
    limb('30,-10,12 46,40,9 44,120,8 48,190,8'),
    limb('10,-50,24 -52,-66,22 -56,-10,13 -50,14,8'),
    disc(-22, -184, 30, 30),
  ),
  cut(
    '#fffaea',
    '36,170,1 60,170,1 70,230 58,300 46,320,1 32,280 30,220',
    '-2,-160,1 50,-136 76,-80 84,-10 70,50,1 58,10 48,30,1 38,-30 20,-90',
  ),
  cut('#fffaea', '-50,-186,1 -46,-206 -22,-212 4,-196 16,-168 2,-146 -26,-150 -40,-156,1'),
  cut(
    '#10202c',
    '-56,-186,1 -36,-196 -22,-182 -26,-162 -46,-152 -66,-160 -68,-172',
    '-48,-202,1 -30,-222 4,-216 12,-190,1 -14,-204',
  ),
];
