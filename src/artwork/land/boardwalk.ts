import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** A point of the ground in metres: right of the picture's middle, and away from the eye. */
type Spot = readonly [right: number, away: number];
/** Boards, the edge that faces us, and the gaps between boards. */
type Inks = readonly [face: string, edge: string, gap: string];

/** The eye: where its horizon and its middle are in the picture, how long its lens is in pixels, and how high it is above the boards. */
const EYE = { middle: 600, horizon: 466, lens: 1200, high: 2 };
/** Half the walk's width, how thick its boards are, and how far below them the water stands, in metres. */
const [HALF, THICK, WATER] = [0.52, 0.13, 0.42];

/** Where a point of the ground, or one so far below it, is seen. */
const seen = ([right, away]: Spot, below = 0) =>
  [
    Math.round(EYE.middle + (EYE.lens * right) / away),
    Math.round(EYE.horizon + (EYE.lens * (EYE.high + below)) / away),
  ] as const;
const corner = (spot: Spot, below = 0) => `${seen(spot, below).join(',')},1`;
const plain = (spot: Spot, below = 0) => seen(spot, below).join(',');

const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The edge of a walk on one side of its middle line (1 the right, -1 the left), mitred where it turns. */
function edgeOf(way: readonly Spot[], side: 1 | -1): Spot[] {
  const normal = (a: Spot, b: Spot): Spot => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(b[1] - a[1]) / long, -(b[0] - a[0]) / long];
  };
  return way.map((spot, at) => {
    const before = at > 0 ? normal(way[at - 1]!, spot) : normal(spot, way[1]!);
    const after = at < way.length - 1 ? normal(spot, way[at + 1]!) : before;
    const sum: Spot = [before[0] + after[0], before[1] + after[1]];
    const reach = (2 * HALF * side) / (sum[0] ** 2 + sum[1] ** 2);
    return [spot[0] + sum[0] * reach, spot[1] + sum[1] * reach];
  });
}

/** A boardwalk over a bog, seen by one eye of its own. */
export interface Boardwalk {
  /** The stretch from one turn to the next, its posts, its edge and its boards, `boards` metres apart. */
  stretch(at: number, inks: Inks, boards: number): Layer[];
  /** What the water under the edge of a stretch gives back. */
  mirrored(at: number): string;
  /** Where somebody stands on a stretch, and how large somebody 250 units tall is there. */
  place(at: number, share: number): { x: number; y: number; scale: number };
}

/** Takes the turns of a boardwalk on the ground, the nearest first. */
export function boardwalk(way: readonly Spot[]): Boardwalk {
  const [right, left] = [edgeOf(way, 1), edgeOf(way, -1)];
  // Of the two edges of a stretch, the one that faces us.
  const facing = (at: number) => (way[at + 1]![0] > way[at]![0] ? right : left);
  return {
    stretch(at, [face, edge, gap], boards) {
      const [from, to] = [facing(at)[at]!, facing(at)[at + 1]!];
      const long = Math.hypot(way[at + 1]![0] - way[at]![0], way[at + 1]![1] - way[at]![1]);
      const count = Math.round(long / boards);
      const share = (index: number) => (index + 0.5) / count;
      const near = between(way[at]!, way[at + 1]!, 0.3)[1];
      const post = (spot: Spot) => {
        const half = Math.max(1.4, (EYE.lens * 0.06) / spot[1]);
        return limb(`${plain(spot, THICK)},${half} ${plain(spot, WATER)},${half}`);
      };
      return [
        cut(edge, ...[0.03, 0.27, 0.51, 0.75, 0.975].map((along) => post(between(from, to, along)))),
        cut(edge, `${corner(from)} ${corner(to)} ${corner(to, THICK)} ${corner(from, THICK)}`),
        cut(
          face,
          `${corner(left[at]!)} ${corner(left[at + 1]!)} ${corner(right[at + 1]!)} ${corner(right[at]!)}`,
        ),
        inked(
          gap,
          Math.max(1, Math.round(24 / near)),
          ...Array.from(
            { length: count },
            (_, index) =>
              `${plain(between(left[at]!, left[at + 1]!, share(index)))} ${plain(between(right[at]!, right[at + 1]!, share(index)))}`,
          ),
          // The mitre.
          `${plain(left[at + 1]!)} ${plain(right[at + 1]!)}`,
        ),
      ];
    },
    mirrored(at) {
      const [from, to] = [facing(at)[at]!, facing(at)[at + 1]!];
      return `${corner(from, WATER)} ${corner(to, WATER)} ${corner(to, 2 * WATER)} ${corner(from, 2 * WATER)}`;
    },
    place(at, share) {
      const spot = between(way[at]!, way[at + 1]!, share);
      const [x, y] = seen(spot);
      return { x, y, scale: Math.round((EYE.lens * 69) / spot[1] / 100) / 100 };
    },
  };
}
