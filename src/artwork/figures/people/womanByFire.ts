import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const TONES = { skin: '#7a4030', sun: '#f0955a', deep: '#3f1c2a' };
/** A blanket in shade, as it is, in the fire's light, and its stripes. */
const [NIGHT, RED, GLOW, STRIPE] = ['#4a1634', '#b23334', '#f4813f', '#ffc46a'];
const at = placed({ x: 352, y: 300, scale: 0.86 });

/** A hand held out flat to the warmth, its wrist at (0, 0). */
const warmed = (skin: string, sun: string): readonly Layer[] => [
  cut(
    skin,
    '-26,-22,1 10,-30 44,-32 70,-28,1 104,-34 112,-26 104,-20 76,-14,1 118,-18 126,-9 118,-2 78,-2,1 114,-2 122,6 114,13 74,10,1 100,12 106,20 98,25 60,24 20,26 -26,22,1',
    '10,-24,1 30,-50 52,-66 64,-60 58,-46 44,-26,1',
  ),
  cut(
    sun,
    '40,20,1 74,16 98,16 106,20 98,25 60,25 20,27 -20,22,1 10,18',
    '60,-8,1 90,-6 118,-8 124,-5 116,-1 78,-2',
  ),
];

/** A woman in a blanket who sits by a fire at the right, from the hips up: she faces it and holds her hands out, in the picture's own pixels. */
export const womanByFire: readonly Layer[] = [
  // The far arm.
  cut(TONES.deep, limb('420,560,36 520,620,30 606,590,22')),
  moved({ x: 612, y: 588, turn: -10, scale: 0.86 }, ...warmed('#5a2c2a', TONES.skin)),
  cut(TONES.deep, at('-70,40,1 -60,130 60,140,1 0,100 -14,60 -10,20,1')),
  ...profileHead(at, TONES),
  cut(
    '#120b1c',
    '244,360 228,300 240,236 290,204 350,202 396,222 402,252,1 372,262 336,282 330,330 316,368 290,384 262,378',
  ),
  cut('#120b1c', disc(276, 196, 50, 44)),
  inked('#4b2a3c', 5, '250,300 270,250 320,222', '262,340 276,280 330,240', '246,190 270,166 300,170'),
  cut('#e8a13a', '232,300,1 246,240 286,206 300,202,1 320,206,1 276,232 252,270 246,320,1'),
  cut(STRIPE, disc(322, 376, 9, 13)),
  // The blanket: a wide fold at the neck, the light down its front.
  within(
    RED,
    '290,420,1 230,452 176,520 146,640 120,800 100,940,1 640,940,1 640,860 600,800 520,760 500,700 500,620 476,540 432,474 400,440,1',
    cut(NIGHT, '300,410,1 230,440 150,560 90,940,1 330,940,1 280,820 270,700 300,600 330,540 300,470'),
    cut(
      GLOW,
      '400,440,1 440,474 490,560 506,640 506,720 540,770 620,810 660,900 660,940,1 600,940,1 560,860 480,800 452,720 456,620 430,540 380,480,1',
    ),
    inked(STRIPE, 8, '140,640 190,700 220,800 230,940', '120,720 150,780 170,860 176,940'),
  ),
  within(
    RED,
    '280,404,1 300,390 350,420 404,410 424,440 424,470,1 380,500 310,498 256,470 262,430',
    cut(NIGHT, '250,400,1 290,400 300,440 360,480 320,510 240,480,1'),
    cut(GLOW, '370,420,1 404,408 430,440 426,474,1 396,486 390,450'),
  ),
  // The near arm comes out of the blanket.
  cut(TONES.skin, limb('360,650,44 470,716,38 570,690,30 636,652,22')),
  cut(TONES.sun, '480,726,1 560,712 640,664 650,654,1 652,670 580,720 500,752'),
  moved({ x: 640, y: 650, turn: -12 }, ...warmed(TONES.skin, TONES.sun)),
  within(
    RED,
    '300,520,1 250,600 250,700 300,780 380,800 470,776 516,740,1 500,690 480,664,1 420,640 390,580 360,530',
    cut(NIGHT, '240,560,1 270,680 330,760 420,776 500,740,1 520,780 400,830 260,800'),
    inked(STRIPE, 8, '440,640 452,712 466,790', '424,632 434,712 446,790'),
    cut(GLOW, '470,660,1 484,664 504,700 520,742,1 498,756 486,716'),
  ),
];
