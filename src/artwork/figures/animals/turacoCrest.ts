import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [LIT, BLUE, SHADE] = ['#63c8d8', '#1f8db8', '#145a8a'];
const [NIGHT, DUSK, LEAF, SUNNY] = ['#0d2f3b', '#14485a', '#1d7264', '#52ad6a'];
const [BILL, LOWER, GOLD, RED, DEEP] = ['#ffd23f', '#e59f24', '#e6dc57', '#dd3527', '#8e1a2a'];
const [INK, WHITE] = ['#10131f', '#fff8e6'];

/** The foot of a trunk, wide where it runs into the cap. */
const TRUNK = '-62,40,1 -44,-8 -13,-20 -9,-110,1 9,-110,1 13,-20 44,-8 62,40,1';

/** The floor of the forest, the cap in which all quills are rooted. */
const FLOOR =
  '363,606,1 354,492 412,408 518,382 628,394 700,458 718,490,1 664,480 612,446 540,440 466,458 416,500 384,560';

/** A feather of the crest, its quill at 0,0 and 380 high: the vane is the crown of a tree, the shaft its trunk, the barbs its boughs. */
const plume = (vane: string, lit: string): readonly Layer[] => [
  within(
    vane,
    '-5,-84,1 -40,-92 -62,-124 -58,-150,1 -76,-168 -76,-206 -64,-228,1 -74,-254 -66,-286 -50,-302,1 -48,-334 -24,-362 0,-380,1 24,-362 48,-336 50,-304,1 66,-288 74,-254 62,-230,1 76,-206 76,-170 56,-152,1 62,-124 42,-94 5,-84,1',
    cut(
      lit,
      '4,-60,1 28,-110 22,-146 2,-170,1 34,-190 38,-222 4,-250,1 30,-270 34,-304 2,-326,1 0,-390,1 120,-390,1 120,-60,1',
    ),
  ),
  cut(
    NIGHT,
    TRUNK,
    limb('0,-110,9 0,-140,8 2,-240,5 0,-336,0'),
    limb('0,-104,6 -26,-122,4 -42,-150,0;0,-130,6 24,-148,4 42,-178,0;0,-184,5 -28,-204,4 -50,-236,0'),
    limb('2,-214,5 26,-234,4 46,-266,0;2,-262,4 -22,-280,3 -38,-308,0'),
  ),
];
const [BEHIND, BEFORE] = [plume(DUSK, LEAF), plume(LEAF, SUNNY)];

/** The feathers: which, how far from upright each leans, and its size. */
const PLUMES = [
  [BEHIND, -67, 0.92],
  [BEHIND, -37, 1.06],
  [BEHIND, -9, 1.1],
  [BEFORE, -82, 0.74],
  [BEFORE, -52, 0.9],
  [BEFORE, -23, 1],
  [BEFORE, 5, 1],
  [BEFORE, 35, 0.8],
] as const;

/** The head and neck of a great blue turaco in pixels of the picture, in whose crest the feathers are trees of a forest. */
export const turacoCrest: readonly Layer[] = [
  ...PLUMES.map(([feather, turn, scale]) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return moved({ x: 532 + 132 * sin, y: 522 - 122 * cos, turn, scale }, ...feather);
  }),
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
    cut(GOLD, '500,940,1 560,872 640,820 760,796,1 860,930,1'),
  ),
  cut(NIGHT, FLOOR),
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
