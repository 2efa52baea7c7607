import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [SKIN, DEEP, INK] = ['#7d4128', '#4f251b', '#20100d'];
const [WRAP, FOLD, CLOTH, PLEAT, WHITE] = ['#2a9a78', '#17685a', '#cf402b', '#982a27', '#fff3dc'];

/** Her head in profile to the right, as `moved` then turns it: eyes lowered, a cloth tied high. */
const head: readonly Layer[] = [
  within(
    SKIN,
    '10,-84,1 60,-78 76,-50 80,-26,1 75,-10 79,4,1 90,24 101,36,1 104,45 95,52,1 85,55,1 90,60,1 102,63 102,71 92,76,1 100,80 98,90 86,96,1 91,108 84,126 62,136 38,128,1 26,142 22,160 34,240,1 -90,250,1 -52,150 -40,60,1',
    cut(DEEP, '-30,20,1 -10,56 4,92 34,116 62,138,1 36,130 16,140 0,160 4,280,1 -130,280,1 -60,20,1'),
  ),
  inked(INK, 5, '44,-26 62,-36 80,-24'),
  inked(INK, 5, '48,0 58,9 74,6'),
  cut(INK, '82,45,1 90,40 94,47,1 87,49', '62,66,1 70,79 84,80 96,75,1 82,75'),
  cut(SKIN, '-24,12,1 -4,4 6,20 -2,46 -12,58,1 -26,38'),
  inked(DEEP, 4, '-16,18 -2,18 -6,36 -12,42'),
  cut(WHITE, disc(-12, 66, 10)),
  within(
    WRAP,
    '-40,60,1 -84,40 -98,-10 -84,-70 -40,-104 0,-112,1 -20,-150 10,-172 34,-150 40,-122,1 66,-146 92,-128 88,-96 66,-88,1 84,-70 86,-54,1 66,-40 20,-26 -12,4 -26,30',
    cut(
      FOLD,
      '-120,-30,1 -60,-20 -30,20,1 -40,70,1 -120,70,1',
      '86,-58,1 30,-58 -30,-36 -66,0,1 -50,-50 10,-80',
      '0,-112,1 20,-130 40,-122,1 56,-106 66,-88,1 40,-96',
    ),
  ),
];

/** A woman in profile to the left, cropped at the right edge, who bends over a heap. */
export const flowerHeaper: readonly Layer[] = [
  moved({ x: 1036, y: 330, scale: 1.14, flip: true, turn: -12 }, ...head),
  within(
    CLOTH,
    '1020,506,1 1056,540 1110,536 1160,496,1 1216,520 1250,560,1 1250,920,1 920,920,1 940,760 944,640 966,560',
    cut(PLEAT, '1096,530,1 1130,640 1110,760 1130,920,1 1260,920,1 1260,500,1 1160,490,1'),
  ),
];

/** Her near arm, the elbow at the table, and the hand that sets the last flower down, its finger tips at (842, 476). */
export const flowerHeaperArm: readonly Layer[] = [
  cut(
    SKIN,
    '1030,720,1 990,600 950,520 926,486 900,460 872,452 848,462 828,480 842,492 870,480,1 850,492 836,508 852,518 876,500,1 866,514 868,524,1 880,526 894,516 904,546 922,640 938,700,1 1000,740,1',
  ),
  within(
    CLOTH,
    '1020,532,1 1064,514 1120,544 1150,640 1140,734 1090,788 1024,792 974,766 940,718,1 1014,664,1 1000,610',
    cut(PLEAT, '1110,500,1 1112,620 1080,720 1000,770 960,760,1 1000,810,1 1180,810,1 1180,500,1'),
    inked(PLEAT, 6, '1014,664 1040,690 1050,720'),
  ),
];

/** A child's head to just below the eyes, which look up to the right; its crown at (0, -80). */
export const childPeeping: readonly Layer[] = [
  cut(SKIN, '-74,10 -92,0 -92,34 -74,44', '74,10 92,0 92,34 74,44'),
  within(
    SKIN,
    '-78,20 -76,-50 -40,-86 40,-86 76,-50 78,20 60,90 -60,90',
    cut(INK, '-100,10,1 -78,4,1 -66,-26 -30,-42 30,-42 66,-26 78,4,1 100,10,1 100,-120,1 -100,-120,1'),
  ),
  cut(WHITE, disc(-32, 22, 19, 16), disc(32, 22, 19, 16)),
  cut(INK, disc(-26, 16, 11), disc(38, 16, 11)),
  inked(INK, 5, '-52,-6 -34,-16 -14,-8', '14,-8 34,-16 52,-6'),
];
