import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [TAN, SHADE, MASK, GLINT] = ['#c67a34', '#96531f', '#2b1813', '#fff6e0'];

/** Its face, from the front, around the point between its eyes. */
const face: readonly Layer[] = [
  cut(SHADE, pair('30,-38,1 58,-62 104,-66 136,-54,1 112,-28 70,-16 36,-18')),
  cut(MASK, pair('48,-38,1 72,-52 102,-54 124,-50,1 100,-34 74,-26')),
  cut(TAN, twin('0,-74 34,-70 50,-44 52,-4 46,30 36,62 38,90 24,108 0,110')),
  cut(MASK, twin('0,-56 18,-50 22,-20 20,10 26,40 34,66 39,90 24,109 0,111')),
  cut(MASK, pair('22,-12,1 34,-20 50,-14 53,-2 44,6 28,4')),
  cut(SHADE, pair('12,78,1 22,76 26,86 20,92 14,86')),
  cut(GLINT, disc(41, -8, 4), disc(-34, -8, 4)),
];

/** A calf of an hour that looks at us, on legs it does not know yet: 380 pixels high, its hooves on y 0. */
export const calfWaiting: readonly Layer[] = [
  // The legs of the far side.
  cut(
    SHADE,
    limb(
      '-84,-180,34 -76,-144,18 -84,-112,13 -86,-98,15 -78,-84,11 -70,-60,7 -62,-36,7 -56,-24,10 -48,-8,7; 82,-176,24 82,-138,14 76,-108,12 72,-94,15 76,-78,14 88,-56,7 102,-34,7 108,-22,10 118,-8,7',
    ),
  ),
  cut(MASK, '-60,-20,1 -44,-20,1 -32,0,1 -62,0,1', '104,-20,1 120,-20,1 134,0,1 104,0,1'),
  // Its tail.
  cut(MASK, limb('-132,-232,7 -154,-200,6 -158,-150,11 -146,-104,0')),
  cut(
    TAN,
    '-142,-206 -140,-244 -104,-262 -50,-256 0,-262 36,-276 50,-330,1 126,-330,1 126,-270 124,-214 114,-164 60,-154 0,-152 -52,-166,1 -70,-140 -92,-112,1 -120,-108,1 -140,-150',
    limb(
      '-106,-166,28 -104,-134,16 -118,-110,13 -124,-96,15 -124,-80,11 -126,-58,7 -134,-36,7 -138,-24,10 -134,-8,7; 70,-180,24 68,-140,15 66,-110,13 68,-94,16 64,-78,14 52,-56,7 42,-34,7 36,-22,10 40,-8,7',
    ),
  ),
  cut(MASK, '-146,-20,1 -130,-20,1 -116,0,1 -150,0,1', '28,-20,1 45,-20,1 58,0,1 24,0,1'),
  // The first of its mane, and the shade of the head on neck and chest.
  cut(MASK, '0,-264,1 30,-278 46,-330,1 58,-330,1 50,-290 30,-262,1'),
  cut(SHADE, '44,-300,1 52,-226 74,-182 106,-176 122,-206,1 128,-312,1'),
  moved({ x: 88, y: -294, scale: 0.88, turn: -4 }, ...face),
];
