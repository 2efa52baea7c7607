import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gnuFacing, gnuHoldingSun } from '../../figures/animals/gnuHoldingSun.ts';
import { light } from '../../light/light.ts';

const [DUSK, PLAIN] = ['#8c1830', '#4f0e2a'];

type Spot = readonly [x: number, y: number, scale: number];

const one = gnuFacing(PLAIN);

/** A herd that comes towards us over the whole width of the plain, the sun in the horns of its first. */
const herd = (horizon: number, others: readonly Spot[], [x, y, scale]: Spot): Layer[] => [
  wash(DUSK),
  floor(PLAIN, `-40,${horizon},1 1960,${horizon},1`),
  ...others.map(([ox, oy, size]) => moved({ x: ox, y: oy, scale: size }, one)),
  moved({ x, y, scale }, ...gnuHoldingSun),
];

/** The Serengeti: the migration comes out of the evening, and its first animal carries the sun in its horns. */
export const heroSerengeti: readonly Picture[] = hero('serengeti', {
  light: light('sunset', 'tanzania', 'behind-right'),
  wide: [
    plan({ subject: [1200, 160, 380, 380], camera: 'front' }),
    ...herd(
      930,
      [
        [40, 906, 0.1],
        [116, 902, 0.12],
        [206, 897, 0.145],
        [316, 890, 0.175],
        [448, 880, 0.21],
        [606, 868, 0.25],
        [794, 854, 0.3],
        [1016, 836, 0.36],
        [1760, 836, 0.36],
      ],
      [1390, 494, 1],
    ),
  ],
  tall: [
    plan({ subject: [330, 630, 240, 220], camera: 'front' }),
    ...herd(
      1010,
      [40, 160, 740, 860].map((x, at) => [x, 960 + at, 0.2]),
      [450, 844, 0.62],
    ),
  ],
});
