import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import type { Point } from '../../drawing/pen.ts';

/** The edges of the deck as curves of three points, the near one and the far one, from beside us to the tower over the ravine. */
const EDGES = {
  near: [
    [-90, 930],
    [600, 960],
    [1012, 372],
  ],
  far: [
    [-90, 800],
    [520, 830],
    [992, 366],
  ],
} as const;
type Edge = keyof typeof EDGES;

const STEEL = '#25304a';
const LIGHT = '#ffdca6';

/** Where an edge of the deck is at a share of its length, `up` being how much of the height of the rail to rise. */
function at(edge: Edge, t: number, up = 0): Point {
  const [a, b, c] = EDGES[edge];
  const mixed = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis];
  return [Math.round(mixed(0)), Math.round(mixed(1) - up * (370 * (1 - t) ** 1.35 + 30))];
}

const along = Array.from({ length: 19 }, (_, step) => step / 18);
/** Posts and planks close up with the distance. */
const posts = Array.from({ length: 17 }, (_, step) => 1 - 0.84 ** (step + 0.4));
const planks = Array.from({ length: 46 }, (_, step) => 1 - 0.945 ** (step + 0.3));
const row = (knots: readonly Point[]) => knots.map(([x, y]) => `${x},${y},1`).join(' ');
const rope = (edge: Edge, up: number, from = 0) =>
  row(along.filter((t) => t >= from).map((t) => at(edge, t, up)));

/** A band along an edge that narrows with the distance, `wide` pixels beside us. */
const band = (edge: Edge, up: number, wide: number, by = 0) => {
  const shifted = (sign: 1 | -1) =>
    along.map((t): Point => {
      const [x, y] = at(edge, t, up);
      return [x, Math.round(y + by * (1 - t) + sign * (wide * (1 - t) ** 1.2 + 2) * 0.5)];
    });
  return row([...shifted(-1), ...shifted(1).reverse()]);
};

const rail = (edge: Edge, tone: string): Layer[] => [
  ...posts.map((t) => inked(tone, Math.max(2, Math.round(9 * (1 - t))), row([at(edge, t), at(edge, t, 1)]))),
  ...[0.25, 0.5, 0.75].map((up) => inked(tone, 2, rope(edge, up))),
  cut(tone, band(edge, 1, 15)),
];

/** The far rail and the deck, then the near rail: whoever stands on the bridge comes between them. */
export const bridgeBehind: readonly Layer[] = [
  ...rail('far', '#4a5a78'),
  cut('#9a6a48', row([...along.map((t) => at('near', t)), ...along.toReversed().map((t) => at('far', t))])),
  ...planks.map((t) =>
    inked('#5f3c34', Math.max(1, Math.round(6 * (1 - t))), row([at('near', t), at('far', t)])),
  ),
  cut('#d8a06c', band('far', 0, 10)),
  cut('#3a2630', band('near', 0, 34, 14)),
  cut('#e9b67c', band('near', 0, 9)),
];
export const bridgeBefore: readonly Layer[] = [...rail('near', STEEL), cut(LIGHT, band('near', 1, 5, -5))];

/** The steel tower at the other side, its little roof in the sun, the deck's end at (1002, 370). */
export const farTower: readonly Layer[] = [
  inked(STEEL, 9, '972,250,1 950,720,1', '1044,246,1 1072,720,1'),
  inked(
    STEEL,
    4,
    '970,300,1 1052,366,1 966,440,1 1060,530,1 958,630,1 1068,710,1',
    '1046,300,1 968,366,1 1056,440,1 962,530,1 1064,630,1 952,710,1',
  ),
  inked(STEEL, 6, '968,366,1 1052,366,1', '971,290,1 1046,288,1', '962,530,1 1060,530,1'),
  cut('#f29a3e', '944,262,1 1008,204,1 1074,258,1'),
  cut('#b8542c', '944,262,1 1008,204,1 1000,260,1'),
];
