import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { BLACK, DARK, DEEP, GLEAM, GOLD, goldenMonkeyHead, SUN } from './goldenMonkeyHead.ts';

const ARM = '0,46,46 0.4,40,40 1,30,30 1.4,29,28 1.8,22,21 2,18,18';
const LEG = '0,84,76 0.5,68,62 1,44,44 1.5,32,32 2,24,24';

/** Nape, the long back ragged with hair, rump, belly and breast. */
const TRUNK =
  '470,300,1 420,340 370,396,1 372,384,1 340,440 318,490,1 318,476,1 296,540 288,590,1 286,580,1 282,650 312,714 380,736,1 480,734,1 556,690 586,600 592,500 590,430 570,370 540,320,1';

/** A foot closed round a cane from above at (x, y). */
const toes = (x: number, y: number): string =>
  `${x - 30},${y - 30},1 ${x + 20},${y - 34} ${x + 56},${y - 20} ${x + 66},${y + 6} ${x + 60},${y + 34} ${x + 46},${y + 36} ${x + 40},${y + 16},1 ${x + 36},${y + 38} ${x + 22},${y + 40} ${x + 16},${y + 18},1 ${x + 10},${y + 38} ${x - 4},${y + 38} ${x - 8},${y + 14},1 ${x - 30},${y + 20} ${x - 40},${y}`;

/** Its tail, which hangs behind the cane: gold, then black. */
export const goldenMonkeyTail: readonly Layer[] = [
  cut(DEEP, limb('350,700,30 300,760,28 286,830,26 300,960,24')),
  cut(GOLD, limb('346,700,20 294,760,18 278,830,12 284,900,0')),
];

/** A golden monkey sits on a cane at y = 724, faces right, holds the stem at x = 772 and brings a shoot to its mouth: in the picture's own pixels. */
export const goldenMonkeyOnCane: readonly Layer[] = [
  // The far leg, and the far arm that holds the stem.
  cut(BLACK, flesh('470,660 664,580 650,690', LEG, 0.8), toes(650, 706)),
  cut(BLACK, flesh('560,430 636,520 752,486', ARM, 0.9)),
  cut(
    BLACK,
    '736,464,1 766,454 804,458 818,468 812,482,1 820,488 816,500,1 820,508 812,518,1 814,528 800,534 766,532 736,512,1',
  ),
  inked(GLEAM, 3, '772,480 810,482', '772,499 814,500', '772,516 810,518'),
  within(
    GOLD,
    TRUNK,
    cut(
      SUN,
      '480,290,1 420,340 360,400 310,490 280,590 280,660 300,700,1 316,620,1 330,650,1 340,560,1 362,596,1 372,500,1 400,536,1 404,440,1 436,470,1 440,390,1 474,410,1 500,340,1',
    ),
    cut(DEEP, '600,330,1 560,420 520,500 500,600 420,700 330,760,1 640,760,1 640,330,1'),
    cut('#cdb488', '620,400,1 572,440 556,520 560,600 540,700,1 620,700,1'),
  ),
  // The near thigh drawn up, the shank, the foot round the cane.
  within(
    BLACK,
    flesh('392,640 580,556 566,692', LEG),
    cut(DARK, '300,600,1 380,556 480,520 590,500 640,540,1 600,556 560,548 470,580 380,630,1'),
    cut(DARK, '600,540,1 616,600 600,700,1 576,700,1 586,620'),
  ),
  cut(BLACK, toes(564, 710)),
  inked(GLEAM, 3, '578,698 606,704', '556,700 580,710', '534,702 556,712'),
  cut(
    GOLD,
    '300,580,1 360,540 430,520 490,520,1 470,546,1 440,550,1 446,574,1 412,574,1 416,602,1 380,600,1 384,636,1 350,626,1 350,668,1 320,650,1 310,690,1',
  ),
  moved({ x: 1160, y: -160, scale: 1.3, flip: true }, ...goldenMonkeyHead),
  // The shoot, and the near arm that brings it to the mouth.
  cut('#5d8a34', limb('700,338,4 684,380,10 662,440,13 634,516,10')),
  cut('#d2e88a', limb('697,340,2 680,380,4 658,440,6 632,510,5')),
  within(
    BLACK,
    flesh('478,450 552,606 640,456', ARM, 1.1),
    cut(
      DARK,
      '420,420,1 500,500 552,576 590,556 624,470 640,430,1 610,420 580,500 556,536 520,470 500,400,1',
    ),
  ),
  cut(
    BLACK,
    '612,470,1 626,436 652,410 686,410 700,426 696,442,1 702,452 696,464,1 696,478 682,486,1 652,494 632,490,1',
  ),
  inked(GLEAM, 3, '662,428 694,432', '660,448 696,452', '658,468 690,470'),
  // Gold falls over the shoulder.
  cut(
    GOLD,
    '440,400,1 480,386 540,400 560,450,1 538,446,1 536,492,1 512,470,1 500,520,1 480,486,1 462,512,1 452,476,1 432,486,1 430,440',
  ),
  cut(SUN, '440,404,1 486,390 530,404 544,436,1 520,426,1 512,462,1 492,436,1 476,470,1 462,436,1 444,456,1'),
];
