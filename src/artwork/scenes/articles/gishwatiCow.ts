import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { light } from '../../light/light.ts';

const [PASTURE, SHADE, HIDE, FOREST, PINK] = ['#9cc94c', '#7aa63c', '#fff6e0', '#0f3f38', '#f2a08c'];

/** A chimpanzee on its knuckles, which looks right: back, low crown, muzzle, the long arms, the short legs. */
const CHIMPANZEE = [
  '8,210 20,160 56,124 120,100 190,66 236,40 252,18 278,-8 316,-14 346,-2 358,22,1 364,30 362,42 376,54 398,68 408,88 398,106 374,112 348,110 330,116,1 334,150 330,190 300,214 240,216 190,210 140,224 96,240 60,256 24,250',
  // The far arm, stretched ahead, and the near one.
  limb('300,120,34 350,180,27 370,214,21 384,270,18 392,306,17') + disc(398, 312, 22, 17),
  limb('262,120,44 266,190,32 262,220,26 260,280,20 262,306,18') + disc(266, 314, 22, 17),
  // The far leg and the near one, bent at the knee.
  limb('116,190,44 156,232,31 160,250,25 128,290,18 134,312,11'),
  '122,286 108,312 112,330 150,330 184,330 184,310 158,304 146,286',
  limb('74,180,50 78,236,38 76,256,28 34,290,20 36,314,11'),
  '28,286 8,310 12,332 54,332 96,332 96,310 66,304 50,286',
];
/** Its ear. */
const LUG = '312,22,1 304,4 284,4 276,20 280,42 296,48,1 290,30 300,18';

/** The patch on the rump is a tree whose crown hangs on the hip; the one on the withers a crown from below. */
const TREES = [
  lobes('80,150 236,150 286,190 300,244 264,284 214,300 160,292 112,306 74,284', 0.62),
  limb('186,280,13 190,350,11 182,420,20'),
  lobes('736,150 800,150 846,182 882,206 886,248 852,266 818,252 778,264 744,232', 0.62),
  limb('842,240,9 844,290,8 838,336,14'),
];

/** Gishwati-Mukura for the article about Rwanda: on a dairy cow the forest that its pasture has left. */
export const gishwatiCow: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'right'),
    wash(PASTURE),
    // The cow's shadow, and the legs beyond.
    cut(
      SHADE,
      '180,864,1 260,846 500,840 800,842 930,856 900,880 700,888 400,890 240,884',
      '300,560,1 362,630 372,680 350,760 352,820 366,850 370,866,1 304,866,1 312,820 308,760 292,690',
      '720,560,1 752,700 750,780 744,840 730,866,1 794,866,1 792,780 800,700 810,560,1',
    ),
    // The udder hangs before the hind leg, which hides its root.
    cut(
      PINK,
      '250,590,1 420,600,1 436,640 424,688 384,708 330,704 280,680 250,640',
      limb('396,690,11 402,730,7;340,696,11 338,736,7'),
    ),
    within(
      HIDE,
      '112,232,1 150,206 220,200 420,220 600,216 760,200,1 840,184 888,132 930,96 976,80,1 1010,88 1034,118,1 1076,200 1120,248 1144,286 1140,322 1108,340 1060,334 1024,312 990,310,1 960,360 944,430 910,520 888,590,1 878,660 884,700 872,780 876,822 894,840 898,866,1 826,866,1 830,780 824,700 806,640 784,600,1 680,660 500,656 400,604,1 352,590 322,620 296,664 270,690 258,726,1 264,790 280,830 288,866,1 214,866,1 216,820 210,770 190,726 182,690,1 166,640 156,560 108,460 96,320',
      cut(FOREST, ...TREES),
      cut(
        FOREST,
        '1000,60,1 976,130 986,190 960,230 976,290 1016,316,1 1040,290 1060,230 1088,210,1 1040,90,1',
        '190,842,1 910,842,1 910,870,1 190,870,1',
      ),
      moved(
        { x: 352, y: 246, scale: 1.05 },
        cut(FOREST, ...CHIMPANZEE),
        cut(HIDE, LUG, disc(344, 34, 5)),
        inked(HIDE, 4, '410,84 390,92 366,88'),
      ),
      cut(PINK, '1150,250,1 1110,280 1106,320 1120,350,1 1180,340,1'),
    ),
    // Tail, ear and eye.
    inked(HIDE, 20, '118,228,1 84,270 84,420 74,560'),
    cut(FOREST, '962,128,1 920,104 866,116 836,152 880,176 944,160', limb('76,530,9 66,620,22 76,700,3')),
    cut(HIDE, disc(1024, 184, 9)),
  ),
];
