import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [BODY, LIT, SHADE, INK, CREAM, GOLD] = [
  '#2f7a4f',
  '#63a765',
  '#1c5540',
  '#14262c',
  '#fff3d6',
  '#ffcb52',
];
/** A boxy four-wheel drive in profile, in the picture's own pixels: white-roofed, its spare wheel at the back. It would stand at y 830. */
export const landRover: readonly Layer[] = [
  cut(GOLD, panel('150,372 150,296,24 440,296,24 440,372')),
  cut(SHADE, panel('460,372 460,316,10 650,316,10 650,372')),
  cut(
    INK,
    panel('28,520,14 70,520,6 70,690,6 28,690,14'),
    box(110, 366, 600, 10),
    ...[130, 320, 510, 680].map((x) => box(x, 366, 10, 34)),
  ),
  within(CREAM, panel('72,580,4 86,394,18 740,394,16 786,580,4'), cut(BODY, box(60, 418, 760, 200))),
  within(
    INK,
    panel('106,434,14 728,434,10 760,544,6 100,544,8'),
    cut(BODY, box(318, 420, 16, 140), box(540, 420, 16, 140)),
  ),
  within(
    BODY,
    panel('70,560,6 1034,560,22 1046,620,6 1044,756,4 70,756,4'),
    cut(LIT, box(60, 556, 1000, 14)),
    cut(SHADE, box(60, 650, 1000, 120)),
    cut(
      INK,
      panel('166,780 196,648,30 404,648,30 434,780'),
      panel('772,780 802,648,30 1000,648,30 1030,780'),
    ),
  ),
  cut(INK, box(1000, 684, 80, 34)),
  cut(CREAM, disc(1014, 606, 22)),
  ...flatWheel(300, 742, 90, INK, CREAM),
  ...flatWheel(900, 742, 90, INK, CREAM),
];
