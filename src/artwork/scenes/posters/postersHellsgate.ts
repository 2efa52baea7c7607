import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { rockClimber } from '../../figures/people/rockClimber.ts';
import { place } from '../../figures/placing/place.ts';
import { basaltColumns } from '../../land/basaltColumns.ts';
import { light } from '../../light/light.ts';

/** The valley far below at sunrise: the wall across it, the pale track, zebra and their long shade. */
const valley = (
  horizon: number,
  zebras: readonly (readonly [x: number, y: number, flip: boolean])[],
): Layer[] => [
  wash(
    [
      [0, '#0d164a'],
      [0.6, '#26357e'],
      [0.82, '#4c4a92'],
      [0.9, '#e8826a'],
      [1, '#ffd9a0'],
    ],
    { height: horizon },
  ),
  cut(
    '#6a3a72',
    `-40,${horizon - 34},1 240,${horizon - 40},1 300,${horizon - 26},1 620,${horizon - 30},1 680,${horizon - 44},1 1000,${horizon - 38},1 1300,${horizon - 20},1 1300,${horizon + 10},1 -40,${horizon + 10},1`,
  ),
  floor('#f8c878', `0,${horizon} 700,${horizon - 4} 1500,${horizon + 4} 2400,${horizon}`),
  floor('#eba752', `0,${horizon + 60} 500,${horizon + 46} 1000,${horizon + 64} 1500,${horizon + 50}`),
  cut(
    '#fff0c4',
    `-40,${horizon + 130},1 300,${horizon + 104} 700,${horizon + 74} 1000,${horizon + 28} 1180,${horizon + 6},1 1220,${horizon + 6},1 1060,${horizon + 40} 760,${horizon + 96} 340,${horizon + 136} -40,${horizon + 170},1`,
  ),
  ...zebras.flatMap(([x, y, flip]): Layer[] => [
    cut(
      { fill: '#9a4a3c', opacity: 0.8 },
      `${x - 14},${y - 2},1 ${x + 120},${y + 4} ${x + 130},${y + 12} ${x},${y + 6}`,
    ),
    place(zebra(), { x, y, metre: 34, flip, shadow: false, depth: 0.3 }),
  ]),
];

/** The tower's columns in the sun, and who climbs them. */
const tower: readonly Layer[] = [
  ...basaltColumns,
  cut('#2a1024', '1592,44,1 1616,40,1 1614,56,1 1594,58,1'),
  cut(
    { fill: '#64242f', opacity: 0.8 },
    '1640,470,1 1662,380 1640,310 1668,330 1690,420 1676,500 1690,590 1670,600',
  ),
  moved({ x: 1608, y: 470, scale: 1.16 }, ...rockClimber),
];

/** Hell's Gate: a climber high on Fischer's Tower. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'left'),
  wide: [
    ...valley(800, [
      [560, 940, false],
      [690, 958, true],
      [930, 920, false],
    ]),
    ...tower,
  ],
  tall: [
    ...valley(1130, [
      [70, 1250, false],
      [170, 1296, false],
    ]),
    moved({ x: -823, y: 716, scale: 0.86 }, ...tower),
  ],
});
