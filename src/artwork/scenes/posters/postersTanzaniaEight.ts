import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { planeAhead } from '../../figures/vehicles/planeAhead.ts';
import { kiboPlanesNorth } from '../../land/kiboPlanes.ts';
import { riverPlain } from '../../land/riverPlain.ts';
import { light } from '../../light/light.ts';

const SNOW = {
  rock: '#306688',
  deep: '#173360',
  glint: '#5f90aa',
  snow: '#fffdf2',
  ice: '#8fb6da',
  mist: '#f0c98e',
};

/** Where the mountain and the aeroplane are, and where the plain begins; `shift` moves the river. */
interface View {
  mountain: readonly [x: number, scale: number];
  horizon: number;
  plane: readonly [x: number, y: number, size: number];
  shift: number;
  trees: readonly [x: number, width: number, count: number];
}

/** A bush aeroplane flies away from the viewer, over plains and a river, towards Kilimanjaro. */
const towardsTheSnows = ({ mountain: [x, scale], horizon, plane, shift, trees }: View): Layer[] => [
  wash(
    [
      [0, '#0c3a58'],
      [0.82, '#1a6482'],
      [0.92, '#7fa6a0'],
      [1, '#f6d394'],
    ],
    { height: horizon + 10 },
  ),
  kiboPlanesNorth({ x, y: horizon + 4, scale }, SNOW),
  moved({ x: shift, y: horizon }, ...riverPlain),
  herd([acacia({ variant: 3 }), acacia({ variant: 2 })], {
    x: trees[0],
    y: horizon + 40,
    width: trees[1],
    height: 30,
    count: trees[2],
    metre: [7, 10],
    flat: '#6a4a2c',
    shadow: false,
  }),
  row([elephant(), elephant('calf'), elephant()], {
    from: [1560 + shift, horizon + 166],
    to: [1900 + shift, horizon + 140],
    count: 6,
    metre: [15, 10],
    flat: '#5a2c34',
    flip: true,
    shadow: false,
  }),
  moved({ x: plane[0], y: plane[1], scale: plane[2], turn: -13 }, ...planeAhead),
];

/** The poster of the eight places of Tanzania, which small aeroplanes join. */
export const postersTanzaniaEight: readonly Picture[] = poster('tanzania8places', {
  light: light('morning', 'tanzania', 'left'),
  wide: towardsTheSnows({
    mountain: [1716, 1.12],
    horizon: 780,
    plane: [2070, 556, 0.84],
    shift: 0,
    trees: [500, 900, 9],
  }),
  tall: towardsTheSnows({
    mountain: [500, 0.98],
    horizon: 1100,
    plane: [775, 930, 0.7],
    shift: -940,
    trees: [180, 300, 4],
  }),
});
