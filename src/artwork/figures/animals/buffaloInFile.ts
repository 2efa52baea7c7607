import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [INK, BACK, HORN, CAST] = ['#2b1524', '#6b3434', '#fbe3c4', '#9a3a1c'];

/** A buffalo that walks to the right in a file, 100 to the metre and its feet at the origin, the low sun before it. */
export const buffaloInFile: readonly Layer[] = [
  cut(CAST, limb('110,0,6 20,6,14 -100,12,18 -200,18,10 -260,22,0')),
  // The far legs, the near ones, the tail.
  cut(INK, limb('-76,-90,26 -72,-50,12 -56,-4,10;58,-90,22 50,-48,11 34,-4,9')),
  cut(INK, limb('-104,-100,30 -120,-54,13 -134,-4,10;72,-90,26 88,-48,12 100,-4,10')),
  cut(INK, limb('-126,-138,5 -148,-100,4 -146,-66,3 -150,-40,7 -146,-26,0')),
  cut(
    INK,
    '-126,-104 -134,-130 -126,-146 -100,-152 -60,-148 -24,-144 10,-156 38,-174 66,-172 92,-152 124,-140 130,-104 118,-68 94,-52 60,-52 10,-54 -50,-64 -100,-80',
    '100,-140 128,-158 156,-158 170,-136 176,-104 190,-72 182,-50 162,-46 146,-62 126,-84 104,-110',
    limb('122,-132,6 104,-124,9 92,-104,0'),
  ),
  cut(
    BACK,
    '-110,-148,1 -60,-147 -24,-143 10,-155 38,-172 66,-170 92,-152 108,-146,1 70,-158 36,-158 0,-140 -50,-136',
  ),
  // The horns with their boss.
  cut(
    HORN,
    limb(
      '160,-160,11 136,-160,11 116,-146,9 102,-148,6 98,-176,0;154,-158,10 178,-150,9 192,-156,6 198,-180,0',
    ),
  ),
];
