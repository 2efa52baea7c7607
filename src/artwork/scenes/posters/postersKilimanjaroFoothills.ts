import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { snowPointers } from '../../figures/people/snowPointers.ts';
import { bananaLeaf } from '../../figures/plants/bananaLeaf.ts';
import { coffeeBranch } from '../../figures/plants/coffeeBranch.ts';
import { bathersStone, marangu } from '../../land/marangu.ts';
import { light } from '../../light/light.ts';

const GARDEN = '#0a3029';
const DIM = ['#0e3d33', '#0b342c', '#14493b'] as const;
const EDGE = ['#1b5c43', '#0d3b31', '#2c7a52'] as const;
const COFFEE = ['#2f8a55', '#0f4a3a', '#0a3029', '#f0432e', '#a51f2b', '#d9b73e'] as const;

type Leaf = Parameters<typeof bananaLeaf>[0];

interface View {
  /** Where the lip of the fall is, and where the two stand. */
  fall: Placing;
  stone: Placing;
  /** The shade of the garden all around the opening. */
  shade: readonly string[];
  dim: readonly Leaf[];
  edge: readonly Leaf[];
  branches: readonly Placing[];
  subject: Box;
}

/** Out of the shade of bananas and coffee one looks into the gorge. */
const outOfTheGarden = ({ fall, stone, shade, dim, edge, branches, subject }: View): Layer[] => [
  plan({ subject, camera: 'frame' }),
  moved(fall, ...marangu),
  moved(stone, ...bathersStone, ...snowPointers),
  cut(GARDEN, ...shade),
  ...dim.flatMap((leaf) => bananaLeaf(leaf, DIM)),
  ...edge.flatMap((leaf) => bananaLeaf(leaf, EDGE)),
  ...branches.map((branch) => moved(branch, ...coffeeBranch(COFFEE))),
];

/** The great view of the foothills' trip. */
export const postersKilimanjaroFoothills: readonly Picture[] = poster('kilimanjarofoothills', {
  light: light('morning', 'tanzania', 'left'),
  wide: outOfTheGarden({
    fall: { x: 1610, y: 452, scale: 0.92 },
    stone: { x: 1340, y: 914, scale: 1.06 },
    shade: [
      '-60,-60,1 2460,-60,1 2460,150,1 2300,60 2000,40 1700,66 1500,60 1330,90 1256,170 1216,320 1204,500 1208,700 1120,860 1100,1100,1 -60,1100,1',
    ],
    dim: [
      { x: -60, y: 900, angle: 1.1, reach: 1100, droop: 0.3, half: 150 },
      { x: 300, y: 1060, angle: 0.9, reach: 1000, droop: 0.3, half: 140 },
      { x: 200, y: -80, angle: -0.3, reach: 900, droop: 0.2, half: 140 },
    ],
    edge: [
      { x: 880, y: 1080, angle: 1.35, reach: 1000, droop: 0.3, half: 120 },
      { x: 780, y: -30, angle: 0.1, reach: 760, droop: 0.32, half: 120 },
      { x: 2450, y: -60, angle: 3.1, reach: 640, droop: 0.3, half: 110 },
      { x: 2440, y: 20, angle: -2.0, reach: 560, droop: 0.1, half: 100 },
    ],
    branches: [{ x: 2500, y: 916, scale: 0.84, flip: true, turn: 8 }],
    subject: [1230, 130, 980, 720],
  }),
  tall: outOfTheGarden({
    fall: { x: 640, y: 872, scale: 0.83 },
    stone: { x: 350, y: 1280, scale: 0.98 },
    shade: [
      '-60,-60,1 1140,-60,1 1140,590,1 900,580 640,588 420,610 250,690 130,800 90,960 100,1400,1 -60,1400,1',
    ],
    dim: [
      { x: -60, y: 160, angle: -0.2, reach: 900, droop: 0.2, half: 150 },
      { x: 1140, y: 120, angle: 3.4, reach: 900, droop: 0.2, half: 140 },
    ],
    edge: [
      { x: -100, y: 770, angle: 0.8, reach: 800, droop: 0.6, half: 110 },
      { x: 1180, y: 500, angle: 2.9, reach: 640, droop: 0.4, half: 110 },
    ],
    branches: [{ x: 1180, y: 1300, scale: 0.66, flip: true, turn: 10 }],
    subject: [577, 880, 130, 390],
  }),
});
