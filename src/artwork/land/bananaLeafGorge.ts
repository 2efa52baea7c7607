import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import type { Knot } from '../drawing/points.ts';

/** Half the leaf: how far its margin is from the midrib, by height, from the tip to where it meets the water. */
const MARGIN: readonly (readonly [y: number, reach: number])[] = [
  [36, 0],
  [56, 84],
  [80, 184],
  [114, 276],
  [160, 344],
  [224, 398],
  [300, 432],
  [420, 448],
  [560, 452],
  [680, 446],
  [770, 440],
];

function reachAt(y: number): number {
  const next = MARGIN.findIndex(([at]) => at > y);
  if (next === 0) return 0;
  const [[low, a], [high, b]] =
    next < 0 ? [MARGIN.at(-2)!, MARGIN.at(-1)!] : [MARGIN[next - 1]!, MARGIN[next]!];
  return a + ((b - a) * (y - low)) / (high - low);
}

/** A side vein from the midrib, sunk a little and then up to the margin; beyond it by `over`. */
function vein(y: number, over = 30): readonly [Knot, Knot, Knot] {
  const end = Math.max(30, y - 96 - y * 0.03);
  const reach = reachAt(end) + over;
  return [
    [0, y, 1],
    [reach * 0.5, y - (y - end) * 0.22],
    [reach, end, 1],
  ];
}

/** Where a vein is at a share of its way. */
function along([[, y0], [x1, y1], [x2, y2]]: ReturnType<typeof vein>, share: number): [number, number] {
  const [b, c] = [2 * share * (1 - share), share * share];
  return [b * x1 + c * x2, (1 - share) * (1 - share) * y0 + b * y1 + c * y2];
}

interface Half {
  side: 1 | -1;
  leaf: string;
  band: string;
  /** What shows through the tears, and where they are: the height of the vein, how far in, and how wide. */
  behind: string;
  tears: readonly (readonly [y: number, share: number, wide: number])[];
}

const STEP = 50;

/** One half of an upright banana leaf, banded along its veins and torn between them by the wind, its midrib on x. */
export function bananaLeafHalf(x: number, { side, leaf, band, behind, tears }: Half): Layer {
  const put = (knots: readonly Knot[]): Knot[] =>
    knots.map(([at, y, corner]) => [Math.round(x + side * at), Math.round(y), corner ?? 0]);
  const margin = put([
    [0, 36, 1],
    ...MARGIN.slice(1).map(([y, reach]): Knot => [reach, y]),
    [438, 780, 1],
    [0, 780, 1],
  ]);
  const bands = Array.from({ length: 9 }, (_, at) => {
    const top = 84 + at * STEP * 2;
    return put([...vein(top), ...vein(top + STEP).toReversed()]);
  });
  const wedges = tears.map(([y, share, wide]) => {
    const way = vein(y);
    const [[tipX, tipY], [midX, midY]] = [along(way, share), along(way, share + (1 - share) * 0.5)];
    const [endX, endY] = way[2];
    return put([
      [tipX, tipY, 1],
      [midX, midY - wide * 0.35],
      [endX + 30, endY - wide, 1],
      [endX + 30, endY + wide * 0.6, 1],
      [midX + 8, midY + wide * 0.3],
    ]);
  });
  return (canvas) => {
    within(leaf, margin, cut(band, ...bands))(canvas);
    cut(behind, ...wedges)(canvas);
  };
}
