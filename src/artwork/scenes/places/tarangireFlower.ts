import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, WET, WATER, RIPPLE] = ['#f4986a', '#c9623c', '#9c3f2c', '#1f9aa3', '#8fd6cb'];
const [HIDE, SHADE, EAR, FOLD, IVORY] = ['#6f4a86', '#4b2d63', '#a67fb4', '#2c1844', '#fff3d8'];

/** The right halves of its back and of its head with the trunk. */
const BACK = '0,-454,1 34,-454 82,-430 112,-370 108,-306 88,-270 66,-244,1 0,-240,1';
const HEAD =
  '0,-274,1 30,-280 54,-264 66,-232 62,-206 48,-186 34,-166 25,-138 19,-108 17,-86,1 12,-74 0,-74,1';

/** An elephant from above that drinks at a pool whose middle is the origin; its rump points up. */
const drinker: readonly Layer[] = [
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

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [430, 180, 520, 520], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('350,650,20 210,740,21 112,846,24 80,960,30')),
    moved(
      { x: 690, y: 448, scale: 0.93 },
      cut(WET, disc(0, 0, 168)),
      cut(WATER, disc(0, 0, 150)),
      inked(RIPPLE, 5, disc(0, 0, 110), disc(0, 0, 60)),
      ...[0, 60, 120, 180, 240, 300].map((turn) => moved({ x: 0, y: 0, turn }, ...drinker)),
    ),
  ),
];
