import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hartebeestHandlebar } from '../../figures/animals/hartebeestHandlebar.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SHADE, PLAIN] = ['#b4e2d2', '#c8502e', '#8f2f2a', '#f6c764'];

/** A wall of columns from the picture's edge inwards: the width and the top of each, and the far face of each. */
const cliff = (face: string, side: string, edge: number, row: string, way: 1 | -1): readonly Layer[] => {
  let x = edge;
  const columns = row.split(' ').map((column) => {
    const [wide = 0, top = 0] = column.split(',').map(Number);
    x += wide * way;
    return [x - wide * way, x, top] as const;
  });
  const shape = (from: number, to: number, top: number) =>
    `${from},${top},1 ${to},${top + 8},1 ${to},840,1 ${from},840,1`;
  return [
    cut(face, ...columns.map(([from, to, top]) => shape(from, to, top))),
    cut(side, ...columns.map(([, to, top], at) => shape(to - (14 + (at % 3) * 6) * way, to, top + 8))),
  ];
};

/** Hell's Gate by bicycle: the horns of a hartebeest before the cliffs are a handlebar. */
export const hellsgateHandlebar: readonly Picture[] = [
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    plan({ subject: [490, 210, 220, 600], camera: 'front' }),
    wash(SKY),
    ...cliff(ROCK, SHADE, -20, '80,516 76,540 64,530 78,572 70,604 84,660', 1),
    ...cliff(SHADE, ROCK, 1220, '72,466 96,488 66,476 84,524 78,566 62,622', -1),
    floor(PLAIN, '-40,812,1 1240,812,1'),
    moved({ x: 600, y: -2 }, ...hartebeestHandlebar),
  ),
];
