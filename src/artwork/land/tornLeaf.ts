import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { limb, outline } from '../drawing/brush.ts';
import { points, type Knot } from '../drawing/points.ts';

type Spot = readonly [x: number, y: number];
type Strip = readonly [top: Spot, nextTop: Spot, left: Spot, right: Spot];

export interface TornLeaf {
  /** The midrib, from left to right, with half its thickness. */
  rib: string;
  /** The torn margin from left to right: 2 is the end of a tear, 3 a corner of a strip, 0 pulls the edge. */
  torn: string;
  /** Which strips, from the left, turn an edge to the sun. */
  turned: readonly number[];
}

export interface LeafInks {
  leaf: string;
  band: string;
  /** The half beyond the midrib, and its bands. */
  far: string;
  farBand: string;
  rib: string;
  turned: string;
}

/** The bands along the veins of a strip: where each begins, in shares of the strip's width, and how wide it is. */
const BANDS = [0.04, 0.36, 0.7];
const WIDE = 0.17;

const between = ([ax, ay]: Spot, [bx, by]: Spot, share: number): Spot => [
  Math.round(ax + (bx - ax) * share),
  Math.round(ay + (by - ay) * share),
];
const spot = ([x, y]: readonly [number, number, number]): Spot => [x, y];
const corners = (...spots: readonly Spot[]) => spots.map(([x, y]) => `${x},${y},1`).join(' ');
const bent = ([a, b, c]: readonly [Spot, Spot, Spot]) => `${corners(a)} ${b.join()} ${corners(c)}`;

/** Where on the midrib the veins begin that end beside a tear: they run a little to the right on their way down. */
function rootOf([x, y]: Spot, rib: readonly Spot[]): Spot {
  const at = Math.max(
    1,
    rib.findIndex(([far]) => far > x - y * 0.2),
  );
  const [a, b]: [Spot, Spot] = [rib[at - 1] ?? [x, y], rib[at] ?? [x, y]];
  const left = Math.max(a[0], x - (y - a[1]) * 0.3);
  return between(a, b, (left - a[0]) / (b[0] - a[0]));
}

/** A banana leaf that hangs across the whole upper picture, its lower half torn into strips along the veins. */
export function tornLeaf({ rib, torn, turned }: TornLeaf, inks: LeafInks): Layer {
  const margin = points(torn);
  const midrib = points(rib).map(spot);
  const [tears, ends] = [2, 3].map((kind) => margin.filter(([, , is]) => is === kind).map(spot));
  const strips = tears!
    .slice(1)
    .map((tear, at): Strip => [tears![at]!, tear, ends![at * 2]!, ends![at * 2 + 1]!]);
  const vein = ([top, next, left, right]: Strip, share: number): [Spot, Spot, Spot] => {
    const [x, y] = between(left, right, share);
    return [
      between(rootOf(top, midrib), rootOf(next, midrib), share),
      between(top, next, share),
      [x, y + 40],
    ];
  };
  const edge = ([top, , left, right]: Strip) => {
    const [inner, half] = [between(left, right, 0.5), between(top, left, 0.55)];
    return `${corners(top)} ${half[0] - 66},${half[1]} ${corners([left[0] - 30, left[1] + 30], [inner[0], inner[1] + 30])} ${half[0] + 36},${half[1] - 20}`;
  };
  const beyond = midrib.slice(1).flatMap((end, at) =>
    [0, 0.25, 0.5, 0.75].map((from) => {
      const [a, b] = [between(midrib[at]!, end, from), between(midrib[at]!, end, from + 0.12)];
      return corners(a, b, [b[0] + 240, b[1] - 600], [a[0] + 240, a[1] - 600]);
    }),
  );
  return within(
    inks.leaf,
    outline([
      [-400, -60, 1],
      [2600, -60, 1],
      ...margin.toReversed().map(([x, y, kind]): Knot => [x, y, kind > 0 ? 1 : 0]),
    ]),
    cut(
      inks.band,
      ...strips.flatMap((strip) =>
        BANDS.map((from) => {
          const [c, b, a] = vein(strip, from + WIDE);
          return `${bent(vein(strip, from))} ${bent([a, b, c])}`;
        }),
      ),
    ),
    cut(inks.far, corners([-400, -60], [2600, -60], ...midrib.toReversed())),
    cut(inks.farBand, ...beyond),
    cut(inks.rib, limb(rib)),
    cut(inks.turned, ...turned.map((at) => edge(strips[at]!))),
  );
}
