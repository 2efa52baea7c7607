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

/** Where leaflets leave the rib, from the tip on. */
const RIB_POINTS = [
  [0, 0],
  [36, -56],
  [84, -114],
  [146, -168],
  [220, -218],
  [306, -260],
  [402, -296],
  [506, -324],
  [616, -344],
  [730, -356],
  [850, -362],
] as const;

/** Leaflets along one side of the rib, `out` of it by a share of their length: above it where that is positive. */
const leaflets = (out: number, length: number): string[] =>
  RIB_POINTS.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = RIB_POINTS[at]!;
    const step = Math.hypot(x - beforeX, y - beforeY);
    const [alongX, alongY] = [(beforeX - x) / step, (beforeY - y) / step];
    const far = length * Math.min(1, 0.6 + at * 0.1);
    const spot = (along: number, off: number, drop: number) =>
      `${x + far * (alongX * along + alongY * off)},${y + far * (alongY * along - alongX * off + drop)}`;
    return limb(`${x},${y},7 ${spot(0.42, out * 0.8, -0.06)},${at < 2 ? 16 : 22} ${spot(0.9, out, 0.12)}`);
  });

/** A palm frond that comes in from the right; its tip is at (0, 0). */
const frond: readonly Layer[] = [
  cut(DEEP, ...leaflets(0.5, 280)),
  cut(FROND, ...leaflets(-0.62, 300)),
  inked(RIB, 12, '-6,14 60,-90 220,-230 420,-312 620,-346 900,-364'),
];

/** Two at home in a weaver's nest, at which the bird is still at work. */
const twoInTheNest = ({ subject, nest, turn }: View): Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(AIR),
  moved({ ...nest, y: nest.y - 404 * nest.scale, turn }, ...frond),
  moved(nest, ...nestForTwo, moved({ x: -416, y: -40, scale: 1.06 }, ...weaverAtWork)),
];

/** For two: a veranda with nobody on the next one. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('morning', 'uganda', 'left'),
  wide: twoInTheNest({ subject: [1626, 396, 330, 250], nest: { x: 1790, y: 536, scale: 1 }, turn: 27 }),
  tall: twoInTheNest({ subject: [466, 850, 310, 235], nest: { x: 620, y: 990, scale: 0.94 }, turn: 30 }),
});
