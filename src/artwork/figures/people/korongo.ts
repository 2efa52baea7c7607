import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [SKIN, SHADE, INK, LIPS] = ['#9a5a36', '#57291f', '#1c1020', '#7a2a2c'];
const [HAIR, HAIR_SHADE, STRAW, STRAW_SHADE] = ['#32203a', '#1c1020', '#ffd23e', '#e39a2a'];
const [GREY, GREY_SHADE, LAPEL, LAPEL_SHADE] = ['#b4bdd0', '#7d88a8', '#8f9ab6', '#616c90'];
const [WHITE, WHITE_SHADE, RED, RED_SHADE] = ['#fffaf0', '#c9cbe0', '#e2322f', '#a01f35'];

/** The stiff straws of the crown: they spread from the back of his head as a fan, long and short by turns. */
const straws = (odd: 0 | 1): string[] =>
  Array.from({ length: 31 }, (_, at) => at)
    .filter((at) => at % 2 === odd)
    .map((at) => {
      const turn = ((206 - at * 5.2) / 180) * Math.PI;
      const tip = (far: number) =>
        `${Math.round(556 + Math.cos(turn) * far)},${Math.round(282 - Math.sin(turn) * far)}`;
      return limb(`${tip(40)},3 ${tip(odd ? 190 : 220)},7 ${tip(odd ? 226 : 266)},6`);
    });

/** A man in round gold spectacles in profile: his crown of gold straws, red bow tie and grey suit are a crowned crane's. */
export const korongo: readonly Layer[] = [
  cut(STRAW_SHADE, ...straws(1)),
  cut(STRAW, ...straws(0)),
  within(
    GREY,
    '210,920,1 230,806 350,750 490,712,1 710,712,1 860,746 974,812 990,920,1',
    cut(GREY_SHADE, '600,700,1 1000,700,1 1000,920,1 600,920,1'),
  ),
  within(
    SKIN,
    '500,470,1 508,600 496,690,1 600,850 704,690,1 684,640 690,560,1',
    cut(SHADE, '548,562,1 700,540,1 720,820,1 596,820,1 596,700 560,620'),
  ),
  within(
    SKIN,
    '748,200,1 778,240 788,290 788,326 776,350 782,378 798,406 826,430 832,454 816,468 792,466,1 796,478 800,488 818,494 826,508 808,518,1 820,526 820,546 798,554 786,564 798,582 812,606 806,646 776,660 730,656 660,640 610,610,1 520,540,1 480,200,1',
    cut(
      SHADE,
      '700,180,1 704,300 690,360 734,420 700,480 716,560 670,600 600,592 548,558,1 560,720,1 860,720,1 860,180,1',
    ),
    cut(
      LIPS,
      '798,480,1 818,488 834,506 808,518,1 830,526 830,546 794,556,1 770,542 758,516,1 780,498 788,486',
    ),
    cut(INK, limb('816,518,2 780,520,4 750,510,1'), limb('786,438,1 768,448,6 774,468,3 796,466,1')),
  ),
  cut(SHADE, '570,590,1 640,600,1 690,640,1 684,670,1 620,660,1'),
  within(
    HAIR,
    '770,232,1 740,150 650,118 540,126 456,200 440,310 464,420 500,520,1 560,500 580,440,1 560,380 600,330 640,350 650,400,1 664,330 706,300 720,240,1',
    cut(HAIR_SHADE, '600,100,1 560,200 600,330 664,420,1 800,300,1 800,100,1'),
  ),
  cut(SKIN, '566,384 596,348 640,366 640,410 610,452 580,440'),
  inked(SHADE, 7, '584,380 610,366 616,394 598,416'),
  // Brow and eye behind the glass.
  cut(INK, limb('776,320,4 744,300,9 694,322,2')),
  within(WHITE, '766,368,1 742,346 706,372,1 738,382', cut(INK, disc(750, 362, 13, 16))),
  cut(INK, limb('774,364,2 746,336,7 698,374,2')),
  cut({ stroke: STRAW, width: 12 }, disc(752, 366, 58, 60), 'M694 362L616 374'),
  // The white cheek of the bird is his collar; red below the chin.
  cut(LAPEL, '470,716,1 420,760 400,800,1 600,940,1 600,860,1'),
  cut(LAPEL_SHADE, mirrored('470,716,1 420,760 400,800,1 600,940,1 600,860,1', 600)),
  cut(WHITE, '500,676,1 474,720 540,840,1 600,880,1 600,770,1 540,730'),
  cut(WHITE_SHADE, mirrored('500,676,1 474,720 540,840,1 600,880,1 600,770,1 540,730', 600)),
  cut(RED, '600,776,1 540,728 490,732 486,780 490,828 540,832,1'),
  cut(RED_SHADE, mirrored('600,776,1 540,728 490,732 486,780 490,828 540,832,1', 600)),
  cut(RED_SHADE, disc(600, 780, 30, 32)),
];
