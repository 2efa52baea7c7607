import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { weaverAtWork } from '../../figures/animals/weaverAtWork.ts';
import { nestForTwo } from '../../figures/placing/nestForTwo.ts';
import { light } from '../../light/light.ts';

const [AIR, FROND, DEEP, RIB] = ['#a8dcc4', '#5fae6c', '#4ea36c', '#d5e07a'];

/** The nest, and the frond that bears it: how it is turned about its tip. */
interface View {
  subject: Box;
  nest: Placing & { scale: number };
  turn: number;
}

/** Where leaflets leave the rib: its points from the tip on, and how long they are. */
const LEAFLETS = [
  [20, -30, 150],
  [70, -92, 190],
  [130, -152, 230],
  [204, -208, 260],
  [290, -258, 280],
  [386, -300, 290],
  [490, -332, 300],
  [600, -354, 300],
  [716, -368, 300],
] as const;

/** A palm frond that comes in from the right; its tip is at (0, 0). */
const frond: readonly Layer[] = [
  cut(
    DEEP,
    ...LEAFLETS.map(([x, y, far]) =>
      limb(`${x},${y},8 ${x - far * 0.42},${y - far * 0.14},22 ${x - far},${y + far * 0.2}`),
    ),
  ),
  cut(
    FROND,
    ...LEAFLETS.map(([x, y, far]) =>
      limb(`${x},${y},8 ${x + far * 0.1},${y + far * 0.4},24 ${x - far * 0.12},${y + far}`),
    ),
  ),
  inked(RIB, 12, '-6,14 60,-90 204,-220 420,-320 640,-362 900,-380'),
];

/** Two at home in a weaver's nest, at which the bird is still at work. */
const twoInTheNest = ({ subject, nest, turn }: View): Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(AIR),
  moved({ ...nest, y: nest.y - 404 * nest.scale, turn }, ...frond),
  moved(nest, ...nestForTwo, moved({ x: -428, y: -40, scale: 1.06 }, ...weaverAtWork)),
];

/** For two: a veranda with nobody on the next one. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('morning', 'uganda', 'left'),
  wide: twoInTheNest({ subject: [1626, 396, 330, 250], nest: { x: 1790, y: 536, scale: 1 }, turn: 27 }),
  tall: twoInTheNest({ subject: [466, 850, 310, 235], nest: { x: 620, y: 990, scale: 0.94 }, turn: 14 }),
});
