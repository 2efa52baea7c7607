import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [HIDE, SHADE, EAR, FOLD, IVORY] = ['#6f4a86', '#4b2d63', '#a67fb4', '#2c1844', '#fff3d8'];

/** The right halves of its back and of its head with the trunk. */
const BACK = '0,-454,1 34,-454 82,-430 112,-370 108,-306 88,-270 66,-244,1 0,-240,1';
const HEAD =
  '0,-274,1 30,-280 54,-264 66,-232 62,-206 48,-186 34,-166 25,-138 19,-108 17,-86,1 12,-74 0,-74,1';

/** An elephant from above that drinks at the origin; its rump points up. */
export const elephantDrinking: readonly Layer[] = [
  cut(HIDE, twin(BACK)),
  cut(SHADE, BACK),
  cut(
    EAR,
    pair(
      '40,-268,1 60,-304 98,-334 138,-330 152,-292 142,-250 124,-226 112,-194 94,-172 74,-174 60,-190 46,-206,1',
    ),
  ),
  cut(FOLD, pair('40,-268,1 66,-292 96,-300 104,-280 92,-254 76,-230 52,-200,1')),
  cut(IVORY, pair('36,-180,1 50,-172 56,-146 50,-108,1 44,-140 28,-158,1')),
  cut(HIDE, twin(HEAD)),
  cut(SHADE, HEAD),
  cut(FOLD, twoDiscs(57, -216, 6, 7)),
  inked(FOLD, 4, '-24,-145 0,-136 24,-145', '-19,-123 0,-115 19,-123', '-16,-101 0,-94 16,-101'),
  // The crease of the neck, and the tail.
  inked(FOLD, 4, '-34,-274 0,-292 34,-274'),
  cut(FOLD, limb('0,-440,0 3,-420,7 -3,-396,4 0,-376,3'), limb('0,-380,4 2,-362,9 0,-340,0')),
];
