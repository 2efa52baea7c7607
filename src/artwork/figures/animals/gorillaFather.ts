import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The inks of a gorilla: fur, and where the morning lies on it; bare skin and its lit plane; the deepest dark; a silver back. */
const [FUR, LIT, SKIN, PLANE, NIGHT, SILVER] = [
  '#14212c',
  '#2b4450',
  '#3c4552',
  '#5d6a78',
  '#080f14',
  '#a9b6ba',
];
/** A child's fur is brown, and its eye wide open. */
const [DOWN, DOWN_LIT, AMBER] = ['#2a2029', '#54404a', '#e39a35'];

/** Crest, brow, nose, lips and chin; throat and breast, as a mountain's flank; the arm; nape and back. */
const FATHER =
  '900,26 820,14 744,54 700,118 668,170 636,180 616,206 616,236,1 606,274 570,318 534,348 518,380 492,398 484,424 496,438,1 500,458 522,490 560,506 590,520,1 630,590 700,668 790,740 880,790,1 896,850 890,940,1 1260,940,1 1260,190,1 1180,196 1110,176 1040,104 980,50';
/** Crown, brow, nose, lips and chin; breast and belly, as the other flank; the arm; back and nape. */
const CHILD =
  '250,214,1 300,218 346,246 372,280 392,300 388,322,1 396,344 418,352 428,370 452,388 464,412 458,430,1 454,450 442,478 412,496 386,502,1 350,570 300,640 232,720 170,772,1 150,850 156,940,1 -40,940,1 -40,540,1 16,490 56,430 64,404,1 48,402 42,394,1 62,384 66,366,1 66,352 68,340,1 54,334 50,324,1 70,320 76,306,1 86,276 108,248 136,232,1 134,220 140,210,1 156,220 172,218,1 188,212 200,211,1 206,202 216,200,1 220,210 230,212';

/** A silverback who bows his head to the left, in profile, his eye all but closed; his lips are at (490, 424). */
export const gorillaFather: readonly Layer[] = [
  within(
    FUR,
    FATHER,
    // The morning on forehead and crest, on the shoulder, and on the arm.
    cut(
      LIT,
      '700,60,1 620,180,1 700,190 736,220,1 740,176 764,128,1 768,160 786,176,1 790,110 836,64,1 838,86 850,98,1 862,60 920,20,1 800,-20,1',
      '590,516,1 680,548 800,630 884,700 926,780 926,850 916,940,1 880,940,1 700,720',
    ),
    cut(
      SILVER,
      '1120,176,1 1090,280 1096,380 1130,480,1 1136,450 1134,430,1 1150,530 1196,620,1 1198,590 1196,570,1 1220,640 1280,720,1 1280,160,1',
    ),
    // The bare face.
    cut(
      SKIN,
      '600,160,1 660,176 720,206 748,250 738,310 724,380 700,450 650,504 590,524,1 460,540,1 460,300,1',
    ),
    // Brow, and the muzzle from the nose to the lip.
    cut(
      PLANE,
      '600,170,1 650,180 706,208 730,250,1 690,238 650,238 606,256,1',
      '620,262,1 634,300 620,350 586,392 560,420 520,440 470,440,1 470,360,1 560,300',
      '470,440,1 520,450 560,446 590,470 570,506 520,510 470,500,1',
    ),
  ),
  // A lid, a nostril, and lips that meet.
  inked(NIGHT, 7, '646,270 664,290 700,288 716,272'),
  inked(NIGHT, 4, '660,306 684,314 710,302'),
  cut(NIGHT, '534,366,1 552,348 574,354 570,376 548,382'),
  inked(NIGHT, 6, '496,438 530,448 572,448 610,434 626,418'),
  cut(SKIN, '850,262 876,244 900,268 894,312 868,334 852,318 858,290'),
  cut(NIGHT, '864,276,1 882,270 884,294 870,314,1 870,294'),
];

/** A child in profile that lifts its face to the right; its lips are at (460, 424). */
export const gorillaChild: readonly Layer[] = [
  within(
    DOWN,
    CHILD,
    cut(
      DOWN_LIT,
      '-40,500,1 -40,380,1 40,200 140,160 330,160,1 300,232 230,240 160,284 126,340 128,410 90,480 20,570 -40,610,1',
    ),
    cut(SKIN, '400,262,1 346,280 314,312 326,350 306,396 318,446 356,486 392,510,1 480,510,1 480,300,1'),
    cut(PLANE, '384,326,1 396,344 418,352 480,380,1 480,432,1 440,436 392,424 368,392'),
  ),
  cut(NIGHT, disc(360, 342, 18, 16)),
  cut(AMBER, disc(366, 340, 12)),
  cut(NIGHT, disc(369, 338, 8)),
  cut('#fff3d6', disc(371, 334, 3)),
  cut(NIGHT, disc(426, 386, 6, 4)),
  inked(NIGHT, 5, '458,430 434,440 402,434 384,420'),
  cut(SKIN, disc(220, 372, 24, 32)),
  cut(NIGHT, '216,352,1 232,356 234,380 220,396,1 224,376'),
];
