import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** An ink in shade, and where the light of the gap strikes it, from the left. */
type Ink = readonly [shade: string, lit: string];

const piece = ([shade, light]: Ink, d: string, by = 8): Layer =>
  within(light, d, moved({ x: by, y: Math.round(by / 2) }, cut(shade, d)));

const DARK: Ink = ['#4a261c', '#c67a48'];
const PALE: Ink = ['#b8795a', '#ffd9ae'];
const OVERALL: Ink = ['#1c4a6a', '#6aa4b8'];
const JACKET: Ink = ['#cf7d1e', '#ffd070'];
const TROUSERS: Ink = ['#23443f', '#6f9468'];
const BOOT: Ink = ['#0c2524', '#47705c'];
const PACK: Ink = ['#b52c1a', '#ff7046'];
const HAIR: Ink = ['#171214', '#5a4434'];

/** The porter stands above, leans back on his stick and reaches down; he carries her pack. */
const porter: readonly Layer[] = [
  inked('#8a6236', 9, '986,150 938,520'),
  piece(OVERALL, limb('866,286,20 920,318,17 952,300,13'), 5),
  piece(DARK, outline('944,286 966,284 972,300 960,316 942,312'), 4),
  piece(PACK, outline('846,240,1 884,236 924,262 934,322 922,384 880,392 852,372'), 9),
  // The leg uphill, and the one that braces below.
  piece(OVERALL, limb('850,400,34 908,430,29 900,486,21'), 8),
  piece(BOOT, outline('882,462,1 918,466,1 916,506 918,520 918,530,1 860,532,1 846,528 850,518 876,508'), 5),
  piece(OVERALL, limb('838,398,34 784,462,28 776,536,20'), 8),
  piece(BOOT, outline('759,508,1 797,512,1 792,560 794,592,1 734,604,1 722,600 726,588 752,572'), 5),
  piece(
    OVERALL,
    outline('800,410,1 798,360 788,308 796,270 822,252 850,250 878,272 886,320 884,372 878,414,1 840,424'),
    10,
  ),
  piece(DARK, limb('822,222,14 832,268,18'), 4),
  moved(
    { x: 828, y: 238, scale: 0.86 },
    moved(
      { x: -826, y: -234 },
      piece(
        DARK,
        outline(
          '850,190 840,164 812,158 790,172 786,192,1 776,206,1 782,210,1 780,216,1 783,221,1 783,234 800,242 826,238 846,220',
        ),
        6,
      ),
      piece(
        ['#26563c', '#8fb45a'],
        outline('782,184,1 784,158 806,142 836,146 856,166 858,192,1 830,186 800,182,1 764,194,1 762,188'),
        6,
      ),
      cut('#2a120e', disc(832, 200, 7, 9)),
      inked('#1a0c0a', 3, '788,203 800,204', '784,222 792,221'),
    ),
  ),
];

/** The guest below steps up, a hand on her knee. */
const guest: readonly Layer[] = [
  piece(TROUSERS, limb('474,566,36 440,656,27 424,724,20'), 8),
  piece(BOOT, outline('404,700,1 442,706,1 440,748 458,762 466,776 460,782,1 398,788,1 392,776 400,744'), 5),
  piece(JACKET, limb('536,452,21 590,424,18 622,396,14'), 6),
  piece(TROUSERS, limb('486,562,37 566,574,30 566,650,21'), 8),
  piece(BOOT, outline('547,626,1 586,628,1 586,668 604,680 612,694 604,700,1 544,708,1 538,698 548,668'), 5),
  piece(
    JACKET,
    outline('436,570,1 444,520 466,462 496,426 532,414 562,434 566,470 548,514 526,560 520,590,1 470,594'),
    11,
  ),
  piece(PALE, limb('552,396,16 538,428,18'), 4),
  moved(
    { x: 542, y: 414, scale: 0.88 },
    moved(
      { x: -542, y: -414 },
      piece(
        HAIR,
        outline(
          '528,400 516,376 522,346 548,328 576,336 584,356,1 560,380 548,404 532,420 510,434 492,430,1 508,418',
        ),
        6,
      ),
      within(
        '#e2a67c',
        outline(
          '556,352,1 586,346 590,360,1 602,374,1 596,379,1 598,386,1 593,390,1 592,402 574,414 546,408 544,376',
        ),
        cut(
          '#c98a64',
          '592,402,1 572,404 556,392 552,376,1 540,420,1 590,420,1',
          '540,350,1 592,350,1 592,360,1 560,364,1',
        ),
      ),
      inked('#4a261c', 3, '578,370 588,368', '588,391 595,390'),
      piece(
        ['#c9b98c', '#fff3cf'],
        outline('514,360,1 520,330 548,314 580,324 592,348,1 616,346,1 614,354 570,356,1'),
        6,
      ),
    ),
  ),
  piece(JACKET, limb('500,450,22 504,520,19 550,556,14'), 6),
  piece(PALE, outline('540,544 556,546 576,554 590,564 584,572,1 560,572 542,566'), 4),
];

/** Their hands hold each other by the wrist, his over hers. */
const clasp: readonly Layer[] = [
  piece(PALE, limb('618,400,13 640,384,12 660,372,13'), 4),
  piece(OVERALL, limb('812,284,22 748,330,19 714,348,15'), 6),
  piece(DARK, limb('716,346,14 690,358,13 668,366,14'), 4),
  piece(
    DARK,
    outline(
      '676,350 654,352 636,360 622,374 620,384,1 630,386 634,392,1 644,390 650,396,1 660,390 668,392,1 684,382 694,366',
    ),
    4,
  ),
  piece(PALE, outline('652,352 668,346 688,348 702,356 700,364,1 688,362 672,364 656,364'), 3),
  inked('#2a120e', 3, '634,386 646,372', '650,392 660,376', '668,390 674,378'),
];

/** A porter of Bwindi helps a guest up a steep slope: she in a yellow jacket on the left, he above with her red pack. */
export const helpingHand: readonly Layer[] = [...porter, ...guest, ...clasp];
