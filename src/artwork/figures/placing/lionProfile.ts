import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lionMane } from './lionMane.ts';

const COAT = '#e0993f';
const LIT = '#ffd78c';
const SHADE = '#a85c2e';
const DARK = '#2c1024';
const PALE = '#fff1cf';

/** The ear, round, its back half sunk in the mane; dark inside, pale hair at its front edge. */
const ear: readonly Layer[] = [
  cut(SHADE, '596,262,1 590,214 606,172 640,152 676,164 694,200 690,250 670,284,1'),
  cut(COAT, '596,262,1 590,214 606,172 640,152 668,158,1 640,172 624,210 626,270,1'),
  cut('#4a1c2c', '626,268,1 624,214 642,178 668,184 678,214 668,264,1'),
  cut('#f0c078', limb('616,272,12 628,236,9 650,204,0; 640,280,10 648,252,8 664,226,0')),
];

/** The head as one wedge: a long flat nose, a deep muzzle, a strong chin; lit along the bridge, in shade under the cheek. */
const skull: readonly Layer[] = [
  within(
    COAT,
    '566,196,1 530,220 506,252 470,276 420,304 364,336 322,350 302,366 298,384,1 312,414,1 308,428 304,456 312,478,1 326,484,1 318,508 322,540 344,566 392,576 450,574 520,590 590,560 640,500 666,430 670,340 640,270 610,210',
    cut(
      LIT,
      '580,180,1 530,214 500,252 460,278 410,306 350,340 296,360,1 330,374 380,356 440,322 480,306 520,270 560,240 600,210,1',
    ),
    cut(
      SHADE,
      '440,500,1 476,494 520,460 556,410 590,380 640,380 690,360,1 680,560,1 560,640,1 420,600,1 330,590,1 350,560 400,552 440,540',
    ),
    cut('#c47a36', '430,330,1 470,330 520,350 560,400 540,450 500,480 452,490,1 470,440 464,380'),
    cut('#c47a36', '548,232,1 580,250 590,300 570,340 530,330,1 560,300'),
  ),
];

/** Nose, lips and chin: a square upper lip that hangs over the mouth's corner. */
const muzzle: readonly Layer[] = [
  cut(
    '#f4c27a',
    '314,414,1 330,388 370,372 418,384 450,424 462,470 458,512,1 430,520 380,506 336,496 312,482,1 302,456 304,430',
  ),
  cut(PALE, '311,420,1 334,402 362,402 372,428 354,456 334,484 312,482,1 302,456'),
  cut(PALE, '332,500,1 370,512 412,522,1 404,548 372,562 342,552 322,526'),
  cut('#d8b088', '350,508,1 412,522,1 404,548 372,562 350,558,1 376,540'),
  cut(DARK, '308,478,1 334,490 376,500 424,508 462,528,1 458,540,1 420,526 370,518 326,500,1'),
  cut(DARK, '314,346,1 346,342 360,356 352,384 328,400 312,420,1 298,388,1 294,370 300,356'),
  cut('#84505a', '308,358,1 328,349 346,353,1 336,360 314,368,1'),
  cut('#120612', '326,380,1 346,372 350,384 336,394'),
  cut(SHADE, ...spots('396,424 376,438 412,450 386,464 424,478 400,488', 4)),
  inked('#fff6e0', 3, '384,438 340,480 250,500', '394,464 350,516 276,550', '406,488 384,540 330,590'),
];

/** An amber eye under a quiet brow, dark rims, the tear line, and the pale hair below it. */
const eye: readonly Layer[] = [
  cut('#f7d9a0', '450,340,1 474,348 500,344 518,332,1 512,356 486,366 460,358'),
  cut(LIT, '470,292,1 492,278 516,276 530,290,1 508,288 488,296'),
  cut(
    DARK,
    '436,344,1 448,328 470,308 496,300 520,308 536,324,1 516,332 494,340 468,342 454,344 444,372 430,394,1 430,366',
  ),
  cut('#f2a92e', '468,328,1 478,316 496,311 510,318 514,325,1 500,331 480,334'),
  cut('#140810', disc(490, 321, 7, 8)),
  cut('#ffffff', disc(487, 318, 2)),
];

/** A male lion's head from its left side, the mane blown back, cut at the breast; for a picture of 1200 x 900, the sun on the left. */
export const lionProfile: readonly Layer[] = [...lionMane, ...ear, ...skull, ...muzzle, ...eye];
