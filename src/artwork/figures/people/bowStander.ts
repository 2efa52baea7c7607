import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [SKIN, DARK, LIT] = ['#5a2c2a', '#3c1a28', '#b06a44'];
const [SHIRT, SHADE] = ['#fff1d6', '#8fa6b8'];

/**
 * A sailor from behind, barefoot on the origin, in a white shirt, a kikoi and a kofia; he looks out to the left and
 * holds on to something at his right, which is drawn over his hand.
 */
export const bowStander: readonly Layer[] = [
  // The weight is on the left foot; the right one rests.
  cut(DARK, limb('-12,-44,11 -14,-20,8 -13,-4,6'), '-19,-10,1 -6,-10,1 -6,2,1 -14,7 -30,8 -36,4,1 -26,-1'),
  cut(SKIN, limb('22,-46,11 30,-22,8 33,-4,6'), '27,-10,1 39,-10,1 45,1 48,6,1 34,8 26,4,1'),
  cut(LIT, limb('30,-44,3 37,-22,3 39,-6,2')),
  // The raised arm, its sleeve turned up.
  cut(SKIN, limb('52,-176,9 66,-202,8 74,-226,6'), '68,-222,1 66,-238 78,-244 84,-234 80,-220,1'),
  inked(DARK, 2, '72,-236 83,-232', '71,-230 82,-226'),
  cut(SHADE, limb('24,-158,15 44,-168,14 58,-190,11')),
  cut(SHIRT, limb('30,-150,8 50,-160,7 64,-184,5')),
  within(
    '#e2583c',
    '-30,-108,1 -38,-80 -32,-50 -28,-26,1 0,-22 34,-28,1 58,-20 72,-30,1 52,-54 40,-82 30,-108,1',
    cut('#8c2b44', '-60,-120,1 -4,-120,1 -12,-80 -2,-50 -8,-10,1 -60,-10,1'),
    cut('#ffb45c', '30,-112,1 60,-112,1 80,-20,1 58,-20,1 44,-40 34,-70'),
    inked('#ffe2a0', 4, '-40,-40 0,-34 34,-40 64,-30'),
  ),
  within(
    SHIRT,
    '-16,-176,1 -40,-168 -46,-150 -36,-124 -34,-98,1 0,-92 32,-98,1 30,-126 42,-158 34,-172 14,-176,1',
    cut(SHADE, '-60,-190,1 6,-190,1 -6,-160 4,-130 -6,-84,1 -60,-84,1'),
    cut(SHADE, '10,-100,1 18,-126 30,-132 20,-112 22,-92,1'),
  ),
  // The other arm, bent, its hand before the hip.
  cut(SKIN, limb('-66,-130,10 -50,-112,8 -30,-104,7')),
  cut(SHADE, limb('-28,-156,16 -52,-144,14 -62,-122,11')),
  cut(SKIN, '-12,-172,1 -12,-190,1 14,-190,1 16,-172,1 2,-166'),
  // The head, turned to the left.
  cut(SKIN, '18,-198 16,-182 2,-178 -12,-176 -19,-182 -20,-190 -25,-194,1 -20,-204 -20,-222 18,-222'),
  cut(LIT, '10,-216,1 20,-216,1 19,-194 12,-184,1 14,-198'),
  cut(DARK, '0,-204 8,-204 8,-192 1,-192'),
  within(
    SHIRT,
    '-22,-208,1 -21,-230 -10,-236 12,-236 22,-228 22,-206,1 0,-212',
    cut(SHADE, '-40,-250,1 -2,-250,1 -4,-200,1 -40,-200,1'),
    inked('#e2583c', 3, '-26,-216 0,-220 26,-214'),
  ),
];
