import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kopje } from '../../land/kopje.ts';
import { CLEAR_RIGHT, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const COAT = {
  body: '#c47a32',
  shade: '#7a3a34',
  lit: '#ffd07a',
  dark: '#2c1024',
  pale: '#ffe6b8',
  accent: '#5a2430',
};

interface View {
  /** Where the lion's paws stand, and pixels a metre. */
  lion: readonly [x: number, y: number, metre: number];
  /** The kopje's size; its top is where the lion stands. */
  rock: number;
  horizon: number;
  /** Wildebeest one by one: feet, pixels a metre. */
  walkers: readonly (readonly [x: number, y: number, metre: number])[];
  far: readonly [x: number, y: number, width: number];
}

/** The lion on the rock, and the herd that crosses the plain below. */
const lookout = ({ lion: [x, y, metre], rock, horizon, walkers, far }: View): Layer[] => [
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
  glow(x + 60, horizon - 40, 620 * rock, '#ff9a6a', 0.95),
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
  herd([wildebeest()], {
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
  ...walkers.flatMap(([left, low, size]) => [
    place(wildebeest(), { x: left, y: low, metre: size, flat: VIOLET, rim: '#ffcf7c', shadow: false }),
  ]),
  moved({ x, y, scale: rock }, ...kopje),
  cut(
    '#1c0c28',
    `${x - 1.2 * metre},${y + 5},1 ${x + 0.85 * metre},${y + 3},1 ${x + 0.5 * metre},${y + 14} ${x - 0.7 * metre},${y + 16}`,
  ),
  place(lion('standing'), {
    x,
    y: y + 8,
    metre,
    by: CLEAR_RIGHT,
    depth: 0.25,
    coat: COAT,
    rim: '#ffcf7c',
    shadow: false,
    flip: true,
  }),
  floor('#2c1436', `0,${horizon + 262} 600,${horizon + 246} 1300,${horizon + 266} 2400,${horizon + 240}`),
  grain({ y: horizon + 270, to: horizon + 400, colour: '#140a20' }),
];

/** The great view of the Serengeti: a lion on his kopje above the herds. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('golden', 'tanzania', 'right'),
  wide: lookout({
    lion: [1760, 508, 240],
    rock: 1.04,
    horizon: 716,
    walkers: [
      [70, 872, 58],
      [214, 856, 50],
      [420, 880, 60],
      [542, 872, 34],
      [760, 862, 54],
      [960, 880, 60],
    ],
    far: [640, 762, 1300],
  }),
  tall: lookout({
    lion: [590, 888, 205],
    rock: 0.82,
    horizon: 1016,
    walkers: [[110, 1164, 50]],
    far: [100, 1060, 260],
  }),
});
