import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** A frond's half in the light, its half in the shade; the stem. */
const [LIT, SHADED, STEM] = ['#329545', '#0c553f', '#3b1530'];
/** The dome's half width, its height, and how far it bulges towards us. */
const [REACH, HEIGHT, BULGE] = [500, 350, 92];
/** Teeth along a half; how far down a frond hangs, and its half width, in degrees. */
const [PINNAE, TIP, HALF] = [15, 116, 21];

const turn = (degrees: number) => (degrees * Math.PI) / 180;

/** A point of the dome: so many degrees round from the front, so many down from the top. */
const onDome = (round: number, down: number, out = 1, corner = 1): Knot => {
  const [r, d] = [turn(round), turn(down)];
  return [
    out * REACH * Math.sin(r) * Math.sin(d),
    BULGE * Math.cos(r) * Math.sin(d) - out * HEIGHT * Math.cos(d),
    corner,
  ];
};

/** How wide a frond is on its way down, 1 at most. */
const width = (share: number) => (share < 0.5 ? 1 : Math.max(0, 1 - ((share - 0.5) / 0.5) ** 1.7));

/** Half a frond, with pinnae for teeth, right or left of its rib; the right one reaches under the left one. */
const half = (round: number, side: 1 | -1): readonly Knot[] => {
  const rib = Array.from({ length: 7 }, (_, at) =>
    onDome(at < 2 ? round : round - side - 1, (TIP * (6 - at)) / 6, 1, at % 6 === 0 ? 1 : 0),
  );
  const teeth = Array.from({ length: PINNAE }, (_, at) => {
    const [from, to] = [(at + 0.4) / PINNAE, Math.min(1, (at + 1.7) / PINNAE)];
    const edge = (share: number, wide: number, out = 1, corner = 1) =>
      onDome(round + side * HALF * wide * width(share), TIP * share, out, corner);
    return [edge(from, 0.58), edge((from * 2 + to) / 3, 1.04, 1.01, 0), edge(to, 1.2, 1 + 0.05 * width(to))];
  }).flat();
  return [...teeth, ...rib];
};

/** An umbrella that is a tree fern: fronds for its cloth, a trunk for its pole, a crozier for its handle. */
export const fernUmbrella: readonly Layer[] = [
  cut(
    STEM,
    limb(
      '0,-404,9 0,-300,18 0,0,24 0,310,26 4,392,28 58,446,28 134,418,25 146,352,20 104,314,17 62,340,13 74,378,10 98,374,8',
    ),
    disc(96, 372, 15),
  ),
  ...[-74, 74, -37, 37, 0].map((round) => cut(SHADED, half(round, 1))),
  ...[-74, 74, -37, 37, 0].map((round) => cut(LIT, half(round, -1))),
];
