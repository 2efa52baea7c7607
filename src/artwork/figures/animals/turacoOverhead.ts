import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twice } from '../../drawing/twice.ts';

/** The flight feathers of the right wing, each from the arm to its tip. */
const feathers = (half: number, short: number): string =>
  [
    [44, -30, 40, 112],
    [70, -40, 78, 124],
    [96, -50, 120, 128],
    [124, -62, 166, 120],
    [150, -72, 212, 102],
    [176, -82, 258, 72],
    [198, -92, 294, 30],
    [214, -100, 318, -20],
    [226, -110, 324, -72],
    [232, -118, 306, -118],
  ]
    .map(([x0, y0, x1, y1]) => {
      const [x, y] = [x0! + (x1! - x0!) * short, y0! + (y1! - y0!) * short];
      return `${x0},${y0},${half * 0.7} ${(x0! + x) / 2},${(y0! + y) / 2},${half} ${x * 0.9 + x0! * 0.1},${y * 0.9 + y0! * 0.1},${half * 0.9} ${x},${y},4`;
    })
    .join(';');

const mirrored = (row: string) =>
  row
    .split(';')
    .map((shape) => limb(shape))
    .join('');

/** A Rwenzori turaco in flight seen from below, its crimson wings spread, heading up; 600 pixels across, the breast at the origin. */
export const turacoOverhead: readonly Layer[] = [
  // The broad tail.
  cut('#1c2a5c', '-20,90,1 -56,190 -64,262 -44,282,1 -22,276 0,284 22,276 44,282,1 64,262 56,190 20,90,1'),
  cut('#33508c', '6,100,1 30,180 36,262 44,282,1 64,262 56,190 20,90,1'),
  cut('#7c1234', mirrored(twice(feathers(24, 1)))),
  cut('#e02c3c', mirrored(twice(feathers(17, 0.9)))),
  cut('#ff6a4c', mirrored(feathers(7, 0.84))),
  // The coverts along the arm.
  cut(
    '#17394a',
    twice(
      '0,-60,1 30,-84 80,-92 130,-104 180,-120 226,-134 244,-116,1 230,-100 190,-74 150,-52 104,-26 60,-6 0,30,1',
    ),
  ),
  cut(
    '#2f7a5c',
    '10,-70,1 40,-84 80,-92 130,-104 180,-120 226,-134 244,-116,1 200,-108 140,-88 80,-70 30,-50,1',
  ),
  cut(
    '#2f7a5c',
    '-10,-70,1 -40,-84 -80,-92 -130,-104 -180,-120 -226,-134,1 -190,-114 -130,-92 -80,-76 -30,-60,1',
  ),
  cut('#1a4a48', '0,-150,1 -26,-130 -44,-60 -46,20 -30,90 -16,112,1 16,112,1 30,90 46,20 44,-60 26,-130'),
  cut('#3f9a6a', '10,-140,1 30,-110 46,-50 46,20 30,90 14,112,1 20,40 22,-40'),
  // The head with its crest, the bill ahead.
  cut('#1a4a48', '-24,-140 -28,-180 -14,-206 0,-212 14,-206 28,-180 24,-140'),
  cut('#3f9a6a', '8,-140,1 14,-180 4,-210,1 16,-204 28,-180 24,-140'),
  cut('#e8b440', '-8,-206,1 0,-236,1 9,-206,1 0,-200'),
  cut('#f4d8a0', disc(15, -184, 5)),
];
