import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { PROFILE, silverbackFace } from './silverbackFace.ts';

/** Fur in shade, its middle, the forest's light on it; the coat of the young; the darkest. */
const [DARK, FUR, LIT] = ['#101a1b', '#24302f', '#50655a'];
const [YOUNG, YOUNG_DARK, YOUNG_LIT] = ['#55402f', '#35271f', '#927553'];
const NIGHT = '#0d0b10';
/** The bare face of both, and the light along its edge. */
const BARE = { skin: '#1c191c', mid: '#453e3f', lit: '#8f7f74', edge: '#dbe8a8' };

/** Her back from the nape to the seat, belly and breast. */
const TRUNK =
  '620,390,1 690,262 790,244 876,320 926,450 950,590 952,710 926,820 870,874,1 560,874,1 530,760 560,640 580,540 590,460';

/** Her head in the pixels of its face: nape, a low crest, the profile, the throat. */
const HEAD = `1080,700 1040,440 960,290 860,216 764,184 690,200 630,226 ${PROFILE} 620,780 760,900 960,900`;

const ARM = '0,92,90 0.5,72,70 0.95,58,58 1.4,50,48 1.8,38,36 2,32,32';
const LEG = '0,112,96 0.5,92,84 1,62,60 1.5,48,46 2,36,36';
const SMALL_ARM = '0,28,28 0.6,23,23 1,20,20 1.6,17,16 2,13,13';
const SMALL_LEG = '0,44,38 0.6,32,30 1,26,25 1.6,20,20 2,16,16';

/** A foot flat on the ground at (x, y), its toes to the left. */
const foot = (x: number, y: number): string =>
  `${x + 40},${y - 54},1 ${x - 30},${y - 54} ${x - 70},${y - 32} ${x - 120},${y - 22} ${x - 136},${y},1 ${x + 40},${y},1`;

/** The infant: seated in her lap, a knee drawn up, one hand at her chin. */
const infant: readonly Layer[] = [
  within(
    YOUNG,
    '470,450 424,510 398,580 404,660 440,712 520,726 580,700 596,640 584,570 556,500 530,450',
    cut(YOUNG_LIT, '440,480,1 416,520 390,590 404,690,1 420,640 420,580 450,520'),
    cut(YOUNG_DARK, '560,500,1 540,580 556,640 520,700 440,740,1 640,740,1 620,500'),
  ),
  // The round head: a bare face, small eye under its brow, short muzzle, an ear.
  within(
    YOUNG,
    '424,470 416,420 436,376 480,358 524,368 550,398,1 552,416 566,434 576,454 570,474 548,488 500,500 446,500',
    cut(YOUNG_LIT, '410,470,1 410,410 436,370 484,352 540,376,1 490,376 452,400 438,440 436,490,1'),
    cut(BARE.skin, '514,404,1 534,392 556,400 584,440 584,474 552,494 522,488 506,466 514,436'),
    cut(BARE.mid, '540,434,1 558,432 580,450 578,472 552,486 530,476 532,450'),
    cut(BARE.lit, '526,404,1 540,392 554,398 558,410,1 542,408; 556,440,1 570,440 578,454 570,460 560,456'),
  ),
  cut(NIGHT, disc(539, 421, 7, 6), disc(571, 453, 3, 3)),
  cut('#f8ecd6', disc(541, 419, 2)),
  inked(NIGHT, 3, '574,474 558,478 542,472'),
  cut(BARE.skin, disc(472, 440, 13, 15)),
  cut(BARE.mid, disc(474, 441, 6, 8)),
];

