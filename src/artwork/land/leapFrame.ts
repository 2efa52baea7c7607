import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';

/** A spray of leaves at a bough's end: where it grows, towards which sides, and its size. */
const spray = (x: number, y: number, turns: readonly number[], scale: number): Layer[] => {
  const leaf = (turn: number, row: string) => placed({ x, y, turn, scale })(row);
  return [
    cut('#1f5a40', ...turns.map((turn) => leaf(turn, '0,0,1 30,-28 76,-22 112,0,1 76,20 30,24'))),
    cut('#5f9a4e', ...turns.map((turn) => leaf(turn, '0,0,1 30,-28 76,-22 112,0,1 60,-4'))),
  ];
};

/** Two great trees at the edges, in a picture of 1200 x 900: a bough on the left that somebody has just left, one on the right to land on. */
export const leapFrame: readonly Layer[] = [
  cut('#3a2530', limb('-20,560,30 90,580,20 200,600,9 262,618,3')),
  cut('#6f9a52', limb('-20,536,6 90,564,5 190,588,2')),
  ...spray(256, 616, [-40, 0, 40, 84], 0.62),
  ...spray(150, 590, [-60, 70, 110], 0.66),
  within(
    '#4a303a',
    '-20,-20,1 96,-20,1 84,200 80,420 96,640 150,920,1 -20,920,1',
    cut('#6b4a4c', '-20,-20,1 20,-20,1 30,300 24,600 60,920,1 -20,920,1'),
    inked('#33202c', 5, '54,-10 50,300 60,620', '70,300 72,560 110,900'),
  ),
  cut('#3a2530', limb('1230,640,40 1130,606,24 1060,584,12 1000,576,4')),
  cut('#6f9a52', limb('1230,606,8 1130,586,6 1050,572,2')),
  ...spray(1004, 576, [150, 190, 100], 0.5),
  ...spray(1100, 606, [60, 100, 140], 0.7),
  within(
    '#4a303a',
    '1220,-20,1 1120,-20,1 1136,200 1140,500 1110,700 1050,920,1 1220,920,1',
    cut('#33202c', '1220,-20,1 1170,-20,1 1184,300 1180,600 1140,920,1 1220,920,1'),
    inked('#33202c', 5, '1146,0 1156,300 1150,600', '1150,620 1130,760 1090,900'),
  ),
  ...spray(60, -10, [14, 56, 96, 130], 1.1),
  ...spray(1150, -10, [50, 84, 120, 158], 1.5),
  ...spray(1010, -30, [40, 76, 110, 150], 1.1),
];
