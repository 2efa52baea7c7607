import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [BLUE, LIT, DEEP, NIGHT] = ['#2f9cc0', '#8fdfe0', '#1d6a92', '#14264c'];
const [YELLOW, CHESTNUT, BILL, RED] = ['#ece066', '#a8451f', '#ffd84e', '#e2402c'];

/** Crest in rounded plumes, from the forehead to the nape. */
const CREST =
  '600,262,1 616,226 630,190 624,168,1 610,168 600,186,1 606,146 600,112 584,104,1 566,112 566,146,1 558,108 544,80 526,78,1 510,92 520,132,1 502,104 482,90 468,96,1 458,114 480,146,1 456,130 434,126 426,138,1 426,158 456,178,1 436,176 418,182 418,194,1 428,212 462,220 492,256,1 540,300';

/** The head of a great blue turaco in a picture of 1200 x 900, crest up, the bill towards the lower right. */
export const turacoHead: readonly Layer[] = [
  cut(NIGHT, CREST),
  cut(LIT, '480,250,1 510,226 560,226 596,246 612,270,1 606,310 580,352,1 540,372 490,340'),
  cut(BLUE, '480,250,1 506,230 530,228,1 510,270 520,320 570,356,1 520,400 450,340'),
  cut(
    BILL,
    '602,252,1 640,250 684,272 708,308 712,346 700,384,1 690,366 664,356 620,362 576,360,1 590,320 594,284',
  ),
  cut(RED, '668,264,1 692,280 710,310 712,346 700,384,1 690,366 676,358 662,357,1 676,330 680,296'),
  cut('#c8922a', '574,352,1 620,350 650,354 690,366,1 664,378 610,384 566,374,1'),
  cut('#c33a2c', disc(560, 284, 19)),
  cut('#0f1424', disc(566, 287, 12)),
  cut('#fff6e0', disc(570, 282, 4)),
];

/** A great blue turaco that leans down to the right from a bough, its tail beyond the left edge of a picture of 1200 x 900. */
export const turacoLeaning: readonly Layer[] = [
  within(
    BLUE,
    '540,236,1 490,230 440,256 390,262 300,216 200,160 80,110 -60,70,1 -60,440,1 60,480 200,530 330,530 430,490 500,430 548,384 584,358,1 590,300',
    cut(YELLOW, '470,470,1 420,430 330,440 240,430,1 200,560,1 400,560,1'),
    cut(CHESTNUT, '-80,380,1 60,420 180,440 250,430,1 290,470 330,540,1 200,600,1 -80,600,1'),
    // The folded wing, its coverts in the light, its quills in shade.
    cut(DEEP, '400,300,1 350,370 250,410 120,400 -60,360,1 -60,200,1 160,200 300,240'),
    cut(NIGHT, '210,402,1 120,396 20,370 -60,340,1 -60,290,1 40,330 130,370'),
    cut(
      LIT,
      '450,200,1 430,256 390,240 300,196 200,140 80,90 -60,50,1 -60,128,1 80,164 200,212 310,272 400,300,1 440,290 480,262 500,240,1',
    ),
  ),
  moved({ x: 62, y: -86, turn: 10 }, ...turacoHead),
];
