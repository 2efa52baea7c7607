import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { peepingHead } from './gorillaPeepingHead.ts';

/** Her fur in shade, its middle, the morning on it, the edge of light. */
const [DARK, FUR, LIT, EDGE] = ['#0b1a1b', '#142927', '#2f5243', '#fbf3b4'];

/** Her back, broader than the picture: one slope from the shoulders down. */
const BACK =
  '-60,960,1 -50,900 20,790 110,690 220,610 350,556 480,520 580,480 660,420,1 1000,400,1 1070,450 1140,484 1260,560,1 1260,960,1';
/** Her head from behind, turned a little to the right: crown, the brow's shelf and the muzzle beyond it. */
const HEAD =
  '520,560,1 600,470 622,400 618,320 628,224 672,140 740,92 826,80 906,94 968,140 1004,214 1040,226 1056,254 1038,280,1 1064,312 1094,346 1102,384 1078,408,1 1086,430 1060,456 1030,470 1090,520,1 1000,700,1 640,700,1';
const HEAD_EDGE = '612,440 620,400 616,320 628,224 672,140 730,98 800,84';

/** A young gorilla looks at us over its mother's shoulder; of her we see the broad back and the back of her head. */
export const gorillaPeeping: readonly Layer[] = [
  moved({ x: 372, y: 388, turn: 8 }, ...peepingHead),
  within(
    FUR,
    `${BACK};${HEAD}`,
    cut(
      LIT,
      '-60,960,1 -60,890 20,780 110,680 220,600 350,546 480,510 600,466,1 590,540 520,590 400,640 300,700 220,790 160,880 130,960,1',
      '570,520,1 616,430 610,320 622,220 668,134 740,86 826,72,1 770,130 720,200 696,300 690,400 660,490 600,560,1',
    ),
    cut(
      DARK,
      '840,60,1 880,170 930,260 940,360 900,470 830,560 760,640 720,740 690,860 690,960,1 1260,960,1 1260,540,1 1070,440 1040,60,1',
    ),
    cut(FUR, '960,960,1 980,810 1040,700 1120,640 1260,610,1 1260,960,1'),
    // Locks where the light ends.
    cut(
      FUR,
      limb(
        '600,540,0 540,600,16 440,670,0; 470,566,0 410,640,16 320,710,0; 350,620,0 290,690,15 210,770,0; 230,690,0 190,770,14 130,850,0; 730,180,0 690,270,15 674,380,0; 700,330,0 680,420,13 630,510,0; 790,110,0 730,170,13 690,250,0',
      ),
    ),
    cut(
      LIT,
      limb('560,680,0 480,760,11 440,870,0; 660,620,0 610,710,10 590,820,0; 770,250,0 752,340,9 756,440,0'),
    ),
    inked(EDGE, 16, '-62,912 -50,900 20,790 110,690 220,610 350,556 480,520 566,488', HEAD_EDGE),
  ),
  // Her small ear, the light in it.
  cut('#241d1c', disc(640, 392, 22, 34)),
  cut('#8a7258', '628,396,1 622,370 636,358 652,366 644,382 642,404'),
  // The young one's fingers, closed over her shoulder.
  inked('#191415', 40, '488,500 474,530 478,548', '530,484 516,516 522,538', '570,470 558,500 564,522'),
  inked('#2f2523', 34, '488,498 474,528 478,546', '530,482 516,514 522,536', '570,468 558,498 564,520'),
  inked('#9a7f62', 7, '476,500 465,522', '518,484 507,506', '558,472 549,492'),
];
