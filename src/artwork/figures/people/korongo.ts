import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { cranesCrest } from './cranesCrest.ts';

const [SKIN, SHADE, NAPE, INK] = ['#a5633b', '#6a3526', '#542620', '#1c1020'];
const [HAIR, FADE, GOLD, RIM] = ['#2a1a30', '#5b3334', '#ffd23e', '#ffc06a'];
const [GREY, GREY_SHADE, LAPEL, LAPEL_SHADE] = ['#b4bdd0', '#7d88a8', '#8f9ab6', '#616c90'];
const [WHITE, WHITE_SHADE, RED, RED_SHADE] = ['#fffaf0', '#c9cbe0', '#e2322f', '#a01f35'];

/** Forehead, nose, lips and chin, along the jaw to its angle, and up behind the ear. */
const FACE =
  '700,150,1 756,190 780,250 784,312 778,338 790,372 812,410 838,446 840,474 818,484 800,486,1 806,500 828,508 832,526 812,538,1 826,546 826,566 806,578 798,592 806,616 800,644 768,664 724,660 660,638 604,606 574,560 556,480,1 520,380 560,200';

const suit: Layer[] = [
  within(
    GREY,
    '150,920,1 170,806 250,762 420,690,1 700,744,1 780,770 842,826 866,920,1',
    cut(GREY_SHADE, '690,700,1 690,920,1 1000,920,1 1000,700,1'),
    cut(RIM, '140,920,1 160,806 250,754 420,682,1 420,700,1 262,778 190,818 172,920,1'),
  ),
];

const neck: Layer[] = [
  within(
    SKIN,
    '440,440,1 470,520 474,600 446,660 416,690,1 560,800 690,800,1 690,760 672,730 666,690 676,650,1 680,440,1',
    cut(SHADE, '580,540,1 612,620 700,670,1 760,640,1 760,840,1 600,840,1 640,760 610,690 560,640'),
    cut(NAPE, '592,570,1 660,620 740,660,1 740,720,1 672,716 616,676'),
    cut(RIM, '430,440,1 456,520 460,600 430,656 404,690,1 430,704,1 462,664 490,604 484,520 462,440,1'),
  ),
];

const face: Layer[] = [
  within(
    SKIN,
    FACE,
    // In shade: the socket of the eye, the hollow below the cheekbone, and the jaw from below.
    cut(
      SHADE,
      '800,330,1 770,352 722,362 700,384 722,412 770,420 800,410,1 900,410,1 900,330,1',
      '584,500,1 616,560 664,590 716,612 770,644 820,652,1 820,720,1 560,720,1 540,520,1',
    ),
    cut(SHADE, '782,474,1 804,466 822,482 812,500,1 792,498', '770,598,1 796,582 808,592,1 792,608'),
    cut(INK, limb('826,532,1 800,536,5 764,524,2 752,514,1')),
    cut(INK, limb('778,448,1 766,468,5 778,486,4 802,486,1')),
  ),
];

const hair: Layer[] = [
  // Shaved closer towards the nape, and before the ear.
  cut(
    FADE,
    '394,330,1 402,420 424,480 452,530,1 494,520 520,490 552,440,1 560,356 628,350,1 636,430,1 652,436 654,380 652,300,1',
  ),
  within(
    HAIR,
    '762,214,1 752,160 690,112 586,100 470,120 398,210 380,320 388,400 420,440,1 470,448 516,420 544,370,1 566,330 606,322 650,346,1 652,300 668,268,1 716,256 744,238,1',
  ),
  ...cranesCrest,
];

const ear: Layer[] = [
  within(
    SKIN,
    '560,410 570,354 616,338 640,372 628,424 602,452 594,496 570,504 560,466',
    cut(RIM, '500,330,1 596,330 580,360 569,410 574,470 580,520,1 500,520,1'),
  ),
  inked(SHADE, 8, '582,412 582,374 612,362 620,386 606,424 590,452 584,480'),
  cut(SHADE, limb('590,410,1 600,398,5 601,422,2')),
];

/** A man in round gold spectacles in profile: his crown of gold bristles, red scarf and grey suit are a crowned crane's. */
export const korongo: readonly Layer[] = [
  ...suit,
  ...neck,
  ...face,
  ...hair,
  ...ear,
  // Brow and eye behind the glass.
  cut(INK, limb('780,318,2 752,300,8 706,318,2')),
  within(WHITE, '770,384,1 764,362 716,384,1 744,394', cut(INK, disc(758, 376, 12, 15))),
  cut(INK, limb('778,376,3 752,352,8 708,386,2')),
  cut({ stroke: GOLD, width: 10 }, disc(760, 380, 26, 52), 'M734 366L624 354Q606 352 600 370'),
  // White collar and grey lapels.
  cut(WHITE, '420,664,1 404,700 480,804 600,920,1 700,920,1 690,780,1 560,750'),
  cut(WHITE_SHADE, '690,780,1 684,748,1 712,756 744,800 700,920,1 680,920,1'),
  cut(LAPEL, '412,688,1 378,732 350,780,1 420,800,1 404,826,1 560,920,1 640,920,1 500,800'),
  cut(LAPEL_SHADE, '712,748,1 770,780 780,810,1 744,836,1 756,856,1 716,920,1 700,920,1 730,830'),
  // The red throat of the bird is a scarf, knotted below the chin.
  within(
    RED,
    '452,640,1 540,684 620,694 692,680,1 742,704 756,762 724,804,1 620,816 500,756 416,684,1',
    cut(RED_SHADE, '660,680,1 690,740 660,820,1 780,820,1 780,670,1'),
  ),
  within(
    RED,
    '668,780,1 622,826 616,892 650,930 706,930 748,890 752,836 722,780,1',
    cut(RED_SHADE, '704,770,1 720,840 680,940,1 780,940,1 780,770,1'),
  ),
  within(RED, disc(700, 782, 36, 28), cut(RED_SHADE, disc(722, 794, 34, 30))),
];
