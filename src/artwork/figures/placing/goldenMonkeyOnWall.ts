import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { BLACK, DARK, DEEP, GLEAM, GOLD, goldenMonkeyHead, SUN } from './goldenMonkeyHead.ts';

const ARM = '0,40,40 0.4,36,34 1,27,27 1.4,26,24 2,16,16';

/** Nape, the long back, rump, belly and breast: one line, ragged where the hair is long. */
const TRUNK =
  '520,330,1 580,360 634,404 686,470,1 694,462,1 702,500 722,560,1 734,556,1 736,600 732,660 700,684,1 520,690,1 470,640 452,570 450,500 440,430 450,380,1';

/** A golden monkey sits on a wall, faces left and nibbles at a shoot, its tail hanging down; its seat at y = 684, in the picture's own pixels. */
export const goldenMonkeyOnWall: readonly Layer[] = [
  // The tail: gold, then black.
  cut(DEEP, limb('690,650,26 770,690,26 790,770,24 760,850,22 770,940,20')),
  cut(GOLD, limb('690,644,18 762,686,16 780,770,12 752,846,6 750,880,0')),
  cut(BLACK, limb('774,800,0 764,830,22 760,860,23 772,940,21')),
  // The far arm stands on the stone, the far foot beside it.
  cut(
    BLACK,
    flesh('480,450 430,560 404,654', ARM),
    '386,640 412,636 424,654 424,676,1 352,680,1 352,668 372,656',
  ),
  within(
    GOLD,
    TRUNK,
    cut(
      SUN,
      '500,330,1 580,356 640,404 690,470 728,560,1 706,540,1 696,580,1 676,520,1 660,552,1 640,484,1 622,512,1 604,450,1 580,470,1 566,416,1 520,390,1',
    ),
    cut(DEEP, '440,430,1 480,470 560,500 640,560 740,640,1 740,700,1 440,700,1 440,560'),
    cut('#c9b48a', '440,400,1 470,440 490,500 500,580 520,660,1 440,660,1 430,520'),
  ),
  // The near leg: the thigh drawn up along the flank, the shank down to a long foot that holds the stone's edge.
  cut(DARK, '690,690,1 716,640 690,580 640,548 580,530 536,530 516,548 520,572 560,600 600,640 610,690,1'),
  cut(GLEAM, '690,590,1 650,556 590,536 540,532 522,546,1 540,520 590,520 650,540 690,572'),
  cut(DEEP, '690,690,1 722,640 700,580,1 716,590 738,640 716,692,1'),
  cut(BLACK, '516,548,1 536,536 566,552 578,580 562,620 548,664,1 500,668,1 506,620 504,580'),
  cut(GLEAM, '516,548,1 506,580 508,620 502,662,1 510,664,1 520,620 518,584'),
  cut(BLACK, '500,644,1 548,646,1 572,668 572,686,1 452,692 420,700 410,690,1 430,672 470,664'),
  inked(GLEAM, 3, '440,684 460,676 490,670', '462,690 480,682 504,678', '366,671 380,667'),
  ...goldenMonkeyHead,
  // The shoot, and the near arm that brings it to the mouth.
  cut('#6e9a3c', limb('344,300,0 356,360,8 372,430,11 392,500,9')),
  cut('#c6e07a', limb('344,300,0 354,360,4 368,430,5 386,500,4')),
  cut(BLACK, flesh('536,470 500,610 402,480', ARM)),
  cut(
    DARK,
    '510,480,1 530,500 524,560 500,604,1 450,560 420,510 404,480,1 396,492 440,560 490,620 520,610 546,540 552,490',
  ),
  cut(BLACK, '412,496,1 380,486 356,468 350,446 362,432 390,430 412,444 426,470,1'),
  inked(GLEAM, 3, '352,446 370,446 384,450', '352,458 370,458 386,462', '360,470 376,470 390,474'),
  // Gold falls over the shoulder.
  cut(
    GOLD,
    '470,430,1 520,410 570,430 592,486,1 574,474,1 572,516,1 554,490,1 544,540,1 528,500,1 510,532,1 502,494,1 484,508,1',
  ),
  cut(SUN, '490,430,1 526,416 566,434 582,470,1 560,454,1 552,488,1 534,458,1 516,486,1 506,452,1'),
];
