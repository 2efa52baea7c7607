import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** The forest, and what is a little lighter in it. */
const [DEEP, WOOD] = ['#0f3a30', '#17493b'];

/** The edge of an old forest: crown on crown, as straight as a wall. */
export const forestWall: readonly Layer[] = [
  cut(
    DEEP,
    '-20,-20,1 600,-20,1 650,-10 664,40 616,56,1 640,80 610,128 560,124,1 550,164 516,176 490,160,1 490,196 470,214 446,206,1 440,240 446,270 440,300,1 560,390 580,460 520,490,1 560,520 566,590 500,606,1 540,640 530,710 476,716,1 520,744 520,800 480,824,1 540,850 540,900 500,930,1 -20,930,1',
  ),
  // Trunks and lianas.
  cut(
    WOOD,
    limb('40,-20,26 60,200,22 50,420,24 20,930,44'),
    limb('250,-20,16 262,140,14 270,300,13'),
    limb('300,640,16 290,780,20 270,930,34'),
    limb('60,160,7 130,250,7 190,230,7 262,120,6'),
    limb('400,-20,12 390,120,10 400,250,9'),
    limb('400,60,5 460,110,6 520,90,5 560,-20,5'),
    limb('40,700,8 130,770,7 220,760,7 292,700,6'),
  ),
];
