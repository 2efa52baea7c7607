import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SHADE, INK] = ['#9a5a36', '#6a3526', '#1c1020'];
const [HAIR, HAIR_SHADE, STRAW, STRAW_SHADE] = ['#32203a', '#1c1020', '#ffd23e', '#e39a2a'];
const [GREY, GREY_SHADE, LAPEL, LAPEL_SHADE] = ['#b4bdd0', '#7d88a8', '#8f9ab6', '#616c90'];
const RIM = '#ffc06a';
const [WHITE, WHITE_SHADE, RED, RED_SHADE] = ['#fffaf0', '#c9cbe0', '#e2322f', '#a01f35'];

/** The stiff bristles of the crown: a full fan from one point at the back of his crown, each of another length. */
const straws = (odd: 0 | 1): string[] =>
  Array.from({ length: 51 }, (_, at) => at)
    .filter((at) => at % 2 === odd)
    .map((at) => {
      const turn = ((214 - at * 2.9) / 180) * Math.PI;
      const far = 206 + ((at * 37) % 53) - Math.abs(at - 25) * 1.2;
      const along = (way: number) =>
        `${Math.round(462 + Math.cos(turn) * way)},${Math.round(226 - Math.sin(turn) * way)}`;
      return limb(`${along(10)},2 ${along(far * 0.7)},5 ${along(far)},0`);
    });

/** A man in round gold spectacles in profile: his crown of gold straws, red bow tie and grey suit are a crowned crane's. */
export const korongo: readonly Layer[] = [
  // The suit, turned as he looks: his far shoulder is the short one.
  within(
    GREY,
    '150,920,1 170,800 250,758 396,688,1 700,740,1 790,766 850,820 870,920,1',
    cut(GREY_SHADE, '690,700,1 690,920,1 1000,920,1 1000,700,1'),
    cut(RIM, '140,920,1 160,800 250,750 400,680,1 400,700,1 262,772 190,812 172,920,1'),
  ),
  within(
    SKIN,
    '446,440,1 440,600 410,674,1 620,820,1 712,790,1 668,740 676,620,1 640,440,1',
    cut(RIM, '430,430,1 430,600 396,680,1 428,684,1 460,600 458,430,1'),
    cut(SHADE, '580,560,1 600,600 700,640,1 760,640,1 760,840,1 690,840,1 640,720 560,620'),
  ),
  within(
    SKIN,
    '740,150,1 782,210 800,270 802,336 788,366 796,396 818,432 844,464 848,494 818,504 806,502,1 806,516 834,522 838,542 816,550,1 832,556 832,576 806,584 800,598 814,618 806,650 768,660 700,650 620,606 574,530,1 480,400,1 540,180,1',
    cut(SHADE, '724,140,1 716,260 690,360 726,470 726,560 690,680,1 900,680,1 900,140,1'),
    cut(INK, limb('826,549,1 792,552,5 770,544,1'), limb('784,470,1 774,486,5 782,500,4 806,500,1')),
  ),
  // Cropped hair, shorter towards the nape.
  cut('#57323a', '400,330,1 404,420 420,480 440,560,1 474,556 520,510 552,440,1 560,356 640,350,1 640,300,1'),
  within(
    HAIR,
    '772,212,1 764,150 696,112 586,102 452,134 396,246 394,330 408,420 424,470,1 466,476 520,440 548,370,1 566,340 606,338 628,352,1 652,352,1 648,306 666,272,1 716,262 750,240,1',
    cut(HAIR_SHADE, '664,90,1 610,180 636,270 630,440,1 800,300,1 800,90,1'),
  ),
  cut(HAIR_SHADE, '628,340,1 652,340,1 650,420,1 636,446,1 632,420'),
  cut(STRAW_SHADE, ...straws(1)),
  cut(STRAW, ...straws(0), disc(462, 226, 11)),
  cut(RIM, '530,404 542,350 622,346 636,404 602,448 594,506 546,492'),
  cut(SKIN, '546,404 562,356 624,348 638,404 604,450 596,508 564,486'),
  cut(SHADE, limb('618,356,0 638,404,5 606,452,5 584,500,0')),
  inked(SHADE, 8, '560,404 584,378 600,400 574,436'),
  // Brow and eye behind the glass.
  cut(INK, limb('796,330,3 768,312,8 722,328,2')),
  within(WHITE, '780,396,1 776,370 730,394,1 756,404', cut(INK, disc(770, 388, 12, 16))),
  cut(INK, limb('786,386,2 764,364,7 722,394,2')),
  cut({ stroke: STRAW, width: 11 }, disc(764, 388, 32, 54), 'M732 380L608 372'),
  // The white cheek of the bird is his collar; red below the chin.
  cut(WHITE, '408,656,1 392,706 520,800 640,920,1 700,920,1 690,790,1 560,760'),
  cut(WHITE_SHADE, '690,790,1 692,752,1 716,756 744,800 700,920,1 680,920,1'),
  cut(LAPEL, '400,690,1 372,730 350,780,1 420,800,1 404,826,1 560,920,1 660,920,1 500,800'),
  cut(LAPEL_SHADE, '712,748,1 770,780 780,810,1 744,836,1 756,856,1 716,920,1 690,920,1 730,830'),
  cut(RED, '690,800,1 644,758 606,750 600,800 606,850 644,844,1'),
  cut(RED_SHADE, '696,800,1 722,768 744,762 750,800 744,842 722,836,1'),
  cut(RED_SHADE, disc(692, 802, 20, 30)),
];
