import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { bananaLeaf } from '../../figures/plants/bananaLeaf.ts';
import { homeFromFarm } from '../../figures/placing/walkersFromBehind.ts';
import { bananaHill } from '../../land/bananaHill.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';
import { partedCloud } from '../../sky/partedCloud.ts';

const PAPER = '#fbe4c4';
const SNOWS = {
  rock: '#7a86bc',
  deep: '#3d4c8c',
  glint: '#b0a4cc',
  snow: '#fffbe8',
  ice: '#a9c2e8',
  mist: '#e8e6dc',
};
const LEAF = ['#a8c83c', '#3f8a44', '#e2ec90'] as const;
const LEAF_SHADE = ['#1f6a48', '#0f4238', '#5f9a58'] as const;

/** The cloud, closed but for one hole high up, in which the snows shine. */
const cloud = (where: { x: number; y: number; scale?: number }): readonly Layer[] => [
  moved(where, ...partedCloud(PAPER, kiboPlanes({ x: 1860, y: 680, scale: 0.98 }, SNOWS))),
];

/** The great view of the foothills' trip. */
export const postersKilimanjaroFoothills: readonly Picture[] = [
  // The cloud parts, and the snows stand much higher than anybody was looking.
  ...poster('kilimanjarofoothills', {
    light: light('morning', 'tanzania', 'left'),
    wide: [
      wash(
        [
          [0, '#f6d6b0'],
          [0.7, PAPER],
          [1, PAPER],
        ],
        { height: 800 },
      ),
      ...cloud({ x: 0, y: 0 }),
      floor('#f6d3ac', '-40,690 300,664 620,690 900,676 1200,706 1500,694 1900,706 2400,690', 900),
      ...bananaHill,
      ...homeFromFarm(1748, 906, 0.5),
      ...bananaLeaf({ x: 2440, y: 1080, angle: 1.95, reach: 640, droop: 0.5, half: 70 }, LEAF_SHADE),
      ...bananaLeaf({ x: 2460, y: 1060, angle: 2.45, reach: 720, droop: 0.55, half: 72 }, LEAF),
      ...bananaLeaf({ x: -40, y: 1120, angle: 0.7, reach: 700, droop: 0.5, half: 70 }, LEAF_SHADE),
      ...bananaLeaf({ x: -60, y: 1100, angle: 1.1, reach: 620, droop: 0.55, half: 66 }, LEAF),
    ],
    tall: [
      wash(
        [
          [0, '#f6d6b0'],
          [0.7, PAPER],
          [1, PAPER],
        ],
        { height: 1200 },
      ),
      ...cloud({ x: -1180, y: 490, scale: 0.93 }),
      floor('#f6d3ac', '-40,1080 300,1064 700,1090 1100,1070', 1200),
      moved({ x: -1230, y: 364 }, ...bananaHill, ...homeFromFarm(1748, 906, 0.5)),
      ...bananaLeaf({ x: 1130, y: 1420, angle: 2.45, reach: 560, droop: 0.55, half: 58 }, LEAF),
      ...bananaLeaf({ x: -40, y: 1450, angle: 0.75, reach: 520, droop: 0.5, half: 56 }, LEAF_SHADE),
      ...bananaLeaf({ x: -50, y: 1440, angle: 1.15, reach: 480, droop: 0.55, half: 54 }, LEAF),
    ],
  }),
];
