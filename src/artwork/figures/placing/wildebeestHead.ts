import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const HORN = '#171026';
const [HIDE, LIT, FACE, BLAZE] = ['#4d3a5c', '#7d6079', '#2a1a3a', '#1a1028'];
const EDGE = '#ffe2a0';

/** From the poll down the long flat nose to the broad muzzle, the lips, and back along the jaw. */
const HEAD =
  '858,262,1 886,250 922,258 946,286 972,340 1000,404 1026,458 1046,496 1054,522 1046,548 1020,564 990,566 964,548 944,520 914,494 876,476 846,442 832,396 836,330';

/** The beard behind the jaw: it hangs from chin, jaw and throat, its tips blown back. */
const beard: readonly Layer[] = [
  cut(
    '#d6ad94',
    '1004,562,1 992,596 960,628,1 960,604,1 938,642 896,672,1 904,640,1 874,664 826,682,1 844,650,1 812,658 776,652,1 806,622 826,560 834,480 850,440,1 940,520',
  ),
  cut(
    '#fff0cc',
    '984,558,1 958,594 926,614,1 930,592,1 902,626 864,644,1 872,616,1 846,634 806,640,1 826,610 840,560 846,500 852,436,1 920,500',
  ),
];

/** One pair of horns from one boss: each goes out, dips, and hooks up and in. */
const horns: readonly Layer[] = [
  cut(HORN, limb('908,262,20 942,276,19 972,262,16 984,228,12 976,194,7 952,170,0')),
  cut(HORN, limb('900,266,24 862,280,22 824,276,19 798,246,15 798,204,10 822,168,0')),
  cut(HORN, '872,258,1 884,242 904,238 926,248 934,266,1 930,292 904,304 878,292'),
  cut(EDGE, limb('812,276,0 788,254,5 784,212,5 806,176,3 822,168,0')),
  cut('#5b4868', limb('964,264,0 974,240,4 972,206,3 952,170,0'), limb('884,262,0 902,252,5 922,262,0')),
];

/** The head of a wildebeest that runs to the right, turned a little to us, with its beard; it lies from 700 to 1060. */
export const wildebeestHead: readonly Layer[] = [
  ...beard,
  // The far ear shows past the brow.
  cut(FACE, '944,300,1 976,292 1010,304,1 986,320 956,324,1'),
  within(
    HIDE,
    HEAD,
    cut(LIT, '850,300,1 836,340 832,400 850,440 874,452 894,430 890,380 868,340'),
    // The nose, black and flat from the boss to the muzzle, its far edge in the dark.
    cut(FACE, '880,270,1 900,330 922,390 944,450 958,500 960,560,1 1080,580,1 1060,500 950,280,1'),
    cut(BLAZE, '912,270,1 940,330 976,400 1008,456 1030,494 1050,500,1 1060,480 960,270,1'),
    cut('#5b4868', limb('912,300,0 934,352,6 964,414,6 996,474,4 1008,494,0')),
    cut(BLAZE, '956,500,1 984,484 1030,486 1070,510,1 1060,580 980,580,1 950,540'),
  ),
  // The near ear, below the horn, laid back.
  cut('#8f6f86', '862,312,1 820,296 776,306 738,338,1 784,350 832,348 862,334,1'),
  cut(FACE, '852,322,1 816,316 780,322 752,336,1 790,340 826,336'),
  ...horns,
  cut('#0c0716', '898,352 914,340 932,350 930,370 912,376 898,368'),
  cut('#c8783c', disc(914, 360, 9, 8)),
  cut('#0c0716', disc(916, 360, 6, 6), '894,346,1 914,340 936,350,1 916,358'),
  cut('#fff3d8', disc(911, 358, 2)),
  inked('#6f5a7a', 5, '892,346 914,328 938,346'),
  cut('#6f5a7a', '1002,512 1016,504 1030,512 1026,528 1010,530'),
  cut('#0c0716', '1008,515 1018,511 1025,516 1021,523 1011,523'),
  inked('#6f5a7a', 4, '1040,546 1010,548 982,538'),
];
