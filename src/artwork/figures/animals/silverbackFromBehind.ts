import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [FUR, LIT, SKIN, PALE, AMBER] = ['#0f2320', '#24483c', '#3f5a54', '#7d988a', '#e9a13b'];
/** The silver of his back, and of the mist he sits in. */
export const SILVER = '#fbf3de';

/** Back and arms, the head apart; the arms hang down to the elbow. */
const BACK =
  '560,410,1 480,420 400,446 330,504 286,590 268,652,1 254,684,1 270,678,1 250,740 246,776,1 228,808,1 248,802,1 244,860 250,940,1 1104,940,1 1114,860 1112,800,1 1130,806,1 1114,776,1 1108,720 1096,672,1 1112,676,1 1092,644,1 1072,570 1020,490 950,420 880,350 810,300,1';
/** What the silver saddle covers, between the arms: its upper edge in tufts. */
const SADDLE =
  '416,940,1 402,860 400,790,1 390,770 394,730,1 404,742 414,746,1 404,690 428,634,1 438,652 450,660,1 454,600 494,572,1 502,592 514,602,1 530,552 584,544,1 592,566 606,576,1 630,534 690,534,1 692,556 700,572,1 720,530 776,544,1 774,566 778,578,1 812,548 858,572,1 852,592 854,606,1 896,594 926,634,1 916,650 912,664,1 946,680 956,730,1 944,738 936,748,1 958,764 958,790,1 958,860 944,940,1';
/** Head in profile to the left, over the shoulder, with the high crest of a grown male. */
const HEAD =
  '560,520,1 520,470 496,446 474,434,1 500,300 500,196,1 540,150 610,92 680,68 756,88 800,150 824,226 850,300 888,356 956,429,1 900,540,1';
/** Bare skin: brow, the hollow under it, broad nose, lips and chin. */
const FACE =
  '512,184,1 480,186 452,200,1 440,212 446,232,1 462,240 470,252,1 470,268 452,290 432,300 412,318 408,340 420,354,1 400,364 390,384 396,406 416,414,1 420,430 438,450 474,454,1 520,446 556,416 564,380 546,330 534,270 530,220';

/** A silverback who sits with his back to us and looks away to the left; what shows in the mist shows on his back. */
export const silverbackFromBehind = (mist: readonly Layer[]): readonly Layer[] => [
  within(
    FUR,
    BACK,
    // Light along the shoulder that is turned to the morning.
    cut(
      LIT,
      '250,300,1 600,300,1 560,420,1 470,436 400,480 350,560 330,660 326,760,1 318,742 310,730,1 300,800 300,940,1 200,940,1',
    ),
    within(SILVER, SADDLE, ...mist),
  ),
  within(
    FUR,
    HEAD,
    cut(LIT, '480,190,1 540,150 610,92 690,50,1 670,110 600,150 560,210 540,330,1 500,330,1'),
  ),
  cut(SKIN, FACE),
  // The morning along brow, nose, lips and chin.
  cut(
    PALE,
    '530,200,1 508,182 480,184 452,198,1 438,212 446,232,1 458,220 484,208 510,202',
    '470,252,1 470,268 452,290 432,300 412,318 408,340 420,354,1 432,346 430,328 446,314 468,296 482,272 482,250,1',
    '420,356,1 400,364 390,384 396,406 416,414,1 412,396 416,378 434,366,1',
    '416,416,1 420,430 438,450 474,454,1 452,440 440,430 434,416,1',
  ),
  cut(FUR, '460,238,1 480,222 510,216 538,222,1 528,240 508,250 482,250'),
  cut(AMBER, disc(494, 238, 6)),
  inked(FUR, 7, '416,414 450,404 492,414 524,400', '434,342 444,328 462,336'),
  cut(LIT, '706,270,1 722,252 746,258 754,288 740,318 716,316,1 726,296'),
];
