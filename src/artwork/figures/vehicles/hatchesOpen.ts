import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [GREEN, DARK, GLASS, CREAM, SKIN, PALE] = [
  '#2f5d50',
  '#1d2b33',
  '#a9c9c4',
  '#fff3d6',
  '#5a3428',
  '#d79a72',
];

/** Someone who looks left through field glasses out of a roof; the middle of the head is the origin. */
const looker = (x: number, y: number, skin: string, shirt: string, hat: string): readonly Layer[] => [
  cut(
    shirt,
    `${x - 30},${y + 90},1 ${x - 30},${y + 46} ${x - 14},${y + 26} ${x + 18},${y + 24} ${x + 34},${y + 50} ${x + 36},${y + 90},1`,
  ),
  cut(skin, disc(x, y, 19, 22), limb(`${x + 4},${y + 10},9 ${x + 6},${y + 32},10`)),
  cut(
    hat,
    `${x - 30},${y - 8},1 ${x - 14},${y - 14},1 ${x - 12},${y - 30} ${x + 4},${y - 34} ${x + 20},${y - 28} ${x + 20},${y - 12},1 ${x + 30},${y - 4},1`,
  ),
  cut(DARK, `${x - 46},${y - 7},1 ${x - 14},${y - 6},1 ${x - 12},${y + 10},1 ${x - 46},${y + 11},1`),
  cut(shirt, limb(`${x + 18},${y + 44},13 ${x - 24},${y + 60},12 ${x - 28},${y + 22},9`)),
  cut(skin, disc(x - 28, y + 10, 10, 9)),
];

/** A long safari car in profile, its nose to the left, all hatches open: two look out ahead, a girl looks up. Its wheels stand on y = 840. */
export const hatchesOpen: readonly Layer[] = [
  ...looker(262, 520, SKIN, '#e9563a', '#3f7fa0'),
  ...looker(392, 512, PALE, '#6a4f94', '#e8a13a'),
  // The girl, her head thrown back.
  cut('#f4c33f', '548,600,1 552,562 566,546 596,544 618,564 620,600,1'),
  cut(DARK, disc(606, 518, 25, 25), disc(636, 528, 13, 13), disc(622, 548, 12, 11)),
  cut(
    SKIN,
    limb('588,554,10 590,534,10'),
    '612,496,1 600,486 584,484 574,490,1 568,489 563,488,1 558,495 561,501,1 555,506,1 560,510,1 557,517,1 562,520,1 560,530 572,538 592,542 610,528',
  ),
  cut(DARK, '606,486,1 622,496 630,520 616,544,1 606,540 602,514 590,498 584,484'),
  cut(DARK, disc(578, 502, 4, 3)),
  // The lid over the two in front.
  inked(DARK, 5, '222,588 222,452', '446,588 446,452'),
  cut('#e9a63c', '176,440,1 190,428,1 476,428,1 486,440,1 486,452,1 176,452,1'),
  // The car.
  cut(
    GREEN,
    '30,790,1 30,712,1 44,690,1 172,672,1 206,584,1 214,578,1 650,578,1 664,590,1 672,690,1 672,790,1',
  ),
  cut(CREAM, box(204, 572, 458, 16)),
  cut(GLASS, '194,672,1 222,602,1 312,602,1 312,672,1', box(330, 602, 130, 70), box(478, 602, 166, 70)),
  cut(DARK, box(30, 770, 642, 24), box(12, 748, 30, 34), '668,640,1 700,640,1 700,730,1 668,730,1'),
  cut(DARK, limb('120,674,5 122,606,5'), disc(122, 606, 9, 7)),
  // The guide at the wheel.
  cut(SKIN, disc(258, 634, 14, 17), limb('262,640,8 268,664,9')),
  cut(CREAM, '238,672,1 244,658 262,652 284,656 292,672,1', '242,628,1 244,614 258,610 274,616 274,628,1'),
  cut(DARK, disc(160, 790, 58, 58), disc(552, 790, 58, 58)),
  cut('#8c8a80', disc(160, 790, 24), disc(552, 790, 24)),
  cut(CREAM, box(26, 706, 16, 22)),
];
