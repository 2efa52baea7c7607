import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [COAT, SHADE, DEEP, DUN, WHITE, DARK, INNER, HORN, IVORY] = [
  '#a9512b',
  '#83391f',
  '#5d2617',
  '#7a3920',
  '#fff3d8',
  '#21100c',
  '#d69b72',
  '#3a241c',
  '#d9b987',
];

/** Its body side-on in water to the belly, the hindquarters higher than the withers. */
export const SITATUNGA =
  '350,340,1 326,480,1 334,500,1 302,566,1 314,580,1 286,650,1 302,662,1 290,720,1 304,740,1 304,790,1 1010,790,1 1036,724,1 1050,660 1056,600 1046,530 1010,452 970,420,1 900,382 820,392 730,430 640,452 560,450 510,420 470,380,1';

/** The shade on it: belly, flank before the thigh, the shaggy neck under the head. */
export const sitatungaShades: readonly Layer[] = [
  cut(
    DUN,
    '440,800,1 560,720 680,738 760,736 836,690 872,600 880,520,1 890,620 880,720 930,800,1',
    '604,470,1 552,540 540,620 560,690 600,740,1 520,760,1 470,640,1',
  ),
  cut(DEEP, '340,330,1 280,590,1 280,800,1 400,800,1 446,720 480,650 510,580 540,480 530,400,1'),
  cut(
    DUN,
    '392,566,1 430,600 452,640,1 420,640,1 414,700,1 380,676,1 352,730,1 338,680,1 312,690,1 330,620 350,580',
  ),
];

/** Its head from the front about a point between the eyes; the horns wind up to the top. */
export const sitatungaHead: readonly Layer[] = [
  within(
    HORN,
    pair(
      '12,-66,1 54,-66,1 92,-120 88,-180 60,-232 52,-280 66,-330 86,-366,1 50,-334 14,-290 8,-240 34,-186 42,-130 22,-90',
    ),
    cut(IVORY, box(-120, -380, 240, 70)),
    cut(
      '#573a2d',
      pair(
        '54,-66,1 92,-120 88,-180 60,-232 52,-280 60,-310,1 40,-310,1 34,-276 42,-226 70,-176 72,-124 40,-66,1',
      ),
    ),
  ),
  cut(DEEP, pair('62,-36,1 100,-84 160,-104 210,-94 236,-66,1 214,-14 150,12 84,4,1')),
  cut(INNER, pair('88,-26,1 124,-62 170,-82 216,-64,1 190,-24 150,-4 104,-4,1')),
  cut(DEEP, pair('92,-14,1 140,-40 200,-62,1 160,-30 112,-6,1')),
  within(
    COAT,
    twin('0,-84,1 48,-82 80,-46 86,4 66,64 54,124 60,164 54,196 30,216 0,218,1'),
    cut(SHADE, '0,-90,1 100,-90,1 100,230,1 0,230,1 16,150 6,60 14,-20'),
    cut(
      WHITE,
      pair('8,56,1 42,24,1 46,30,1 10,66,1'),
      disc(50, 80, 8),
      disc(-50, 80, 8),
      disc(46, 104, 6),
      disc(-46, 104, 6),
    ),
  ),
  cut('#bd7c52', pair('6,192,1 20,174 46,170,1 46,190 28,202,1')),
  cut(
    DARK,
    pair('38,8,1 50,-16 76,-20 92,0,1 76,20 52,20'),
    twin('0,148,1 28,140 48,148 44,164 26,170 12,186 0,190,1'),
  ),
  inked(DARK, 4, '0,188 0,200', '-30,198 -14,203 0,199 14,203 30,198'),
  cut(WHITE, disc(70, -6, 5), disc(-62, -6, 5)),
];
