import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [COAT, LIT, SHADE, FOLD, DEEP, INK] = [
  '#dfa356',
  '#f8d190',
  '#b2743a',
  '#98602f',
  '#7a4a2a',
  '#2c1a18',
];
const [RIBBON, RIBBON_LIT, RIBBON_SHADE, INSIDE] = ['#dd3a2c', '#f8674d', '#a92420', '#7d1a1c'];

/** From the rump over the hump, whose corners are those of a parcel, down to the withers and up the neck to the head. */
const BODY =
  '-20,960,1 30,780 84,620 140,490 186,372 214,284 236,226,1 262,204 330,196 410,194 490,198 546,206,1 568,228 588,300 616,380 650,450 694,506 744,522 790,486 822,410 846,310 862,230 884,176,1 900,148 930,134 966,140,1 1010,166 1050,206 1092,250 1122,292 1136,326,1 1140,350 1130,368 1110,374,1 1118,398 1100,416 1074,408,1 1050,390 1010,392 986,408 958,404,1 950,440 950,520 940,620 916,720 880,790 850,860 840,960,1';

/** The bow on the top of the hump, its knot at the origin: the two loops with their insides, and the two ends. */
export const parcelBow: readonly Layer[] = [
  cut(RIBBON_SHADE, '-14,4,1 -60,40 -104,90 -116,130,1 -92,122,1 -78,146,1 -50,90 4,30,1'),
  cut(RIBBON, '14,4,1 64,40 112,86 130,122,1 104,118,1 92,144,1 54,90 -4,30,1'),
  cut(RIBBON_SHADE, '0,-18,1 -50,-84 -130,-120 -166,-84 -156,-20 -120,26 -60,26 0,18,1'),
  cut(INSIDE, '-10,0,1 -60,-44 -118,-62 -136,-30 -112,2 -60,10'),
  cut(RIBBON_LIT, '0,-18,1 50,-84 130,-120 166,-84 156,-20 120,26 60,26 0,18,1'),
  cut(RIBBON_SHADE, '10,0,1 60,-44 118,-62 136,-30 112,2 60,10'),
  cut(RIBBON, '-30,-20,1 -10,-32 16,-30 32,-18,1 34,20,1 14,32 -12,30 -28,20,1'),
];

/** A camel whose hump is a parcel with a ribbon about it, in the picture's own pixels, cut by its lower edge. */
export const parcelCamel: readonly Layer[] = [
  // The far ear.
  cut(DEEP, '914,150,1 914,118 930,96 944,90,1 948,116 942,142,1'),
  within(
    COAT,
    BODY,
    // The side that is turned from the light: the end of the parcel, the belly, the throat.
    cut(SHADE, '-40,960,1 -40,150,1 236,150,1 290,300,1 236,470,1 190,640 190,780 240,960,1'),
    cut(
      LIT,
      '546,190,1 470,330,1 560,470,1 640,560 720,590 800,560 860,480 890,380 900,280 926,200 1010,210,1 1140,330,1 1140,100,1 700,100,1',
    ),
    cut(
      SHADE,
      '1074,400,1 1040,368 990,350 950,344,1 924,420 908,510 894,600 856,700 796,780 730,860 700,960,1 960,960,1 1060,440,1',
    ),
    // How the paper is folded in at the end of the parcel, and over its upper edge.
    cut(FOLD, '236,226,1 290,300,1 222,520,1 90,470,1'),
    cut(LIT, '250,200,1 560,190,1 546,214,1 372,238,1'),
    // The ribbon: about the foot of the hump, and from the bow down.
    within(
      RIBBON,
      '120,410,1 220,500 320,540 420,546 530,530 610,490 660,420,1 690,480,1 640,550 550,596 420,606 310,600 200,560 110,480,1',
      cut(RIBBON_SHADE, '60,300,1 272,300,1 226,640,1 60,640,1'),
      // The shadow of the one that lies over it.
      cut(RIBBON_SHADE, '364,500,1 400,500,1 400,640,1 372,640,1'),
      cut(RIBBON_LIT, '516,400,1 600,640,1 760,640,1 760,380,1'),
    ),
    cut(RIBBON, '370,180,1 430,180,1 448,320 454,460 450,640 436,960,1 362,960,1 384,640 388,460 382,320'),
    cut(RIBBON_SHADE, '370,200,1 440,200,1 442,250,1 376,268,1'),
  ),
  // The near ear, and the tuft on the crown.
  cut(SHADE, '900,150,1 916,122 944,110 974,128 990,152,1 960,150 940,164 916,186 888,190,1'),
  within(
    COAT,
    '888,182,1 858,160 846,126 850,96,1 884,106 908,132 912,168,1',
    cut(DEEP, '890,190,1 864,150 850,96,1 876,130 894,160'),
  ),
  // The eye under its lid, the lashes, the slit of the nostril, the lips.
  cut(INK, '976,232,1 990,214 1012,212 1030,230,1 1016,246 992,246'),
  cut(SHADE, '968,234,1 984,202 1016,196 1038,232,1 1012,222 990,222'),
  cut(LIT, disc(1012, 231, 4)),
  inked(INK, 4, '1030,230 1046,232 1054,244', '1022,238 1036,246 1042,258'),
  cut(DEEP, limb('1084,282,0 1102,294,6 1114,318,0'), limb('1112,374,2 1084,376,4 1050,350,4 1028,352,0')),
];
