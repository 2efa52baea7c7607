import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLUE, LIT, DEEP, NIGHT] = ['#2f9cc0', '#8fdfe0', '#1d6a92', '#14264c'];
const [FOOT, SCUTE] = ['#4e5a74', '#262d3c'];
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

/** Rows of the wing's feathers, the hindmost first: their tone, their width, and each from its root to its tip. */
const FEATHERS: readonly (readonly [string, number, readonly string[]])[] = [
  [
    '#174f78',
    60,
    [
      '230,350 110,374 -80,388',
      '230,312 100,326 -80,332',
      '230,272 100,274 -80,268',
      '240,232 100,216 -80,196',
    ],
  ],
  [
    DEEP,
    56,
    [
      '330,340 260,364 176,378',
      '340,306 250,320 150,326',
      '340,272 250,268 146,264',
      '330,236 250,218 160,200',
    ],
  ],
  [BLUE, 50, ['400,312 350,332 306,340', '410,290 350,294 282,292', '410,264 350,254 286,242']],
];

/** A row of feathers, each with its shade on the ones under it. */
const feathers = ([tone, width, rows]: (typeof FEATHERS)[number]): Layer[] =>
  rows.flatMap((row) => [moved({ x: -6, y: 5 }, inked(NIGHT, width, row)), inked(tone, width, row)]);

/** A great blue turaco that leans down to the right from a bough, its tail beyond the left edge of a picture of 1200 x 900. */
export const turacoLeaning: readonly Layer[] = [
  within(
    BLUE,
    '540,236,1 490,230 440,256 390,262 300,216 200,160 80,110 -60,70,1 -60,440,1 60,480 200,530 330,540 452,514 530,446 548,390 584,358,1 590,300',
    cut(YELLOW, '470,470,1 420,430 330,440 240,430,1 200,560,1 400,560,1'),
    cut(CHESTNUT, '-80,380,1 60,420 180,440 250,430,1 290,470 330,540,1 200,600,1 -80,600,1'),
    // The folded wing: quills in shade, over them two rows of coverts, each brighter than the last.
    cut(NIGHT, '420,300,1 400,340 340,372 260,400 170,420 60,420 -60,410,1 -60,120,1 200,180 320,250'),
    ...FEATHERS.flatMap(feathers),
    cut(
      LIT,
      '450,200,1 430,256 390,240 300,196 200,140 80,90 -60,50,1 -60,128,1 80,164 200,212 310,272 400,300,1 440,290 480,262 500,240,1',
    ),
  ),
  moved({ x: 62, y: -96, turn: 10 }, ...turacoHead),
];

/** Its feet round the bough, each with a knuckle and three toes that end in claws; laid over the bough. */
export const turacoFeet: readonly Layer[] = (
  [
    [190, 506],
    [306, 518],
  ] as const
).map(([x, y]) =>
  moved(
    { x, y },
    cut(
      FOOT,
      disc(4, -4, 17, 15),
      limb('0,-6,12 -18,8,11 -30,28,8 -34,50,1'),
      limb('4,-6,13 4,20,11 2,42,8 -4,64,1'),
      limb('8,-6,12 28,6,11 38,26,8 36,48,1'),
    ),
    inked(
      SCUTE,
      4,
      '-20,4 -12,14',
      '-30,20 -20,26',
      '-4,12 12,14',
      '-4,30 10,32',
      '20,12 28,4',
      '30,26 40,20',
    ),
  ),
);
