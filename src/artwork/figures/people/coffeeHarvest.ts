import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { bareArm, pinchingHand } from './pickersArm.ts';
import { pickersHead } from './pickersHead.ts';

const SKIN = '#75432c';
const SUN = '#b56f45';
const DEEP = '#4a2620';
const CLOTH = '#35307c';
const CLOTH_DEEP = '#221c56';
const GOLD = '#f0b233';
const RED = '#d8321f';

/** The basket at her waist, its weave, and the cherries in it. */
const basket: readonly Layer[] = [
  within(
    '#c68f4a',
    '410,786,1 430,930,1 718,930,1 740,786,1',
    cut('#a06a34', '560,780,1 740,780,1 740,930,1 600,930,1'),
    inked('#8a5628', 5, '400,838 560,872 750,838', '400,884 560,918 750,884'),
    inked('#e3b774', 5, '400,860 520,890 600,896', '400,906 500,930'),
  ),
  cut('#6a3f1e', disc(575, 786, 166, 44)),
  cut('#8a1d1c', disc(575, 790, 150, 36)),
  cut(
    RED,
    ...[
      [-128, 4],
      [-104, 14],
      [-112, -8],
      [-82, -14],
      [-78, 8],
      [-54, -2],
      [-60, 20],
      [-34, 16],
      [-30, -14],
      [-8, 2],
      [-10, 24],
      [18, -14],
      [16, 14],
      [42, 2],
      [46, 24],
      [66, -12],
      [72, 12],
      [96, -4],
      [98, 16],
      [122, 2],
    ].map(([x = 0, y = 0]) => disc(575 + x, 786 + y * 0.9, 12)),
  ),
  cut(
    '#ff8a62',
    ...[
      [-100, 8],
      [-76, -18],
      [-48, -6],
      [-24, -18],
      [24, -18],
      [48, -2],
      [72, -16],
      [102, -8],
      [-6, -2],
      [22, 10],
    ].map(([x = 0, y = 0]) => disc(575 + x, 782 + y, 4)),
  ),
  inked('#dca75e', 9, '412,794 450,826 575,836 700,826 738,794'),
];

/** A woman who picks coffee, from the hips up, 650 pixels of her in a picture of 1200 x 900: the basket before her, one hand at a twig. */
export const coffeeHarvest: readonly Layer[] = [
  ...pickersHead,
  // The far arm holds the basket.
  cut(DEEP, limb('470,570,40 560,690,34 660,776,26')),
  cut(CLOTH_DEEP, limb('440,530,50 524,634,48 568,692,42')),
  inked(GOLD, 8, '540,724 606,672'),
  within(
    CLOTH,
    '280,440,1 236,462 188,530 176,640 200,760 168,940,1 540,940,1 486,780 488,700 524,640 508,552 456,478 424,440,1 350,420',
    cut(CLOTH_DEEP, '292,430,1 236,450 170,530 160,640 180,940,1 350,940,1 300,760 290,640 330,560 300,500'),
    cut(
      '#5a54ac',
      '420,440,1 462,480 514,560 528,640 496,700 508,800 540,940,1 500,940,1 470,780 476,690 500,620 470,540 400,470,1',
    ),
    cut(
      GOLD,
      ...[
        [440, 610],
        [476, 560],
        [440, 720],
        [350, 760],
        [430, 820],
        [300, 830],
        [360, 880],
        [260, 720],
        [250, 620],
        [460, 520],
        [470, 880],
        [220, 840],
      ].map(([x = 0, y = 0]) => disc(x, y, 9)),
    ),
  ),
  inked(GOLD, 9, '280,442 350,486 424,442'),
  ...basket,
  within(
    DEEP,
    '626,748,1 650,728 690,724 720,740 732,768 734,800 724,820 712,812,1 700,822 690,812,1 678,820 666,806 640,790',
    cut('#6a3a28', '640,740,1 680,726 716,740 730,764,1 700,750 660,750'),
    inked('#2e1512', 4, '694,768 692,816', '712,766 713,812', '676,768 668,808'),
  ),
  // The near arm: bare from above the elbow, its upper side in the sun.
  cut(CLOTH_DEEP, '290,600,1 300,680 330,740,1 400,690,1 436,640,1 400,560'),
  ...bareArm({ skin: SKIN, sun: SUN, deep: DEEP }),
  cut(CLOTH, '232,470,1 300,452 360,500 398,580 420,632,1 400,660 366,682 318,684,1 290,620 250,560'),
  cut('#4a45a0', '330,470,1 376,520 408,590 420,632,1 402,656 390,600 360,530'),
  cut(GOLD, disc(336, 566, 9), disc(294, 510, 9), disc(300, 630, 9), disc(374, 640, 9)),
  inked(GOLD, 9, '318,684 372,684 420,632'),
  ...pinchingHand({ skin: SKIN, sun: SUN, deep: DEEP }),
  cut(RED, disc(716, 446, 11)),
];
