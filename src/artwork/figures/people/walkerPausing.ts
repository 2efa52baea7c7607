import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [BOOT, SKIN, CHEEK] = ['#0c1620', '#4a2a24', '#8a4c34'];
const [TROUSERS, CREASE] = ['#28406a', '#172848'];
const [JACKET, FOLD] = ['#f2b53a', '#b8742c'];
const [PACK, SHADE, GLEAM] = ['#dc4030', '#962a36', '#ff9460'];
const [HAT, CUFF] = ['#38b0a0', '#1d7076'];

/** A walker from behind who has stopped, the weight on the right leg, the head turned to the left; 300 pixels high, the soles at the origin, the light at the right. */
export const walkerPausing: readonly Layer[] = [
  inked(BOOT, 5, '72,-146 92,4'),
  // The loose leg is set aside, its knee bent.
  cut(BOOT, '-62,2,1 -66,-10 -52,-26,1 -22,-28,1 -18,2,1', '6,4,1 6,-26,1 38,-26,1 46,-8 46,4,1'),
  within(
    TROUSERS,
    '-38,-160,1 42,-160,1 50,-120 42,-70 40,-18,1 6,-18,1 6,-70 0,-112,1 -8,-84 -16,-60 -20,-20,1 -52,-18,1 -50,-64 -40,-96 -42,-130',
    cut(
      CREASE,
      '-60,-170,1 -22,-170,1 -18,-110 -34,-66 -36,-10,1 -70,-10,1',
      '0,-112,1 12,-140,1 22,-90 20,-10,1 0,-10,1',
    ),
  ),
  // Arms: the left hangs, the right leans on the pole.
  cut(FOLD, limb('-36,-226,15 -54,-192,14 -58,-160,11 -52,-134,9')),
  cut(JACKET, limb('38,-226,15 62,-196,13 70,-176,11 72,-154,9')),
  cut(
    SKIN,
    '-60,-138,1 -46,-138,1 -44,-124 -50,-112 -58,-116 -62,-128',
    '64,-158,1 80,-158,1 82,-144 76,-136 66,-138',
  ),
  within(
    JACKET,
    '-34,-240,1 34,-240,1 48,-226 46,-150,1 -40,-150,1 -48,-226',
    cut(FOLD, '-60,-250,1 -20,-250,1 -26,-140,1 -60,-140,1'),
  ),
  cut(SKIN, '-14,-262,1 14,-262,1 18,-236,1 -18,-236,1'),
  within(
    PACK,
    '-32,-246,1 32,-246,1 42,-232 44,-180 38,-146 20,-136 -20,-136 -38,-146 -44,-180 -42,-232',
    cut(SHADE, '-60,-260,1 -14,-260,1 -22,-190 -14,-130,1 -60,-130,1'),
    cut(GLEAM, '28,-250,1 60,-250,1 60,-130,1 26,-130,1 34,-190'),
    cut(SHADE, '-60,-196,1 60,-202,1 60,-194,1 -60,-188,1'),
  ),
  within(
    '#f6e3bc',
    '-44,-256,1 44,-256,1 50,-246 44,-236,1 -44,-236,1 -50,-246',
    cut('#b89a86', '-60,-260,1 -14,-260,1 -16,-230,1 -60,-230,1'),
  ),
  // The head, turned so that the cheek and the tip of the nose show.
  within(
    SKIN,
    '18,-260,1 22,-284 16,-304 -8,-306 -20,-296,1 -22,-290,1 -31,-278,1 -24,-274,1 -24,-262 -14,-254 4,-252',
    cut(CHEEK, '-40,-310,1 -10,-310,1 -16,-284 -8,-268 -14,-250,1 -40,-250,1'),
  ),
  within(
    HAT,
    '26,-284,1 30,-308 12,-326 -10,-326 -24,-314 -27,-296,1 0,-290',
    cut(CUFF, '34,-280,1 30,-294,1 0,-302 -34,-310,1 -34,-290,1 0,-286'),
  ),
];
