import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';

/** Fur in shade, its middle, its light; bare skin and its gleam; the bamboo. */
const [DARK, FUR, LIT, SKIN, SKIN_MID, GLEAM] = [
  '#1a1c2a',
  '#2e3142',
  '#596072',
  '#2b2630',
  '#4a4148',
  '#857780',
];
const [CULM, CULM_SHADE, CULM_LIT] = ['#8fb84e', '#5c8a44', '#cfe08a'];

/** How far flesh and fur reach from the bones of arm and leg. */
const ARM = '0,52,50 0.5,46,46 1,40,40 1.5,36,36 2,24,24';
const LEG = '0,64,60 0.5,56,54 1,46,46 1.5,38,38 2,26,26';

/** A culm of bamboo between two points of its foot and its top, with rings at its nodes. */
const culm = (x: number, wide: number, lean: number, nodes: readonly number[]): readonly Layer[] => [
  cut(CULM, `${x - wide},920,1 ${x - wide + lean},-20,1 ${x + wide + lean},-20,1 ${x + wide},920,1`),
  cut(
    CULM_SHADE,
    `${x - wide},920,1 ${x - wide + lean},-20,1 ${x - wide * 0.3 + lean},-20,1 ${x - wide * 0.3},920,1`,
  ),
  cut(
    CULM_LIT,
    `${x + wide * 0.4},920,1 ${x + wide * 0.4 + lean},-20,1 ${x + wide * 0.75 + lean},-20,1 ${x + wide * 0.75},920,1`,
  ),
  ...nodes.map((y) => {
    const at = x + (lean * (900 - y)) / 920;
    return cut('#4a7038', `${at - wide - 4},${y},1 ${at},${y - 8} ${at + wide + 4},${y},1 ${at},${y + 6}`);
  }),
];

/** Four fingers round the culm, their knuckles towards us. */
const grip = (x: number, y: number): readonly Layer[] => [
  cut(
    SKIN,
    `${x - 46},${y - 34} ${x - 10},${y - 42} ${x + 40},${y - 36} ${x + 50},${y - 6} ${x + 46},${y + 30} ${x},${y + 40} ${x - 44},${y + 32}`,
  ),
  inked(
    '#120f18',
    4,
    `${x - 20},${y - 18} ${x + 20},${y - 16} ${x + 48},${y - 14}`,
    `${x - 20},${y} ${x + 20},${y + 2} ${x + 50},${y + 2}`,
    `${x - 20},${y + 18} ${x + 20},${y + 20} ${x + 46},${y + 18}`,
  ),
  cut(SKIN_MID, disc(x + 34, y - 26, 12, 6), disc(x + 38, y - 7, 12, 6), disc(x + 37, y + 11, 12, 6)),
];

const HEAD =
  '560,330 556,270 580,206 630,168 690,160 746,178 784,226 796,286 788,346 760,396 716,424 664,430 610,412 576,376';

/** A young gorilla climbs a bamboo stem, both hands and a foot on it, and looks at us, in the picture's own pixels. */
export const gorillaOnBamboo: readonly Layer[] = [
  // The far leg, drawn up, its foot against the stem.
  cut(DARK, flesh('650,690 790,664 838,740', LEG), disc(842, 752, 42, 30)),
  ...culm(850, 34, 30, [90, 330, 560, 792]),
  // The far arm reaches up behind the head.
  cut(DARK, flesh('730,470 820,380 858,250', ARM)),
  ...grip(866, 232),
  // The trunk hangs from the arms: shoulders, round belly, seat.
  within(
    FUR,
    '560,430 620,400 700,404 764,430 800,500 806,580 790,660 750,730 690,770 620,780 560,750 524,690 510,610 520,520',
    cut(
      DARK,
      '640,420,1 700,470 760,470 810,500,1 830,640 780,760 640,800 560,770,1 640,730 700,660 700,560 660,490',
    ),
    cut(LIT, '516,640,1 510,600 520,516 560,426 620,396,1 590,450 560,520 550,600 540,680'),
  ),
  // The near leg: hip, knee out, the foot's grasp on the stem.
  cut(FUR, flesh('590,700 672,812 800,800', LEG)),
  cut(LIT, '536,690,1 556,740 600,800 640,850,1 590,830 546,770 530,720'),
  cut(DARK, '650,752,1 690,772 760,768 800,776,1 800,824,1 740,800 680,800'),
  cut(SKIN, '786,768,1 820,764 860,756 892,768 896,800 880,826 840,836 800,832 780,826,1'),
  inked('#120f18', 4, '852,776 892,780', '850,796 896,798', '846,814 886,816'),
  // The head: a round crown, the bare face, ears.
  cut(SKIN, disc(560, 300, 24, 32), disc(790, 296, 20, 30)),
  cut(SKIN_MID, disc(560, 302, 13, 19)),
  within(
    FUR,
    HEAD,
    cut(
      LIT,
      '556,300,1 556,262 580,206 630,166 690,158 740,174,1 690,182 650,206 620,250 600,270 590,320 570,360',
    ),
    cut(DARK, '800,270,1 770,300 776,360 740,400 690,420 640,420 690,440 770,420 810,340'),
  ),
  within(
    SKIN,
    '598,290 604,256 640,240 676,250 712,240 750,256 760,292 750,322 752,356 730,392 690,410 650,408 616,392 600,358 606,322',
    cut(
      SKIN_MID,
      '606,280,1 616,256 644,250 676,262 710,250 742,264 752,290,1 720,278 690,284 676,292 660,284 630,278',
      '612,360,1 620,340 650,330 676,332 704,330 734,340 744,364 724,392 680,404 634,394',
    ),
    cut(
      GLEAM,
      '614,268,1 640,254 672,264,1 644,264; 682,264,1 710,254 738,268,1 710,264',
      '670,288,1 677,284 684,288 690,306 678,314 666,308',
    ),
    // The heart of the nose and its nostrils.
    cut(SKIN, '642,328 656,312 676,310 698,312 712,328 702,348 678,352 654,348'),
    cut('#0f0c14', '650,332 660,320 672,326 670,340 656,342', '704,332 694,320 682,326 684,340 698,342'),
  ),
  inked('#0f0c14', 4, '630,376 652,384 678,380 704,384 726,374'),
  cut(
    '#0f0c14',
    '622,296,1 634,286 650,288 660,300,1 648,308 632,306',
    '692,300,1 702,288 718,286 732,296,1 722,306 706,308',
  ),
  cut('#7a4a2a', disc(642, 297, 8, 8), disc(711, 297, 8, 8)),
  cut('#0f0c14', disc(642, 297, 5), disc(711, 297, 5)),
  cut('#fff0dc', disc(640, 294, 2), disc(709, 294, 2)),
  // The near arm crosses to the stem below the chin.
  cut(FUR, flesh('566,480 640,590 838,540', ARM)),
  cut(LIT, '520,500,1 540,440 580,428,1 556,480 566,540 600,590 640,610,1 580,600 536,560'),
  cut(DARK, '640,632,1 720,606 800,574 846,560,1 842,532,1 770,566 690,586 646,586,1 616,600'),
  ...grip(858, 536),
  cut(
    LIT,
    limb('690,180,0 676,200,4 668,226,0; 640,186,0 630,206,4 624,230,0; 600,640,0 606,680,5 622,720,0'),
  ),
];
