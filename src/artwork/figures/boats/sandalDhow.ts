import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [RED, DEEP, WHITE, SHADE, BLUE, INNER, WOOD, STRAP, WEAR] = [
  '#e9503a',
  '#b5303a',
  '#fff7e4',
  '#e3cfae',
  '#1f4f8f',
  '#ffd24d',
  '#4a2a2c',
  '#1f4f8f',
  '#eab53a',
];

/** A rubber sandal as a dhow, its toe the bow, its post the mast; in the picture's own pixels, the water at y = 690. */
export const sandalDhow: readonly Layer[] = [
  // The sole's edge in three layers, and what one stands on, the toe to the right.
  within(
    RED,
    '222,590 226,690 320,740 560,760 800,744 960,700 1056,610 1050,500 1000,520 800,600 400,620',
    cut(
      WHITE,
      '180,640,1 232,664 320,690 560,704 800,690 940,650 1030,580 1080,500,1 1080,560,1 1030,640 940,694 800,730 560,744 320,730 180,690,1',
    ),
    cut(BLUE, '180,672,1 320,722 560,736 800,722 940,684 1030,620 1080,550,1 1080,800,1 180,800,1'),
  ),
  within(
    INNER,
    '222,606 230,552 320,532 480,540 640,528 790,492 920,462 1020,474 1058,520 1030,580 930,634 780,664 600,676 400,676 270,662',
    cut(
      WEAR,
      '270,604 290,570 360,562 410,590 390,630 310,640',
      '800,566 850,528 930,510 980,530 960,574 880,604 820,604',
    ),
  ),
  // The strap, from the post between the toes to both sides of the foot, and the post as the mast.
  cut(DEEP, limb('800,566,8 730,500,12 650,484,14 590,502,14 556,540,12')),
  cut(WOOD, limb('808,580,13 770,380,11 734,190,7')),
  within(
    WHITE,
    '400,40,1 640,230 840,370 1030,470,1 840,470 660,480 470,500,1 520,360 500,190',
    cut(SHADE, '400,40,1 470,220 520,380 460,500,1 640,480 600,360 520,190'),
    cut(BLUE, '650,270,1 760,346,1 740,440,1 630,400,1'),
  ),
  cut(WOOD, limb('380,16,5 640,222,9 860,378,8 1060,484,5')),
  cut(STRAP, limb('812,578,14 752,524,20 640,514,26 520,562,26 440,672,20')),
  inked(RED, 6, '792,560 742,532 640,524 530,572 458,664'),
];
