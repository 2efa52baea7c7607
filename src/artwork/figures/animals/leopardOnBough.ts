import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { leopardMarks, rosetteHearts } from './leopardCoat.ts';
import { LEOPARD, leopardCub, leopardHead } from './leopardHeads.ts';

const [COAT, LIT, SHADE, HEART, INK] = LEOPARD;
const [FAR, BARK, BARK_LIT, BARK_SHADE] = ['#8f4527', '#bf5238', '#f58a45', '#93343a'];

/** The bough from its tip to where it leaves the picture. */
const BOUGH =
  '-126,262,8 -60,296,24 40,328,38 240,354,56 460,366,66 700,372,70 940,384,74 1160,402,80 1400,428,90';

/** Nape, shoulder blades, back that sags, narrow loins, hips; the belly lies on the bough and swells over its edge. */
const TRUNK =
  '170,140,1 236,104 290,80 338,66 388,82 446,122 520,140 604,144 676,122 730,88 786,76 842,116 876,180 876,250 840,316,1 760,350 680,354 600,356 540,364 480,362 420,350 340,350 226,312 170,240,1';
/** A foreleg that hangs from the shoulder, limp to the wrist. */
const FORELEG =
  '214,226,1 246,284 284,336 300,396 304,466 302,524 292,566 296,606 318,636 350,640 378,616 388,576 380,536 374,480 382,420 408,372 432,330,1 424,280 410,220,1';
/** A hind leg that hangs from the hip: thigh over the bough, knee, hock, and the long foot. */
const HINDLEG =
  '640,170,1 604,240 592,310 620,372 676,408 714,446 728,494 720,536 708,570 696,606 702,648 728,674 760,670 780,634 790,574 806,536 820,490 806,440 808,404 832,366 862,330 884,282 880,210 840,150,1';
/** The hind leg on the other side, seen below the bough. */
const FAR_HINDLEG =
  '520,380,1 536,440 540,490 526,530 520,566 532,594 558,596 578,572 584,530 606,480 636,440 660,380,1';
/** The foreleg on the other side lies along the bough, its paw out beyond the chin. */
const FAR_FORELEG =
  '300,226,1 170,254 96,262 20,258 -40,256 -68,274 -74,298 -58,318 -28,322,1 0,308 60,310 160,320 310,346,1';
const TAIL =
  '846,170,27 900,196,26 934,270,24 938,380,22 918,480,20 902,570,19 912,650,18 952,698,17 1000,696,15 1016,660,9';

/** Long white thorns, two by two. */
const THORNS =
  '-104,286,4 -128,312,3 -138,336,0;-92,292,4 -92,322,3 -84,344,0;1180,330,5 1162,290,4 1160,256,0;1196,334,5 1212,298,4 1236,272,0';

/** A leopard along a bough in the last sun from the left, a foreleg and a hind leg hanging, her eyes on what passes below, and her cub. */
export const leopardOnBough: readonly Layer[] = [
  cut(FAR, FAR_HINDLEG),
  within(
    BARK,
    limb(BOUGH),
    cut(
      BARK_LIT,
      limb('-126,258,4 -60,280,9 40,300,12 240,310,14 460,310,14 700,312,14 940,320,16 1400,350,22'),
    ),
    cut(BARK_SHADE, limb('-60,320,3 40,362,10 240,406,18 460,430,24 700,440,26 940,456,30 1400,516,56')),
    // What the leopard shades of it.
    cut(
      BARK_SHADE,
      '380,290,1 400,420,1 440,402,1 520,402 600,394 650,384,1 690,460,1 836,480,1 850,420 900,360 940,290,1',
    ),
  ),
  cut(LIT, limb(THORNS)),
  within(
    SHADE,
    FAR_FORELEG,
    cut(COAT, '-90,240,1 -80,316,1 -40,296 0,280 60,276,1 70,200,1'),
    // Under her chin.
    cut(FAR, '4,250,1 14,284 50,300 110,296 180,280 260,276,1 260,220,1 4,220,1'),
    cut(INK, ...spots('100,308 150,304 200,312', 8), ...spots('-14,272 -4,294', 6)),
    inked(INK, 4, '-70,284 -50,284', '-68,300 -48,296', '-52,314 -38,306'),
  ),
  within(
    COAT,
    limb(TAIL),
    cut(SHADE, limb('880,150,8 946,230,12 956,380,12 936,480,11 920,570,10 930,640,10 970,680,8 1020,680,6')),
    cut(INK, ...spots('872,190 912,232 906,286 938,330 914,376 932,424', 11, 14)),
    cut(INK, limb('884,470,9 944,480,9'), limb('876,536,10 932,538,10'), limb('876,610,10 934,596,10')),
    cut(INK, limb('906,690,11 946,646,11'), '980,730,1 976,670,1 1040,640,1 1040,730,1'),
  ),
  within(
    COAT,
    `${FORELEG};${HINDLEG};${TRUNK}`,
    // Shade behind the shoulder, along the belly, down the backs of the legs.
    cut(SHADE, '396,130,1 432,200 440,280 420,356,1 440,350,1 476,280 456,200'),
    cut(SHADE, '432,344,1 480,336 540,330 600,312 612,290,1 600,340 630,380,1 420,380,1'),
    cut(SHADE, '436,320,1 396,352 362,400 346,460 348,520 362,560 352,650,1 410,650,1 410,480,1 450,340,1'),
    cut(
      SHADE,
      '900,160,1 852,210 846,270 806,330 776,386 776,440 784,490 770,540 752,590 742,640 736,704,1 800,704,1 900,400,1',
    ),
    cut(SHADE, '560,120,1 580,166 640,176 716,160 740,110,1 700,100,1'),
    cut(
      LIT,
      '170,140,1 236,104 290,80 338,66 388,82 446,122 520,140 604,144 676,122 730,88 786,76 842,116,1 790,92 736,104 682,138 606,158 518,156 438,138 380,102 338,86 290,104 236,126,1',
      '214,226,1 246,284 284,336 300,396 304,466 302,524 292,566 294,590,1 312,550 318,500 318,440 314,390 296,330 258,276 240,240,1',
      '640,170,1 604,240 592,310 620,372 676,408 714,446 728,494 720,536 708,570 694,614,1 722,570 742,540 746,494 728,440 688,396 640,364 612,310 622,250 660,190,1',
    ),
    cut(HEART, ...rosetteHearts),
    cut(INK, ...leopardMarks),
    inked(
      INK,
      4,
      '314,604 322,632',
      '338,610 338,638',
      '362,606 356,630',
      '714,638 722,666',
      '738,642 738,670',
    ),
  ),
  ...leopardCub,
  moved({ x: 6, y: 108, scale: 1.12 }, ...leopardHead),
];
