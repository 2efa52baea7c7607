import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIDE, EAR, IVORY] = ['#3b2350', '#6d4789', '#fff3dc'];

/** From the hind foot over the back to the trunk's tip, and back between the legs: there the outline is a van's. */
const BODY = `186,796,1 56,796,1 60,740 66,680 62,600 50,500 46,390 74,260 146,164 246,118 360,112 470,126 580,136 690,114 768,92 826,108,1
  864,84 924,78 980,100 1018,150 1040,220 1052,300 1072,380 1100,460 1118,540 1116,620 1114,690 1132,728 1158,722 1174,700,1
  1192,716,1 1188,752 1152,784 1094,776 1052,730 1038,660 1032,600 1016,562 988,550 964,572 954,640 950,720 954,796,1
  822,796,1 825,648,1 790,626 720,612,1 644,500 624,464 588,460,1 240,460 206,460 202,494,1 188,740,1`;

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
    '822,106,1 864,116 916,168 942,250 936,344 906,424 864,480 824,508,1 798,474 776,424 730,384 700,314 700,232 732,160 774,118',
  ),
  cut(
    IVORY,
    '1012,444,1 1062,430,1 1074,480 1104,516 1146,518 1188,484,1 1174,552 1124,586 1066,570 1024,514',
    disc(1000, 288, 11),
  ),
];
