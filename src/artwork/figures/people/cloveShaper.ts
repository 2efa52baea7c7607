import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [SUN, OCHRE, CORAL, CREAM] = ['#f8ba3a', '#cf7f24', '#e4503c', '#fff3d6'];
const [SKIN, DARK, LIP] = ['#7a3f2a', '#45201c', '#a5413a'];
const face = placed({ x: 318, y: 262, turn: 16, scale: 1.36 });
const PROFILE =
  '20,-80,1 48,-70 59,-50 60,-30,1 57,-16,1 65,4 75,19 73,27 62,30,1 68,36 67,42 60,44,1 67,48 66,55 58,58,1 63,68 64,82 50,92,1 34,98 20,104 10,130,1 -40,150,1 -40,-60,1';
const SKIRT =
  '72,826,1 50,720 84,610 200,540,1 340,530,1 450,548 570,574 644,640 662,740 640,800 606,820,1 340,838';
const VEIL =
  '341,134,1 380,140 396,154 394,170,1 350,206 318,270 320,334 338,382,1 386,398 436,424 472,458,1 448,504 408,560 384,604,1 300,620 180,612 88,648,1 78,560 94,460 140,400 190,362 206,290 222,174 286,126';
const ARM =
  '440,446,1 520,490 590,524 652,550,1 694,564 730,590 752,630,1 720,652,1 690,650,1 690,632 664,612 630,602,1 560,584 480,556 404,548,1';
/** A cashew nut, the old figure of kangas, at (x, y). */
const cashew = (x: number, y: number, turn: number, scale: number) =>
  outline(
    placed({ x, y, turn, scale })(
      '-10,60,1 -46,36 -50,-16 -22,-48 26,-48 46,-10 34,20 6,16,1 14,0 8,-10 -4,-4 -8,20',
    ),
  );

/** A woman who sits beside the heap, in a pair of kangas over head and lap, and pushes the cloves together. */
export const cloveShaper: readonly Layer[] = [
  within(
    SUN,
    SKIRT,
    cut(CORAL, cashew(170, 716, 20, 0.9), cashew(330, 700, 200, 0.9), cashew(486, 690, 60, 0.9)),
    cut(CREAM, ...spots('240,700 404,640 556,640 100,760', 10)),
    cut(OCHRE, '40,560,1 470,560,1 400,640 240,660 40,700,1'),
    cut(OCHRE, '670,676,1 560,704 420,750 250,776,1 420,784 560,764 670,720,1'),
    cut(CORAL, '40,792,1 300,800 520,776 680,700,1 680,900,1 40,900,1'),
  ),
  cut(SKIN, face(PROFILE)),
  cut(DARK, face('-10,-70,1 8,-30 4,20 6,96,1 -40,120,1')),
  inked(DARK, 4, face('28,-5 40,3 53,-4,1'), face('26,-29 40,-36 54,-29,1')),
  cut(LIP, face('53,44,1 61,38 67,40 66,44 60,45,1 67,48 65,55 58,56,1 54,50')),
  cut(SKIN, ARM),
  within(
    SUN,
    VEIL,
    cut(
      CORAL,
      cashew(268, 196, 30, 0.68),
      cashew(254, 344, 170, 0.72),
      cashew(350, 500, 20, 0.9),
      cashew(170, 540, 40, 0.9),
    ),
    cut(CREAM, ...spots('232,276 318,430 262,470 252,580 150,440', 10)),
    cut({ fill: '#b04a1c', opacity: 0.55 }, '60,700,1 60,350,1 190,362 250,460 280,700,1'),
    inked(CREAM, 22, '402,142 346,216 314,284 314,342 336,388,1 392,402 440,428 480,470,1'),
  ),
];
