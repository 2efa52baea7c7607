import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [HIDE, SHADE, MOUTH, TOOTH, EYE] = ['#64883f', '#12343a', '#e9785a', '#fffbe6', '#f6b92f'];

/** The upper jaw, raised: from the knob of the nostrils over the brow to the neck. */
const UPPER =
  '1240,330,1 1120,366 1040,372 1000,352 972,318 930,312 900,338 880,372 820,372 740,330 640,268 560,214 520,182 486,166 456,166 440,186 446,214 470,236 500,252,1 560,300 600,316 640,352 690,380 730,416 780,444 820,490 880,540 940,580 1000,600,1 1240,640,1';
/** The lower jaw, on the sand. */
const LOWER =
  '1240,600,1 1000,600,1 900,640 800,664 700,680 600,696 500,702 400,702 300,704 240,710 204,726 202,752 226,774 300,786 450,796 620,804 760,816 900,836 1240,880,1';

/** A tooth on the line of a jaw: where it stands, how long it is and which way it points. */
const tooth = (x: number, y: number, reach: number, lean: number): string =>
  `${x - 13},${y},1 ${x - 6 + lean * 0.4},${y + reach * 0.6} ${x + lean},${y + reach},1 ${x + 12 + lean * 0.2},${y + reach * 0.5} ${x + 13},${y + 4},1`;

/** A Nile crocodile's head, its jaws wide open to the left, close by; its neck leaves by the right edge. */
export const crocodileGaping: readonly Layer[] = [
  // The neck and what is seen inside.
  cut(
    MOUTH,
    '1010,620,1 1010,590,1 930,562 860,520 800,466 740,420 640,340,1 690,440 700,560 640,630 520,650 400,656 300,656 236,676,1 222,730,1 1000,660,1',
  ),
  cut(
    TOOTH,
    tooth(250, 716, -44, -8),
    tooth(300, 712, -34, -4),
    tooth(352, 710, -62, -6),
    tooth(416, 706, -40, 2),
    tooth(482, 706, -74, -4),
    tooth(548, 702, -36, 4),
    tooth(612, 698, -46, 4),
    tooth(680, 688, -34, 6),
    tooth(744, 678, -40, 8),
    tooth(806, 668, -28, 8),
    tooth(474, 232, 56, -22),
    tooth(520, 262, 40, -14),
    tooth(574, 302, 66, -20),
    tooth(626, 340, 40, -12),
    tooth(680, 374, 50, -14),
    tooth(730, 412, 38, -10),
    tooth(780, 446, 40, -10),
    tooth(826, 494, 28, -8),
  ),
  within(
    HIDE,
    outline(LOWER),
    cut(SHADE, '180,756,1 400,748 620,766 820,780 1000,760 1240,740,1 1240,920,1 180,920,1'),
  ),
  within(
    HIDE,
    outline(UPPER),
    cut(
      SHADE,
      '430,200,1 520,220 620,286 720,350 800,400 900,450 1010,470 1240,430,1 1240,660,1 1000,620,1 440,300,1',
    ),
  ),
  // Brow, eye and nostril.
  cut(SHADE, '892,378,1 904,348 930,330 962,334 984,360 992,384,1 960,396 920,394'),
  cut(EYE, '908,376,1 922,354 944,348 964,358 974,378,1 950,388 926,388'),
  cut('#0b1f20', '936,350,1 944,348 950,368 944,388,1 936,372', disc(472, 184, 13, 7)),
  // Scutes of the neck.
  cut(
    HIDE,
    limb(
      '1040,380,0 1070,340,14 1096,376,0;1110,362,0 1140,326,14 1166,346,0;1180,344,0 1206,306,14 1236,326,0',
    ),
  ),
];
