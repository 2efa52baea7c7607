import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TAWNY, SHADE, CREAM, DARK, TUFT] = ['#f2b544', '#c17f34', '#fff0d0', '#2b1f33', '#5f2d24'];

/** The legs of her far side, which hang behind the bough, in the picture's own pixels. */
export const lionessFarLegs: Layer = cut(
  SHADE,
  '430,300,1 410,380 416,440 408,476 414,500 436,502 452,490 452,460 462,400 490,300,1',
  '640,320,1 648,400 672,450 664,500 660,530 668,552 690,552 704,536 700,500 712,440 700,330,1',
);

/** A lioness asleep along a bough whose upper side is y = 322, in the picture's own pixels: chin down, legs limp. */
export const lionessDraped: readonly Layer[] = [
  cut(TAWNY, limb('790,236,16 830,262,11 848,340,10 838,430,9 846,500,8')),
  cut(TUFT, '837,492,1 854,494,1 868,530 856,568,1 838,536'),
  cut(
    TAWNY,
    '246,296,1 248,280 270,268 306,246 330,230 362,220,1 356,198 378,182 402,196 406,220,1 440,214 470,194 512,184 560,206 620,212 670,200 716,180 772,190 812,236 816,300 802,360 784,410 776,440 790,466 786,500 778,540 784,566 772,592 738,594 726,574 736,540 738,490 730,456 690,416 660,380 640,336,1 590,348 532,346,1 534,400 522,450 522,490 530,514 520,538 488,542 472,524 480,490 478,440 466,390 440,346 410,332,1 380,336 330,334 276,336 248,328',
  ),
  // Her underside is in shade: belly, the inside of the thigh, the throat.
  cut(
    SHADE,
    '640,336,1 590,348 532,346,1 526,310 500,262,1 548,300 600,304 650,282 690,240,1 660,290 650,330',
    '410,332,1 392,335 360,336,1 392,316 408,280 412,250,1 424,290 440,346,1',
  ),
  cut(SHADE, limb('490,516,1 492,534,4;508,516,1 508,534,4;744,570,1 746,588,4;760,570,1 762,588,4')),
  // Muzzle, nose, mouth, the closed eye, the ear.
  cut(CREAM, '246,300,1 272,302 300,298 318,314 312,335,1 276,336 248,328'),
  cut(DARK, '246,302,1 245,284 260,273 276,278 270,292 258,302'),
  inked(DARK, 3, '256,302 268,320 298,316'),
  inked(DARK, 5, '308,270 322,279 342,270'),
  cut(SHADE, disc(382, 206, 12, 13)),
];
