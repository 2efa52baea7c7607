import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gnuFacing, gnuHoldingSun } from '../../figures/animals/gnuHoldingSun.ts';
import { light } from '../../light/light.ts';

const [DUSK, PLAIN, HEADS] = ['#9c1c2d', '#500f2c', '#2d0719'];

type Spot = readonly [x: number, y: number, scale: number];

const one = gnuFacing(PLAIN, HEADS);

/** A herd that comes towards us over the whole width of the plain, the sun in the horns of its first. */
const herd = (horizon: number, others: readonly Spot[], [x, y, scale]: Spot): Layer[] => [
  wash(DUSK),
  floor(PLAIN, `-40,${horizon},1 1960,${horizon},1`),
  ...others.map(([ox, oy, size]) => moved({ x: ox, y: oy, scale: size }, ...one)),
  moved({ x, y, scale }, ...gnuHoldingSun),
];

/** The Serengeti: the migration comes out of the evening, and its first animal carries the sun in its horns. */
export const heroSerengeti: readonly Picture[] = hero('serengeti', {
  light: light('sunset', 'tanzania', 'behind-right'),
  wide: [
    plan({ subject: [1136, 140, 400, 320], camera: 'front' }),
    ...herd(
      930,
      [
        [14, 906, 0.1],
        [86, 902, 0.12],
        [172, 897, 0.145],
        [278, 890, 0.175],
        [406, 880, 0.21],
        [560, 868, 0.25],
        [744, 854, 0.3],
        [964, 836, 0.36],
        [1708, 836, 0.36],
        [1928, 854, 0.3],
      ],
      [1336, 500, 0.97],
    ),
  ],
  tall: [
    plan({ subject: [322, 610, 256, 204], camera: 'front' }),
    ...herd(
      1010,
      [
        [24, 990, 0.1],
        [104, 984, 0.135],
        [206, 977, 0.175],
        [694, 977, 0.175],
        [796, 984, 0.135],
        [876, 990, 0.1],
      ],
      [450, 842, 0.62],
    ),
  ],
});
