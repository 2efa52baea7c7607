import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIDE, EAR, IVORY] = ['#3b2350', '#6d4789', '#fff3dc'];

/**
 * From the hind foot over the back to the trunk's tip, and back between the legs: there the outline is a van's, whose
 * nose and tail are the legs, whose bumpers their joints.
 */
const BODY = `66,796,1 46,796 54,762 64,710 66,670 62,600 50,500 46,390 74,260 146,164 246,118 360,112 470,126 580,136 690,114 768,92 826,108,1
  864,84 924,78 980,100 1018,150 1040,220 1052,300 1072,380 1100,460 1118,540 1116,620 1114,690 1132,728 1158,722 1174,700,1
  1192,716,1 1188,752 1152,784 1094,776 1052,730 1038,660 1032,600 1016,562 988,550 966,572 956,640 954,730 968,760 974,780 972,796,1
  850,796,1 830,796 840,760 845,718,1 855,712 855,670 842,664,1 840,616,1 834,598 806,586 712,570,1
  646,440 628,420 590,420,1 252,420 220,420 214,460,1 202,664,1 189,670 189,712 200,718,1 202,740 214,764 218,780 216,796,1`;

/** The nails of two feet. */
const NAILS =
  '216,796,1 218,780 208,776 199,784 199,796,1;192,796,1 194,782 182,778 173,784 173,796,1;166,796,1 167,786 156,782 146,788 146,796,1';

/** An elephant that walks to the right, in the picture's own pixels: what is open between its legs has a van's shape. It stands at y 796. */
export const elephantRoundVan: readonly Layer[] = [
  cut(
    HIDE,
    BODY,
    limb('110,240,16 32,320,10 8,430,8 4,540,7'),
    '12,480,1 24,570 18,630 4,680,1 -10,630 -14,570 0,480,1',
  ),
  cut(
    EAR,
    '868,140,1 830,92 760,92 690,124 630,190 612,270 632,336 690,352 724,366 728,420 760,490 790,512,1 826,500 838,430 876,380 900,300 896,210',
  ),
  cut(
    IVORY,
    limb('1004,414,2 1018,484,22 1060,552,26 1128,566,18 1192,484,1'),
    '978,290,1 990,274 1008,276 1018,292,1 1006,302 990,300',
  ),
  cut(IVORY, NAILS),
  moved({ x: 756, y: 0 }, cut(IVORY, NAILS)),
  cut(HIDE, disc(999, 286, 8)),
];
