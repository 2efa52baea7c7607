import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wing, wrap } from './butterflyWrap.ts';

const [SKIN, SHADE, DEEP, LIPS] = ['#c27846', '#7d3f2a', '#32131c', '#9c2f3e'];
const [GOLD, GOLD_SHADE, WHITE, BLUE] = ['#ffd34a', '#e08a1e', '#fff4e2', '#2f7fe0'];

const head: Layer[] = [
  ...wing,
  within(
    SKIN,
    '450,220,1 424,250 412,290 414,326 424,352 418,378 402,406 378,430 370,450 384,464 410,464,1 406,474 402,484 384,490 376,506 394,516,1 382,524 382,544 404,552 416,562 406,578 394,600 398,634 426,652 470,650 530,634 580,606,1 700,480,1 720,220,1',
    cut(SHADE, '760,180,1 640,180,1 580,290 548,390 570,480 540,550 490,600 436,656,1 470,720,1 760,700,1'),
    cut(
      LIPS,
      '402,478,1 384,484 366,506 394,516,1 370,524 374,548 408,556,1 432,542 448,508,1 424,494 414,484',
    ),
    cut(DEEP, limb('388,516,2 424,520,4 456,506,1')),
  ),
  cut(SHADE, '540,580,1 676,470,1 672,560,1 580,650,1 530,643,1'),
  ...wrap,
  inked(GOLD, 12, disc(628, 506, 34, 40)),
  // Brow, eye, nostril, mouth.
  cut(DEEP, limb('436,330,3 470,308,7 530,326,2')),
  within(WHITE, '446,380,1 468,356 502,380,1 474,390', cut(DEEP, disc(462, 372, 13, 16))),
  cut(DEEP, limb('434,376,2 464,346,7 512,382,2')),
  cut(SHADE, limb('414,436,1 432,446,6 424,468,3 404,466,1')),
];

/** A young woman in profile to the left; the folds of her headwrap spread behind her as a butterfly's wings. */
export const kipepeo: readonly Layer[] = [
  within(
    GOLD,
    '250,920,1 266,800 370,744 490,716,1 700,716,1 850,746 934,810 950,920,1',
    cut(GOLD_SHADE, '620,700,1 660,800 650,920,1 1000,920,1 1000,700,1'),
  ),
  cut(SKIN, '510,580,1 520,680 476,722,1 590,830 724,722,1 690,660 690,480,1'),
  cut(SHADE, '480,600,1 700,460,1 690,660 724,722,1 660,790 600,820,1 580,730 540,660'),
  cut(WHITE, ...spots('486,728 526,772 582,800 640,794 690,756', 16)),
  cut(BLUE, ...spots('502,752 554,790 612,802 668,778 710,732', 16)),
  moved({ x: 55, y: -44, turn: 5 }, ...head),
];
