import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CREAM, SHADE, LIP, PATCH, DEEP, DARK, LEAF] = [
  '#ffe9bd',
  '#f0cb8a',
  '#c9954f',
  '#d27430',
  '#93431f',
  '#2a1420',
  '#a9cc74',
];

/** One side of a giraffe's head from the front. */
const side: readonly Layer[] = [
  cut(SHADE, '50,150,1 130,84 206,84 244,104,1 216,158 140,196 60,196,1'),
  cut(DEEP, '84,158,1 140,112 196,102 232,108,1 200,148 140,176 84,178,1'),
  cut(PATCH, '14,112,1 22,70 24,40 30,26 44,22 60,28 66,44 64,80 70,130,1'),
  cut(DARK, '23,54,1 22,28 46,14 70,28 67,56,1 46,64'),
];

/** An eye and a nostril. */
const features: readonly Layer[] = [
  // The eye under its lid, looking down at the road.
  cut(DARK, '58,198,1 62,166 98,160 114,192,1 106,218 76,222'),
  cut(CREAM, disc(80, 192, 5)),
  cut(PATCH, '50,186,1 62,154 102,148 124,196,1 104,178 76,176'),
  cut(DARK, limb('52,188,1 76,177,4 104,179,5 128,206,0')),
  cut(DARK, '18,346,1 26,326 44,314 58,318,1 54,332 38,344'),
];

/** A giraffe's head from the front, about x = 600, with a sprig in its mouth; the sun is on the right. */
export const giraffeChewing: readonly Layer[] = [
  moved({ x: 600, y: 0 }, ...side),
  moved({ x: 600, y: 0, flip: true }, ...side),
  within(
    CREAM,
    '600,74 648,92 692,140 710,190 690,240 656,296 664,350 654,404 600,424 546,404 536,350 544,296 510,240 490,190 508,140 552,92',
    cut(
      PATCH,
      '600,300,1 578,250 566,210 540,190 546,130 552,80 600,60 648,80 654,130 660,190 634,210 622,250',
    ),
    // The cheek that is turned from the sun.
    cut(
      { fill: '#6d2210', opacity: 0.22 },
      '480,80,1 556,80,1 536,150 532,210 560,290 548,340 560,400 580,440,1 480,440,1',
    ),
    cut(SHADE, '500,300,1 560,300 600,284 640,300 700,300,1 700,440,1 500,440,1'),
  ),
  moved({ x: 600, y: 0 }, ...features),
  moved({ x: 600, y: 0, flip: true }, ...features),
  // She chews: the lower jaw has slid to the right, and a sprig of acacia sticks out.
  cut(
    LEAF,
    limb('622,392,3 690,386,4 770,354,3'),
    limb(
      '666,389,1 670,366,11 692,352,0;698,382,1 704,358,11 726,344,0;730,371,1 738,347,10 758,334,0;672,390,1 692,408,11 714,408,0;706,380,1 726,396,11 748,390,0;766,356,1 788,352,10 804,336,0;738,368,1 758,380,9 778,374,0',
    ),
  ),
  cut(LIP, '560,390,1 590,396 624,396 648,386,1 654,404 646,428 620,438 592,432 570,412'),
  cut(DARK, limb('554,382,0 580,394,3 622,397,4 650,382,0')),
];
