import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [BODY, SHADE, INK, CREAM, GOLD, GREEN] = [
  '#e5432f',
  '#a92a2c',
  '#14262c',
  '#fff3d6',
  '#ffc23c',
  '#1f5a45',
];

/**
 * A boxy four-wheel drive in profile, in the picture's own pixels: white-roofed, its spare wheel at the back, its
 * snorkel along the windscreen. It stands at y 832.
 */
export const landRover: readonly Layer[] = [
  cut(GOLD, panel('150,372 150,292,24 440,292,24 440,372')),
  cut(GREEN, panel('460,372 460,314,10 650,314,10 650,372')),
  cut(
    INK,
    panel('22,508,16 70,508,6 70,684,6 22,684,16'),
    box(98, 362, 616, 11),
    ...[116, 310, 500, 690].map((x) => box(x, 366, 11, 34)),
  ),
  within(CREAM, panel('70,580,4 84,394,18 744,394,14 790,580,4'), cut(BODY, box(60, 420, 760, 200))),
  cut(INK, panel('106,440,14 722,440,10 752,546,6 100,546,8')),
  cut(BODY, box(312, 434, 18, 118), box(536, 434, 18, 118)),
  within(
    BODY,
    panel('70,560,6 1034,560,22 1046,620,6 1044,716 990,716 990,756 70,756,4'),
    cut(SHADE, box(60, 656, 1000, 120), box(60, 572, 1000, 7)),
    // The doors: the rear one is cut away over the wheel's arch.
    cut(
      SHADE,
      panel('318,560 325,560 325,640 436,730 436,760 429,760 429,734 318,644'),
      box(538, 560, 7, 200),
      box(776, 560, 7, 100),
    ),
    cut(INK, panel('166,780 204,636,30 396,636,30 434,780'), panel('766,780 804,636,30 996,636,30 1034,780')),
  ),
  cut(
    INK,
    box(1000, 684, 84, 36),
    box(572, 588, 36, 9),
    box(348, 588, 36, 9),
    panel('738,380 764,380 806,530,20 866,558,36 886,628 858,628 844,584,22 784,560'),
    panel('734,342,8 796,342,8 790,384,8 738,384,6'),
  ),
  cut(CREAM, disc(1012, 606, 24)),
  cut(GOLD, box(1030, 640, 16, 22)),
  ...flatWheel(300, 742, 90, INK, CREAM),
  ...flatWheel(900, 742, 90, INK, CREAM),
  cut(INK, disc(300, 742, 14), disc(900, 742, 14)),
];
