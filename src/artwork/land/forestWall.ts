import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** The forest, and what is a little lighter in it. */
const [DEEP, WOOD] = ['#0f3a30', '#17493b'];

/** The edge of an old forest: crown on crown, as straight as a wall. */
export const forestWall: readonly Layer[] = [
  cut(
    DEEP,
    '-20,-20,1 500,-20,1 544,-4 560,36 536,62,1 566,74 570,112 540,128,1 552,164 522,190 500,176,1 520,206 510,244 484,252,1 500,284 484,320 460,322,1 466,420 458,520 464,640 486,760 520,800,1 520,930,1 -20,930,1',
  ),
  // Trunks and a liana.
  cut(
    WOOD,
    limb('50,-20,20 66,200,17 60,420,19 30,930,40'),
    limb('190,-20,11 202,150,10 196,360,12'),
    limb('404,-20,15 396,180,12 402,400,13'),
    limb('62,170,6 110,262,6 160,250,6 200,130,5'),
    limb('200,60,5 270,160,6 350,140,5 402,30,4'),
  ),
];
