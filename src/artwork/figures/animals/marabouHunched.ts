import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [DARK, SHEEN, PALE, HEAD, BILL] = ['#15163c', '#2f3272', '#b9a6d0', '#d98a86', '#c9a99a'];

/** A marabou stork on the edge of a roof, its head drawn in between its shoulders; its feet are on y 262. */
export const marabouHunched: readonly Layer[] = [
  cut(
    PALE,
    limb('636,176,5 642,222,3 638,262,3'),
    limb('612,172,5 608,220,3 612,262,3'),
    limb('636,261,2 660,261,2'),
    limb('610,261,2 632,261,2'),
  ),
  cut(PALE, '640,100,1 668,130 664,176 636,198 610,190 620,120'),
  cut(DARK, '562,214,1 556,160 566,110 596,80 632,78 652,96 650,130 640,170 612,192 586,206,1 576,190,1'),
  cut(SHEEN, '600,84,1 632,78 650,96 648,130,1 630,150 604,160 620,120,1'),
  cut(HEAD, '636,96 640,72 662,64 680,78 680,98 668,112 664,140 654,146 650,118'),
  cut(BILL, '670,72,1 700,96 722,128 742,176,1 716,148 690,122 668,106,1'),
  cut(DARK, limb('672,92,1 700,116,2 738,170,1'), '664,80,1 672,80,1 672,87,1 664,87,1'),
];
