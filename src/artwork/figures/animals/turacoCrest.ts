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

/** Barbs of the neck, each a stroke that thins downwards. */
const BARBS =
  '470,620,0 462,648,5 446,676,0;520,650,0 514,680,5 500,706,0;566,690,0 556,722,5 540,750,0;456,712,0 444,744,6 420,774,0;506,748,0 494,782,6 472,812,0;430,800,0 412,834,6 384,864,0;560,800,0 550,834,6 530,862,0;480,846,0 466,876,6 440,906,0';

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
    cut(SHADE, limb(BARBS)),
    // What the bill keeps from the light.
    cut(BLUE, '560,604,1 656,606,1 720,630,1 720,700,1 680,690 668,720 676,790,1 640,740 600,720 560,740,1'),
    cut(GOLD, '500,940,1 560,872 640,820 760,796,1 860,930,1'),
  ),
  // The bill, its tip red, the lower half in its shade; the gape runs back under the eye.
  within(
    BILL,
    '686,470,1 700,444 760,436 826,462 876,520 896,590 880,668,1 858,626 820,606 760,606 700,622 672,634,1 664,580 670,520',
    cut(LOWER, '660,566,1 720,576 800,566 850,590 900,690,1 660,700,1'),
    cut(RED, '818,430,1 852,500 860,560 836,600 850,640,1 890,700,1 940,600,1 910,440,1'),
  ),
  cut(LOWER, '644,612,1 700,616 760,600 824,600 856,630,1 830,656 770,670 710,670 670,654,1 654,640'),
  cut(RED, '824,604,1 856,630,1 836,652 806,664,1 826,640'),
  cut(DEEP, limb('630,598,0 672,626,5 760,606,5 858,632,0')),
  // The eye looks up to who walks there.
  cut(RED, disc(606, 508, 34, 32)),
  cut(INK, disc(614, 500, 20)),
  cut(WHITE, disc(622, 492, 6)),
  cut(SHADE, '564,496,1 576,466 620,456 648,484,1 616,474 586,480'),
];
