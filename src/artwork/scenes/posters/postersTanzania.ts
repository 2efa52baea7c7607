import type { Layer } from '../../canvas/canvas.ts';
import { floor, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { giraffeBust } from '../../figures/placing/giraffeBust.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kiboPlanesNorth } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const SNOWS = {
  rock: '#7f86b4',
  deep: '#4c4a86',
  glint: '#b4aac8',
  snow: '#fffdf0',
  ice: '#a9b8dc',
  mist: '#f6e2b4',
};

/** Where the mountain stands on the horizon, and the giraffe's throat and size. */
interface View {
  mountain: readonly [x: number, scale: number];
  horizon: number;
  giraffe: readonly [x: number, y: number, size: number];
  trees: readonly [x: number, width: number, count: number];
}

/** A giraffe, near, looks over the plain; under its chin, small and far, the snows of Kilimanjaro. */
const underTheChin = ({ mountain: [x, scale], horizon, giraffe, trees }: View): Layer[] => [
  wash(
    [
      [0, '#7fc4c4'],
      [0.6, '#b9e0d0'],
      [1, '#fdf0c8'],
    ],
    { height: horizon + 10 },
  ),
  kiboPlanesNorth({ x, y: horizon + 4, scale }, SNOWS),
  floor('#f4cd7c', `0,${horizon} 700,${horizon - 6} 1500,${horizon + 4} 2400,${horizon - 4}`),
  herd([acacia({ variant: 3 }), acacia({ variant: 2 })], {
    x: trees[0],
    y: horizon + 16,
    width: trees[1],
    height: 14,
    count: trees[2],
    metre: [8, 12],
    flat: '#5a4a3a',
    shadow: false,
  }),
  floor('#e8a848', `0,${horizon + 44} 700,${horizon + 30} 1500,${horizon + 50} 2400,${horizon + 32}`),
  floor('#cc7a34', `0,${horizon + 110} 800,${horizon + 130} 1600,${horizon + 104} 2400,${horizon + 128}`),
  giraffeBust({ x: giraffe[0], y: giraffe[1], scale: giraffe[2] }),
];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('morning', 'tanzania', 'left'),
  wide: underTheChin({
    mountain: [1420, 0.52],
    horizon: 830,
    giraffe: [1810, 440, 1.08],
    trees: [420, 700, 7],
  }),
  tall: underTheChin({
    mountain: [330, 0.5],
    horizon: 1160,
    giraffe: [640, 900, 0.82],
    trees: [120, 200, 2],
  }),
});
