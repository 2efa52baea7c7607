import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIDE, EAR, IVORY] = ['#3b2350', '#6d4789', '#fff3dc'];

/** From the hind foot over the back to the trunk's tip, and back between the legs: there the outline is a van's. */
const BODY = `186,796,1 56,796,1 60,740 66,680 62,600 50,500 46,390 74,260 146,164 246,118 360,112 470,126 580,136 690,114 768,92 826,108,1
  864,84 924,78 980,100 1018,150 1040,220 1052,300 1072,380 1100,460 1118,540 1116,620 1114,690 1132,728 1158,722 1174,700,1
  1192,716,1 1188,752 1152,784 1094,776 1052,730 1038,660 1032,600 1016,562 988,550 964,572 954,640 950,720 954,796,1
  826,796,1 826,604 806,586 712,570,1 646,440 628,420 590,420,1 252,420 216,420 212,456,1 206,520,1 172,520 160,524 160,540,1 160,640 160,656 172,660 202,660,1 198,796,1`;

/** An elephant that walks to the right, in the picture's own pixels: what is open between its legs has a van's shape. It stands at y 796. */
export const elephantRoundVan: readonly Layer[] = [
  cut(
    HIDE,
    BODY,
    limb('110,240,16 32,320,10 8,430,8 4,540,7'),
    '4,506,1 22,570 18,630 4,672,1 -10,630 -14,570',
  ),
  cut(
    EAR,
    '868,140,1 830,92 760,92 690,124 630,190 612,270 632,336 690,352 724,366 728,420 760,490 790,512,1 826,500 838,430 876,380 900,300 896,210',
  ),
  cut(IVORY, limb('1004,414,2 1018,484,22 1060,552,26 1128,566,18 1192,484,1'), disc(1000, 288, 11)),
];
