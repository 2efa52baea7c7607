import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The forest's own green, the silver, bare skin, the eye. */
const [DEEP, SILVER, SKIN, AMBER] = ['#0f3a30', '#c9d6c6', '#3f7363', '#f4ae3d'];

/** A silverback who steps out of the forest to the right: he and the forest are one ink, and of what it hides only his silver shows. */
export const silverbackFromWall: readonly Layer[] = [
  // Back, nape, crest, brow, nose, lips, receding jaw, chest; the arm that reaches forward onto its knuckles.
  cut(
    DEEP,
    '330,310,1 420,270 500,246 550,226 584,176 630,130 684,118 724,136 750,172 772,204,1 796,208 814,222 812,240 798,252,1 802,268 818,286 838,304 848,322 842,338,1 854,352 860,374 852,392 840,398,1 842,414 826,438 800,452 776,466,1 790,510 806,560 838,612 864,668 872,716 866,750,1 892,766 912,790 912,808 900,818,1 816,820,1 800,804 798,780 780,756 730,716 694,668 668,636,1 600,640 560,660 380,660,1',
    // The other arm, a step behind.
    '440,560,1 640,560,1 650,620 636,690 640,730 636,756,1 660,772 676,792 674,806 664,814,1 588,814,1 570,798 562,760 530,720 510,670 480,640',
  ),
  // Face: bare skin from the brow to the chin.
  cut(
    SKIN,
    '754,214,1 776,206 796,212 808,226 804,238 788,246 790,266 806,290 826,306 840,322 832,340 844,356 852,374 844,388 828,392,1 834,410 824,428 800,438 780,430 764,404 752,372 752,340 764,310 758,282 744,262 742,236',
  ),
  // Eye in its socket, nostril, the line of the mouth, the wing of the nose.
  cut(DEEP, '748,250,1 766,238 790,248,1 788,266 770,274 754,266', disc(822, 326, 11, 7)),
  cut(AMBER, disc(776, 257, 8, 7)),
  cut(DEEP, disc(779, 257, 4, 5)),
  inked(DEEP, 5, '378,790 398,794 418,788'),
  inked(DEEP, 6, '762,398 790,402 816,396 834,392', '770,306 784,322 786,344 800,352 820,350 834,342'),
  // Ear.
  cut(SKIN, disc(676, 276, 13, 18)),
  cut(DEEP, disc(681, 279, 8, 12)),
  // The silver saddle, far inside the forest.
  cut(
    SILVER,
    '70,600,1 76,520 104,446 156,390 230,348 320,314 420,284 486,270,1 504,300 506,346 492,392,1 486,366,1 480,420 462,456,1 460,424,1 436,480 404,516,1 408,478,1 372,530 338,556,1 346,520,1 306,572 262,604,1 276,568,1 236,630 196,668,1 204,632,1 184,676 160,690,1 166,662,1 140,694 112,684 84,650',
  ),
  // A young one peers out below.
  cut(
    SKIN,
    '352,742,1 344,720 360,702 384,706 400,716 424,708 444,714 446,736 434,750,1 444,774 434,798 404,806 370,798 354,778 358,756',
    disc(339, 742, 9, 13),
    disc(458, 748, 8, 13),
  ),
  cut(DEEP, disc(374, 738, 14, 12), disc(422, 742, 14, 12), disc(390, 774, 5, 4), disc(406, 775, 5, 4)),
  cut(AMBER, disc(376, 739, 8), disc(424, 743, 8)),
  cut(DEEP, disc(379, 739, 4, 5), disc(427, 743, 4, 5)),
];
