import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { type Box, plan } from '../../canvas/plan.ts';
import { calfInShade, cowInShade } from '../../figures/placing/elephantsInShade.ts';
import { umbrellaThorn } from '../../figures/placing/umbrellaThorn.ts';
import { mountKenyaPlanes } from '../../land/mountKenyaPlanes.ts';
import { light } from '../../light/light.ts';

type Spot = readonly [x: number, y: number, scale: number];

/** Where things stand: the horizon, the summit, the tree's foot, the cow and the calf, each with its size. */
interface View {
  horizon: number;
  summit: Spot;
  tree: Spot;
  cow: Spot;
  calf: Spot;
  /** What stands out: the mountain's sunlit face, or the cow. */
  subject: Box;
}

const at = ([x, y, scale]: Spot, layers: readonly Layer[]): Layer => moved({ x, y, scale }, ...layers);

/** A shadow on the plain, from what stands at a spot to the left. */
const shadow = ([x, y, scale]: Spot, colour: string, length: number): Layer =>
  cut(
    colour,
    `${Math.round(x + 150 * scale)},${y},1 ${x},${Math.round(y + 14 * scale)} ${Math.round(x - length * scale * 0.6)},${Math.round(y + 30 * scale)} ${Math.round(x - length * scale)},${Math.round(y + 16 * scale)},1 ${Math.round(x - length * scale * 0.5)},${Math.round(y - 6 * scale)}`,
  );

/** Under a great umbrella thorn: elephants cross the plain before Mount Kenya at sunrise. */
const underTheThorn = ({ horizon, summit, tree, cow, calf, subject }: View): Layer[] => [
  plan({ subject, camera: 'wide' }),
  wash(
    [
      [0, '#0d1f5c'],
      [0.7, '#23408c'],
      [0.94, '#3d559c'],
      [0.941, '#f08a78'],
      [0.97, '#f7a878'],
      [0.971, '#ffcf96'],
      [1, '#ffe0ac'],
    ],
    { height: horizon },
  ),
  glow(summit[0] + 420 * summit[2], horizon, 620 * summit[2], '#ff8a6a', 0.6),
  at(summit, mountKenyaPlanes),
  wash(
    [
      [0, '#ffcf9a', 0],
      [1, '#ffd9a8'],
    ],
    { x: -20, y: horizon - 48, width: 3000, height: 50 },
  ),
  floor(
    '#7a3a6a',
    `0,${horizon - 20} 500,${horizon - 30} 1100,${horizon - 16} 1700,${horizon - 28} 2400,${horizon - 14}`,
  ),
  floor('#f0a25c', `0,${horizon} 800,${horizon - 6} 1600,${horizon + 4} 2400,${horizon - 4}`),
  floor('#e4803c', `0,${horizon + 66} 600,${horizon + 50} 1400,${horizon + 70} 2400,${horizon + 44}`),
  shadow(cow, '#a83c2c', 620),
  shadow(calf, '#a83c2c', 620),
  at(cow, cowInShade),
  at(calf, calfInShade),
  floor('#b8401f', `0,${horizon + 180} 700,${horizon + 200} 1500,${horizon + 178} 2400,${horizon + 160}`),
  shadow(tree, '#6a1a28', 1500),
  at(tree, umbrellaThorn),
  floor('#4a1226', `0,${horizon + 264} 700,${horizon + 290} 1500,${horizon + 270} 2400,${horizon + 210}`),
];

/** Kenya: the mountain that the country is named after, elephants, and the tree of its plains. */
export const postersKenya: readonly Picture[] = poster('kenya', {
  light: light('dawn', 'kenya', 'right'),
  wide: underTheThorn({
    horizon: 700,
    summit: [1540, 262, 0.78],
    tree: [2240, 892, 1.02],
    cow: [1700, 856, 0.72],
    calf: [1486, 860, 0.4],
    subject: [1380, 300, 200, 200],
  }),
  tall: underTheThorn({
    horizon: 1040,
    summit: [318, 700, 0.607],
    tree: [912, 1236, 0.86],
    cow: [470, 1156, 0.64],
    calf: [280, 1160, 0.35],
    subject: [400, 1041, 166, 115],
  }),
});
