import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { placed } from '../../drawing/placed.ts';

const [NIGHT, FLY, LIGHT, SHADOW, WHITE, OXIDE] = [
  '#10162e',
  '#0b1022',
  '#f8c95e',
  '#6b2f1c',
  '#fbf3de',
  '#b5402a',
];

/** The hem of the tent: ridges of imigongo between two white lines. */
const hem: readonly Layer[] = [
  within(
    OXIDE,
    '490,652,1 1230,652,1 1230,802,1 490,802,1',
    cut(NIGHT, zigzag(488, 680, 62, 50, 34, 14), zigzag(488, 764, 62, 50, 34, 14)),
    cut(
      WHITE,
      ...[671, 714, 755, 798].map((y) => zigzag(488, y, 62, 50, 9, 14)),
      box(480, 652, 760, 10),
      box(480, 792, 760, 10),
    ),
  ),
];

/** A hand from its wrist towards the right, its fingers bent down. */
const FINGERS =
  '-24,-15,1 4,-20 34,-27 62,-20 78,-2 80,18 76,34 66,38,1 62,20 54,8 46,8,1 46,24 42,36 32,38,1 30,18 16,14,1 -24,14,1';
const upperHand = placed({ x: 886, y: 440, turn: -124 });
const lowerHand = placed({ x: 862, y: 593, turn: 194 });

const guide: readonly Layer[] = [
  cut(
    SHADOW,
    // Face and hat.
    '1000,470,1 990,446,1 968,450 954,444 952,432,1 956,424 949,418,1 962,412,1 950,408 948,401,1 955,396 946,391,1 940,386 950,366 952,352,1 906,352 900,342 930,334 958,332,1 964,296 990,284 1020,282 1048,288 1062,330,1 1090,336 1104,348 1090,356 1060,354,1 1062,396 1046,420 1042,444 1050,472,1',
    // Shoulders.
    '1000,456,1 1046,456,1 1096,482 1140,520 1152,580 1156,660,1 960,660,1 968,600 972,540 984,490',
    // Arms: the upper and the lower jaw, their fingers bent as teeth.
    limb('1050,540,40 1006,604,30 962,560,25 904,470,18 884,436,15'),
    limb('1070,610,40 1000,640,30 930,616,23 850,590,15'),
    upperHand(FINGERS.replaceAll(/,(-?)(\d+)/g, (_, sign, n) => `,${sign === '-' ? '' : '-'}${n}`)),
    lowerHand(FINGERS),
  ),
];

const listeners: readonly Layer[] = [
  cut(
    SHADOW,
    // She laughs.
    '640,480,1 640,440 622,404 626,356 656,330 696,328 724,346 732,374 731,384,1 738,398 748,408,1 744,414 737,416,1 742,424 738,430,1 722,434,1 736,442 738,450,1 736,464 720,472 702,468,1 700,486,1',
    '664,340,1 626,330 600,342 590,372 602,396 632,404,1',
    '640,470,1 700,476,1 728,520 738,580 736,660,1 566,660,1 566,600 582,540 606,504',
  ),
  cut(
    '#4d1f16',
    '690,600,1 688,582 670,556 672,520 696,500 728,500 752,514 758,536 757,542,1 764,554 768,560,1 758,566,1 764,572 761,576,1 750,579,1 760,584 758,592 744,600 734,598,1 734,612,1 752,630 760,660,1 660,660,1 664,630 678,612',
    '676,520,1 660,520 642,508 640,488 656,480 676,490 690,506,1',
  ),
];

/** A tent lit from within, its ridge at (860, 64): on its wall the shadows of a guide whose arms are jaws, and of two who listen. */
export const tentTale: readonly Layer[] = [
  inked(FLY, 4, '448,480 424,850', '1200,430 1280,700'),
  within(
    LIGHT,
    '860,100,1 700,268 540,408,1 500,800,1 1220,800,1 1180,408,1 1020,268',
    // Seams of the canvas.
    inked('#dfa13c', 4, '860,90 860,800', '700,240 676,800', '1020,240 1044,800'),
    moved({ x: 26, y: 38 }, ...guide),
    moved({ x: 2, y: 38 }, ...listeners),
    ...hem,
  ),
  cut(
    FLY,
    '854,30,1 866,30,1 870,64,1 1020,232 1280,446,1 1268,474,1 1020,272 860,104,1 700,272 450,486,1 436,460,1 700,232 850,64,1',
  ),
];
