import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [LIT, BLUE, SHADE] = ['#63c8d8', '#1f8db8', '#145a8a'];
const [NIGHT, LEAF, SUNNY] = ['#0d2f3b', '#17605a', '#4aa368'];
const [BILL, LOWER, GOLD, RED, DEEP] = ['#ffd23f', '#e59f24', '#e6dc57', '#dd3527', '#8e1a2a'];
const [INK, WHITE] = ['#10131f', '#fff8e6'];

/** A cloud of leaves: lobed above, flatter below, the sun on its right. */
const cloud: Layer = within(
  NIGHT,
  '-94,24,1 -112,-10 -84,-30,1 -86,-62 -48,-64,1 -30,-96 10,-96 28,-70,1 66,-78 84,-50 78,-30,1 112,-16 106,20 82,28,1 50,40 20,26 -8,34,1 -40,44 -70,38',
  cut(
    LEAF,
    '-20,-110,1 -36,-70 -10,-56 -20,-36,1 10,-36 30,-14 18,6,1 50,4 60,24 40,44,1 160,60,1 160,-110,1',
  ),
  cut(SUNNY, '6,-110,1 34,-90 28,-70,1 52,-66 60,-44 78,-30,1 96,-16 92,10 82,28,1 160,40,1 160,-110,1'),
);

/** Trunks with their boughs, and where their clouds of leaves hang: their middle, breadth, height, turn. */
const tree = (
  trunk: string,
  clouds: readonly (readonly [number, number, number, number])[],
): readonly Layer[] => [
  cut(NIGHT, limb(trunk)),
  ...clouds.map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, cloud)),
];
const TIERED = tree(
  '0,30,22 -2,-20,11 4,-110,8 0,-240,4;0,-90,6 -24,-130,4 -44,-150,2;2,-120,6 30,-170,4 44,-190,2',
  [
    [-36, -160, 0.56, -14],
    [40, -206, 0.62, 12],
    [-12, -280, 0.84, 0],
  ],
);
const TALL = tree('0,30,20 4,-40,10 -2,-150,7 2,-260,4;0,-130,6 26,-170,4 38,-180,2', [
  [26, -180, 0.6, 14],
  [-22, -236, 0.66, -12],
  [8, -310, 0.7, 4],
]);
const UMBRELLA = tree(
  '0,30,24 0,-30,10 6,-120,7 0,-190,4;2,-110,6 -30,-160,4 -50,-180,2;4,-120,6 36,-160,4 56,-176,2',
  [
    [-34, -190, 0.66, -10],
    [44, -192, 0.62, 14],
    [4, -236, 0.84, 0],
  ],
);

/** The trees of the crest: which, where it stands on the crown of the head, its lean, its size. */
const PLUMES = [
  [UMBRELLA, 366, 526, -74, 0.78],
  [TALL, 382, 480, -52, 0.86],
  [UMBRELLA, 446, 420, -24, 0.84],
  [TIERED, 414, 442, -37, 0.98],
  [TALL, 476, 402, -14, 1],
  [TIERED, 520, 390, 2, 1.1],
  [TALL, 616, 398, 17, 0.98],
  [UMBRELLA, 658, 426, 36, 0.8],
] as const;

/** Feathers of the neck in three rows that run about it, each larger than the one above: a crescent at each tip. */
const FEATHERS = (
  [
    [434, 640, 4, 0.86],
    [430, 716, 4, 0.92],
    [406, 794, 3, 1.02],
  ] as const
).flatMap(([left, y, count, scale]) =>
  Array.from({ length: count }, (_, at) => ({
    x: Math.round(left + at * 54 * scale),
    y: Math.round(y + at * 12 * scale),
    scale,
    turn: 16,
  })),
);
const crescent = cut(SHADE, '-23,-8,1 -18,24 18,24 23,-8,1 12,12 -12,12');

/** The head and neck of a great blue turaco in pixels of the picture, in whose crest the plumes are trees of a forest. */
export const turacoCrest: readonly Layer[] = [
  ...PLUMES.map(([plume, x, y, turn, scale]) => moved({ x, y, turn, scale }, ...plume)),
  // Undergrowth.
  cut(
    NIGHT,
    '372,590,1 352,560 348,530 372,526,1 352,500 372,486 384,492,1 376,452 402,448 410,456,1 410,420 440,416 446,424,1 452,392 480,388 490,398,1 504,372 530,372 538,384,1 560,368 580,374 588,388,1 612,378 630,388 634,404,1 660,396 676,414 680,440,1 600,520 420,560',
  ),
  within(
    BLUE,
    '360,570,1 364,500 420,416 520,390 620,402 690,456 716,520 720,590 690,650 664,686,1 672,760 740,830 800,920,1 160,920,1 250,820 340,720 366,640',
    cut(
      LIT,
      '720,420,1 660,420 640,404,1 664,450 668,500 640,560 656,620 610,690 600,760 640,830 700,920,1 900,920,1 900,420,1',
    ),
    cut(SHADE, '300,420,1 420,400,1 384,500 400,600 410,690 370,780 300,860 280,930,1 100,930,1'),
    // What the bill keeps from the light.
    cut(BLUE, '560,590,1 740,590,1 740,752,1 690,744 640,722 590,680,1'),
    ...FEATHERS.map((placing) => moved(placing, crescent)),
    cut(GOLD, '500,940,1 560,872 640,820 760,796,1 860,930,1'),
  ),
  // The bill, its tip red: the lower half in shade, and the gape as one line that ends under the eye.
  within(
    LOWER,
    '640,576,1 730,600 838,598,1 846,610 832,632 800,650 740,656 690,642 656,614',
    cut(RED, '806,560,1 804,610 792,640 780,670,1 880,670,1 880,560,1'),
  ),
  within(
    BILL,
    '682,484,1 706,452 758,446 814,470 856,520 872,580 864,646,1 856,612 836,598,1 780,604 710,602 634,572,1 656,562 664,520',
    cut(RED, '792,440,1 820,490 828,540 810,610,1 900,700,1 920,500,1'),
  ),
  cut(DEEP, limb('626,566,0 670,592,4 730,602,5 790,602,5 840,598,0')),
  // The eye, calm under its lid.
  cut(SHADE, disc(602, 510, 36, 34)),
  within(
    SHADE,
    disc(603, 512, 27, 26),
    cut(RED, '560,550,1 560,502,1 604,486 650,502,1 650,550,1'),
    cut(INK, disc(606, 513, 17)),
  ),
  cut(WHITE, disc(613, 506, 5)),
];
