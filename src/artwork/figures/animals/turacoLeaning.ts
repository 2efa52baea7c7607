import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLUE, LIT, DEEP, NIGHT] = ['#2f9cc0', '#8fdfe0', '#1d6a92', '#14264c'];
const FOOT = '#2a3140';
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
  cut('#0f1424', disc(569, 291, 11)),
  cut('#fff6e0', disc(572, 286, 3)),
  // The lid, lowered to look down.
  cut(BLUE, '540,284,1 540,264 580,260 580,282,1 560,276'),
];

/** A great blue turaco that leans down to the right from a bough, its tail beyond the left edge of a picture of 1200 x 900. */
export const turacoLeaning: readonly Layer[] = [
  within(
    BLUE,
    '540,236,1 490,230 440,256 390,262 300,216 200,160 80,110 -60,70,1 -60,440,1 60,480 200,530 330,540 452,514 530,446 548,390 584,358,1 590,300',
    cut(YELLOW, '470,470,1 420,430 330,440 240,430,1 200,560,1 400,560,1'),
    cut(CHESTNUT, '-80,380,1 60,420 180,440 250,430,1 290,470 330,540,1 200,600,1 -80,600,1'),
    // The folded wing, its coverts in the light, its quills in shade.
    cut(
      DEEP,
      '400,300,1 392,340 350,356,1 352,380 306,384,1 300,408 252,404,1 240,426 186,414,1 168,430 110,408,1 40,400 -60,370,1 -60,200,1 160,200 300,240',
    ),
    cut(NIGHT, limb('-60,322,18 60,366,16 172,402,0;-60,286,12 90,346,12 220,386,0')),
    inked(
      BLUE,
      6,
      '120,240 170,262 178,292',
      '178,252 228,278 236,312',
      '244,268 288,292 296,330',
      '60,238 112,262 120,300',
      '130,306 180,330 196,352',
      '200,322 244,344 258,364',
      '60,296 104,318 118,336',
    ),
    cut(
      LIT,
      '450,200,1 430,256 390,240 300,196 200,140 80,90 -60,50,1 -60,128,1 80,164 200,212 310,272 400,300,1 440,290 480,262 500,240,1',
    ),
  ),
  moved({ x: 62, y: -86, turn: 10 }, ...turacoHead),
];

/** Its feet round the bough, each with toes before and the knuckle above; laid over the bough. */
export const turacoFeet: readonly Layer[] = [
  inked(
    FOOT,
    15,
    ...[206, 316].flatMap((x) => [
      `${x},492 ${x + 34},490 ${x + 40},530`,
      `${x},492 ${x + 6},500 ${x + 10},540`,
      `${x},492 ${x - 24},492 ${x - 22},524`,
    ]),
  ),
  cut(
    FOOT,
    ...[206, 316].map((x) =>
      limb(
        `${x + 40},526,7 ${x + 40},544,4 ${x + 32},554,0;${x + 10},536,7 ${x + 8},554,4 ${x},562,0;${x - 22},520,7 ${x - 24},538,4 ${x - 32},546,0`,
      ),
    ),
  ),
];