/** A gorilla mother sits in the leaves and looks down at the infant in her arm, which reaches for her chin: in the picture's own pixels. */
export const gorillaCradling: readonly Layer[] = [
  // The far leg, its knee up, its foot flat.
  cut(DARK, flesh('660,800 452,716 420,840', LEG, 0.9), foot(400, 872)),
  within(
    FUR,
    TRUNK,
    cut(LIT, '690,262,1 790,240 880,316 934,450 956,590 956,720,1 920,600 880,480 820,380 760,320'),
    cut(
      DARK,
      '560,400,1 640,440 700,480 730,560 720,660 740,760 820,840 900,860,1 860,900 500,900,1 500,500',
    ),
    cut(FUR, limb('880,420,0 900,520,14 880,600,0; 930,540,0 936,640,12 916,720,0')),
  ),
  ...infant,
  // Her far hand comes round its back.
  cut(
    BARE.skin,
    '396,556 430,562 442,580 426,588,1 444,600 440,614 422,612,1 436,626 430,640 410,634,1 418,650 404,660 384,652 372,620 374,584',
  ),
  moved(
    { x: 325, y: 217, turn: -20, scale: 0.42 },
    within(
      FUR,
      HEAD,
      cut(DARK, '560,800,1 660,700 740,620 790,520 840,400 950,290,1 1180,500 1000,960 700,960'),
      cut(LIT, '580,250,1 630,226 690,198 764,184 856,216 910,260,1 820,250 760,270 700,310 650,290'),
      cut(LIT, '684,340,1 724,360 750,420 750,500 726,580 680,660 610,716,1 660,640 684,560 676,470 652,400'),
      cut(FUR, limb('720,300,0 770,250,8 800,200,0; 730,450,0 738,520,8 716,590,0')),
    ),
    ...silverbackFace(BARE),
  ),
  // The infant's near leg and the arm that reaches up.
  within(
    YOUNG,
    flesh('500,684 396,640 386,744', SMALL_LEG),
    cut(YOUNG_LIT, '350,640,1 370,600 420,606 480,640,1 420,630 388,650 376,760,1 350,760,1'),
  ),
  cut(BARE.skin, '370,738,1 402,738 416,756 414,772,1 340,772,1 338,762 352,756'),
  within(
    YOUNG,
    flesh('506,544 584,560 590,470', SMALL_ARM),
    cut(YOUNG_LIT, '520,470,1 556,520 570,510 574,460,1 556,450'),
  ),
  cut(
    BARE.skin,
    '574,476,1 566,452 572,440 582,446,1 582,428 592,428 596,442,1 602,430 612,436 608,452 606,476,1',
  ),
  // Her near leg, folded, its foot flat.
  within(
    FUR,
    flesh('830,800 590,716 556,840', LEG),
    cut(LIT, '500,860,1 500,700 560,640 640,640 760,690,1 660,680 600,690 570,740 560,860,1'),
    cut(DARK, '900,780,1 760,800 680,770 640,760 610,800 606,860,1 700,930,1 920,900,1'),
  ),
  cut(BARE.skin, foot(546, 876)),
  inked(BARE.mid, 5, '424,872 442,868', '452,874 470,870', '482,874 498,872'),
  cut(BARE.mid, '560,826,1 500,830 460,846 420,854,1 480,854 540,846'),
  // Her near arm carries it: a heavy shoulder, the elbow on her thigh, the hand under its seat.
  cut({ fill: DARK, opacity: 0.7 }, '700,420,1 720,560 700,660 560,720,1 640,760 820,760 900,660'),
  cut(
    BARE.skin,
    '600,640,1 540,650 490,660 458,680 446,702,1 456,712 490,704,1 468,724 476,738 508,726,1 500,742 516,750 544,736 600,724,1',
  ),
  inked(NIGHT, 4, '492,704 530,692', '508,726 540,714'),
  within(
    FUR,
    flesh('790,400 830,640 576,684', ARM),
    cut(LIT, '690,420,1 700,330 800,300 880,360 920,500 910,620,1 870,560 830,470 780,410 740,440 726,540,1'),
    cut(LIT, '740,580,1 720,610 640,634 560,646,1 560,664 660,656 740,630,1'),
    cut(DARK, '560,720,1 680,700 800,690 900,620,1 920,760 700,780 560,760'),
    cut(FUR, limb('800,330,0 812,400,12 790,470,0; 860,380,0 876,470,12 856,540,0')),
  ),
];
