import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [TAR, PAINT] = ['#2b2350', '#fff3d6'];

/** The middle of the shell, its radius where the road begins to climb, and how much of it is left after a turn. */
const [X, Y, RADIUS, LEFT] = [536, 420, 404, 0.53];

/** A point of the coil after so many turns, from the outer edge of the road (0) to its inner one (1). */
const coiled = (turns: number, across: number): Knot => {
  const reach = RADIUS * LEFT ** turns * (1 - across * (0.95 - LEFT));
  const angle = Math.PI * (0.5 - 2 * turns);
  return [Math.round(X + reach * Math.cos(angle)), Math.round(Y + reach * Math.sin(angle)), 0];
};

/** The edge of the coil, or a line within it, between two numbers of turns. */
const edge = (from: number, to: number, across: number, steps: number): Knot[] =>
  Array.from({ length: steps + 1 }, (_, at) => coiled(from + ((to - from) * at) / steps, across));

const corner = ([x, y]: Knot): Knot => [x, y, 1];

/** A piece of road between two numbers of turns and two lines along it. */
const piece = (from: number, to: number, outer: number, inner: number, steps: number): Knot[] => {
  const [out, back] = [edge(from, to, outer, steps), edge(from, to, inner, steps).reverse()];
  return [out, back].flatMap((row) => [corner(row[0]!), ...row.slice(1, -1), corner(row.at(-1)!)]);
};

const [FOOT, BED] = [coiled(0, 0)[1], coiled(0, 1)[1]];
const ALONG = (FOOT + BED) / 2;

/** A giant snail that creeps to the right: the road runs in from the left and is rolled up as its shell. */
export const snailOfRoad = (ground: string): readonly Layer[] => [
  cut(
    TAR,
    `560,${FOOT},1 760,640 900,720 972,660 964,590 960,520 1020,480 1096,500 1118,570 1100,650 1080,720 1110,764 1150,790 1146,${FOOT} 1120,${FOOT},1`,
    limb('1000,540,26 978,430,14 950,316,11;1060,530,26 1080,430,14 1116,326,11'),
    disc(948, 306, 25),
    disc(1120, 316, 25),
  ),
  inked(ground, 44, edge(-0.02, 0.5, 0, 12)),
  cut(TAR, [
    [-60, FOOT, 1],
    [X - 180, FOOT, 0],
    [X - 40, FOOT, 0],
    [X + 60, FOOT - 4, 0],
    ...edge(0.06, 3.12, 0, 60),
    corner(coiled(3.14, 0)),
    corner(coiled(3.14, 1)),
    ...edge(0.13, 3.12, 1, 60).reverse(),
    [X + 56, BED - 8, 0],
    [X - 40, BED, 0],
    [X - 180, BED, 0],
    [-60, BED, 1],
  ]),
  cut(
    PAINT,
    ...Array.from({ length: 27 }, (_, at) => piece(0.065 + at * 0.11, 0.12 + at * 0.11, 0.44, 0.56, 3)),
    ...[0, 1, 2].map((at) => box(430 - at * 270, ALONG - 11, 135, 22)),
  ),
];
