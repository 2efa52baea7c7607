import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { PRISON_SHELL, prisonBars, prisonShell, prisonWindows } from './prisonShell.ts';

const [SKIN, LIT, DEEP, INK, CLAW] = ['#5f565e', '#7a7074', '#3d3441', '#241c2a', '#c9b596'];

const FORELEG =
  '770,560,1 916,530,1 952,580 962,640 946,690 950,730 974,756 980,780,1 838,780,1 836,748 824,700 796,650 774,610';
const HIND_LEG =
  '120,570,1 300,590,1 336,640 338,690 308,724 300,752 308,780,1 166,780,1 170,750 146,706 118,656 108,610';
const FAR_LEGS =
  '640,590,1 770,590,1 752,670 700,726 694,752 700,776,1 576,776,1 584,742 616,690 630,640;390,590,1 506,590,1 508,670 490,726 498,752 506,776,1 388,776,1 390,742 374,690 376,640';
const NECK =
  '880,430,1 930,440 966,390 986,320 1000,240 1030,196 1076,182 1124,194 1156,222 1168,254 1162,268,1 1150,290 1112,306 1076,318 1064,370 1056,450 1020,540 950,610 860,600,1';

/** The shadow it throws on the ground, with the light that falls through its windows. */
export const prisonShadow = (shadow: string, ground: string): Layer[] => [
  cut(shadow, PRISON_SHELL, NECK, FORELEG, HIND_LEG, FAR_LEGS, '200,580,1 860,570,1 800,660,1 300,660,1'),
  cut(ground, ...prisonWindows),
  inked(shadow, 7, ...prisonBars),
];

/** A giant tortoise that walks to the right on y = 780; through the barred windows in its shell `view` is seen. */
export const prisonTortoise = (...view: readonly Layer[]): Layer[] => [
  cut(DEEP, FAR_LEGS, limb('130,560,20 100,590,16 88,612,10 90,628,0')),
  within(
    SKIN,
    NECK,
    cut(
      DEEP,
      '860,640,1 860,560,1 930,540 984,460 1010,380 1030,310 1060,286 1110,286 1170,268,1 1200,320,1 1200,640,1',
    ),
    inked(LIT, 5, '1040,350 1060,352 1080,340', '1030,390 1050,394 1070,384', '1016,432 1036,440 1060,430'),
    inked(
      DEEP,
      5,
      '1002,270 1020,290 1024,316',
      '990,312 1008,330 1010,356',
      '978,352 994,370 994,396',
      '962,392 978,410 974,434',
    ),
  ),
  // The beak, the eye under its lid, the nostril.
  inked(INK, 5, '1158,268 1134,270 1104,266 1078,258,1'),
  cut(INK, disc(1092, 232, 13, 13), disc(1148, 236, 4, 3)),
  cut('#fff1d8', disc(1096, 228, 4)),
  inked(DEEP, 5, '1068,226 1078,208 1108,206 1116,222,1', '1072,250 1086,260 1106,254,1'),
  cut(DEEP, disc(1042, 258, 7, 11)),
  // The legs on this side, scaled like an elephant's, with blunt claws.
  within(
    SKIN,
    FORELEG,
    cut(DEEP, '740,540,1 810,560,1 830,640 862,720 858,790,1 740,790,1'),
    cut(LIT, ...spots('940,606 944,640 934,674 928,708 908,624 910,658 900,692 940,738 904,730', 14, 11)),
  ),
  within(
    SKIN,
    HIND_LEG,
    cut(DEEP, '90,560,1 160,580,1 164,640 196,710 190,790,1 80,790,1'),
    cut(LIT, ...spots('318,650 322,682 298,706 290,664 286,738 266,700', 14, 11)),
  ),
  cut(CLAW, ...spots('864,774 889,774 914,774 939,774 962,774 212,774 240,774 268,774 294,774', 11, 10)),
  cut(DEEP, '250,580,1 850,570,1 790,640 640,660 400,660 290,640'),
  ...prisonShell(...view),
];
