import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { lionOnWatch } from '../../figures/placing/lionOnWatch.ts';
import { place } from '../../figures/placing/place.ts';
import { wildebeestGrazing } from '../../figures/animals/wildebeestGrazing.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kopje } from '../../land/kopje.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

interface View {
  /** Where the lion's paws stand, and his size: 1 is 300 pixels a metre. */
  lion: readonly [x: number, y: number, size: number];
  /** The kopje's size; its top is where the lion stands. */
  rock: number;
  horizon: number;
  /** Wildebeest one by one, the far ones first: feet, pixels a metre, what it does. */
  walkers: readonly (readonly [x: number, y: number, metre: number, does: 'walks' | 'grazes' | 'turns'])[];
  far: readonly [x: number, y: number, width: number];
}

/** The lion on the rock, and the herd that crosses the plain below. */
const lookout = ({ lion: [x, y, size], rock, horizon, walkers, far }: View): Layer[] => [
  wash(
    [
      [0, '#1c1244'],
      [0.6, '#3c2a6c'],
      [0.86, '#5c3878'],
      [0.9, '#8a4a80'],
      [0.901, '#e07a78'],
      [0.955, '#f09a72'],
      [0.956, '#ffcb80'],
      [1, '#ffe09a'],
    ],
    { height: horizon },
  ),
  glow(x - 220 * rock, horizon - 30, 500 * rock, '#ff9a6a', 0.95),
  floor(
    '#7a4674',
    `0,${horizon - 8} 500,${horizon - 20} 1100,${horizon - 6} 1700,${horizon - 18} 2400,${horizon - 8}`,
  ),
  floor('#ffcf74', `0,${horizon} 800,${horizon - 4} 1600,${horizon + 4} 2400,${horizon - 3}`),
  herd([acacia({ variant: 3 })], {
    x: 1200,
    y: horizon + 4,
    width: 2300,
    height: 6,
    count: 11,
    metre: [7, 12],
    flat: '#6a3a58',
    shadow: false,
  }),
  herd([wildebeest(), wildebeestGrazing()], {
    x: far[0],
    y: far[1],
    width: far[2],
    height: 26,
    count: 34,
    metre: [11, 15],
    flat: '#7a4460',
    shadow: false,
  }),
  floor('#f0b04a', `0,${horizon + 74} 600,${horizon + 60} 1400,${horizon + 80} 2400,${horizon + 58}`),
  floor('#d98a36', `0,${horizon + 176} 700,${horizon + 156} 1500,${horizon + 184} 2400,${horizon + 160}`),
  ...walkers.map(([left, low, large, does]) =>
    place(does === 'grazes' ? wildebeestGrazing() : wildebeest(), {
      x: left,
      y: low,
      metre: large,
      flip: does === 'turns',
      flat: VIOLET,
      rim: '#ffcf7c',
    }),
  ),
  moved({ x, y, scale: rock, flip: true }, ...kopje),
  cut(
    '#1c0c28',
    `${x - 320 * size},${y + 2},1 ${x + 260 * size},${y + 2},1 ${x + 320 * size},${y + 12} ${x - 40 * size},${y + 16}`,
  ),
  moved({ x, y: y + 8, scale: size }, ...lionOnWatch),
  floor('#2c1436', `0,${horizon + 262} 600,${horizon + 246} 1300,${horizon + 266} 2400,${horizon + 240}`),
  grain({ y: horizon + 270, to: horizon + 400, colour: '#140a20' }),
];

/** The great view of the Serengeti: a lion on his kopje above the herds. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('golden', 'tanzania', 'left'),
  wide: lookout({
    lion: [1790, 508, 0.84],
    rock: 1.04,
    horizon: 716,
    walkers: [
      [590, 826, 44, 'walks'],
      [1000, 832, 46, 'grazes'],
      [150, 866, 58, 'walks'],
      [330, 878, 60, 'grazes'],
      [500, 884, 38, 'walks'],
      [752, 894, 64, 'turns'],
      [916, 886, 58, 'grazes'],
    ],
    far: [560, 762, 1100],
  }),
  tall: lookout({
    lion: [700, 900, 0.7],
    rock: 0.74,
    horizon: 1016,
    walkers: [
      [196, 1100, 30, 'turns'],
      [60, 1138, 38, 'grazes'],
      [116, 1190, 48, 'walks'],
    ],
    far: [150, 1052, 330],
  }),
});
