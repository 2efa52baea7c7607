import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const TONES = { skin: '#7a4030', sun: '#f0955a', deep: '#3f1c2a' };
/** A blanket in shade, as it is, in the fire's light, its stripes; the sleeve under it. */
const [NIGHT, RED, GLOW, STRIPE, SLEEVE] = ['#4a1634', '#b23334', '#f4813f', '#ffc46a', '#7c3350'];
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
  cut('#34102c', limb('400,600,52 500,650,46 566,622,38')),
  cut(TONES.deep, limb('560,626,32 590,610,28 632,588,22')),
  moved({ x: 634, y: 584, turn: -10, scale: 0.8 }, ...warmed('#5a2c2a', TONES.skin)),
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
  // The near arm: a knitted sleeve comes out of the blanket, its cuff at the wrist.
  cut(TONES.skin, limb('560,716,32 620,690,28 676,656,22')),
  cut(TONES.sun, '580,738,1 630,712 690,664,1 684,652,1 640,696 580,722'),
  moved({ x: 676, y: 652, turn: -14, scale: 0.94 }, ...warmed(TONES.skin, TONES.sun)),
  within(
    SLEEVE,
    limb('360,720,70 460,770,56 610,698,40'),
    cut(NIGHT, '300,640,1 400,690 460,720 560,690 620,650,1 600,640 400,620'),
    cut(GLOW, '400,830,1 470,808 560,762 640,716,1 640,760 480,850'),
    inked(NIGHT, 5, '584,664 600,700 612,730', '560,676 578,714 588,746'),
  ),
  // The blanket falls from her shoulder over the elbow.
  within(
    RED,
    '310,500,1 250,580 236,690 276,790 350,844 430,836 480,800,1 494,760 470,700 440,640 404,570 360,520',
    cut(NIGHT, '220,560,1 250,700 300,790 380,820 440,780,1 490,830 380,900 220,860'),
    inked(STRIPE, 8, '430,636 456,720 462,810', '410,620 434,712 438,824'),
    cut(GLOW, '420,600,1 452,660 486,730 492,790,1 470,800 474,740 450,680'),
  ),
];
