import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, BOOT, TROUSERS, SOCK] = ['#6b3d2a', '#dc3a2c', '#4f9592', '#fffbee'];

/** Somebody in a rain cape who looks up to the right, a pixel a centimetre, an arm raised when `greets`. */
export const capedByPool = (cape: string, shade: string, greets = false): readonly Layer[] => [
  cut(TROUSERS, limb('-9,-60,9 -9,-10,7; 11,-60,9 11,-10,7')),
  cut(BOOT, '-17,-30,1 -2,-30,1 -2,-9 8,-6 8,0,1 -17,0,1', '4,-30,1 19,-30,1 19,-9 30,-6 30,0,1 4,0,1'),
  ...(greets ? [cut(cape, limb('14,-124,10 40,-148,8 62,-180,6')), cut(SKIN, disc(64, -184, 8))] : []),
  cut(SKIN, disc(8, -152, 17, 18)),
  cut(
    cape,
    '-8,-176,1 8,-180 16,-170,1 0,-160 2,-138,1 22,-126 34,-90 38,-46,1 0,-40 -34,-46,1 -30,-90 -22,-130 -16,-160',
  ),
  cut(shade, '-8,-176,1 -14,-150 -8,-132 -14,-90 -10,-44,1 -34,-46,1 -30,-90 -22,-130 -16,-160'),
];

/** Somebody in a cape who sits, one foot in a sock, and tips water out of a gumboot. */
export const capedEmptying = (cape: string, shade: string): readonly Layer[] => [
  cut(TROUSERS, limb('-10,-44,15 30,-60,12 36,-58,11 40,-8,9; -4,-38,14 30,-40,11 56,-30,9 84,-8,7')),
  cut(BOOT, '30,-30,1 50,-30,1 50,-9 62,-6 62,0,1 30,0,1'),
  cut(SOCK, '74,-22,1 88,-20 106,-26 108,-14 94,0 72,-4,1'),
  cut(
    cape,
    '-26,-140,1 -10,-146 -2,-136,1 -14,-126 -14,-106,1 10,-90 22,-60 24,-40,1 -50,-22,1 -52,-60 -42,-100 -34,-124',
  ),
  cut(shade, '-26,-140,1 -34,-118 -28,-100 -36,-60 -34,-26,1 -50,-22,1 -52,-60 -42,-100 -34,-124'),
  cut(SKIN, disc(-8, -118, 16, 17)),
  cut(cape, limb('-16,-92,10 28,-88,9 84,-108,7')),
  cut(SKIN, disc(90, -110, 7)),
  cut(SOCK, limb('128,-66,8 132,-40,7 130,6,4')),
  cut(BOOT, '116,-64,1 114,-98 100,-112 80,-118 80,-130,1 138,-130,1 140,-100 138,-64,1'),
];
