import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';

/** Trees along the fields. */
const TREES: readonly (readonly [x: number, y: number, r: number])[] = [
  [500, 612, 8],
  [518, 620, 7],
  [590, 646, 8],
  [420, 676, 10],
  [436, 690, 9],
  [330, 770, 13],
  [350, 784, 12],
  [520, 846, 15],
  [546, 858, 13],
  [250, 870, 15],
  [700, 660, 9],
  [716, 670, 8],
  [840, 700, 11],
  [858, 712, 10],
  [720, 754, 11],
  [930, 840, 15],
  [952, 854, 13],
  [800, 880, 15],
  [640, 512, 4],
  [600, 536, 5],
  [690, 545, 5],
];

/** Small houses under orange roofs beside the road. */
const house = (x: number, y: number, size: number): readonly [wall: string, side: string, roof: string] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [dx = 0, dy = 0] = point.split(',').map(Number);
        return `${x + dx * size},${y + dy * size},1`;
      })
      .join(' ');
  return [
    at('-14,0 -14,-14 6,-14 6,0'),
    at('6,0 6,-14 14,-20 14,-4'),
    at('-18,-12 -8,-26 12,-30 18,-18 8,-12'),
  ];
};
const HOUSES = [
  house(540, 716, 1.5),
  house(704, 800, 1.9),
  house(470, 800, 2),
  house(700, 610, 1),
  house(566, 560, 0.8),
  house(790, 742, 1.4),
];

/** Farms on the ridge between the twin lakes: round trees and white houses under orange roofs, smaller the further they are. */
export const ridgeFarms: readonly Layer[] = [
  cut(
    '#1f5244',
    ...TREES.map(([x, y, r]) => disc(x, y, r)),
    ...TREES.map(([x, y, r]) => disc(x + r * 0.7, y + r * 0.3, r * 0.8)),
  ),
  cut('#5f9a4e', ...TREES.map(([x, y, r]) => disc(x - r * 0.2, y - r * 0.3, r * 0.6))),
  cut('#fdf0d4', HOUSES.map(([wall]) => wall).join(';')),
  cut('#b9a08a', HOUSES.map(([, side]) => side).join(';')),
  cut('#e0562e', HOUSES.map(([, , roof]) => roof).join(';')),
];
