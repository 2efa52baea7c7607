import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';

/** The line a row of bushes follows over the hill, moved down by `by`. */
const row = (by: number) =>
  `-60,${by + 250} 160,${by + 150} 380,${by + 160} 620,${by + 40} 860,${by - 60} 1060,${by - 40} 1260,${by - 170}`;
const rows = Array.from({ length: 15 }, (_, at) => -180 + at * 92);

const PATH = '1080,960 990,740 1040,520 960,300 1020,110 990,-60';

/** A hill of clipped tea straight from above: rows as thick as a hedge that bend together, the light at the right, the dark edge of the forest in a corner. */
export const teaFromAbove: readonly Layer[] = [
  ...rows.flatMap((by) => [
    inked('#0f4a36', 92, row(by + 10)),
    inked('#3f8f3a', 66, row(by)),
    inked('#7cba40', 40, row(by - 9)),
    inked('#b4dc58', 14, row(by - 20)),
  ]),
  // The path of red earth through the rows.
  inked('#0f4a36', 104, PATH),
  inked('#9c4a30', 84, PATH),
  inked('#e08a54', 50, '1096,960 1006,740 1056,520 976,300 1036,110 1006,-60'),
];

/** Crowns of the forest from above where the tea ends, their lit sides, their shadow over the rows. */
const CROWNS = [
  [40, 40, 130],
  [210, 10, 100],
  [60, 220, 110],
  [180, 130, 90],
  [330, 30, 76],
  [20, 350, 80],
  [-10, 120, 120],
] as const;
export const forestCorner: readonly Layer[] = [
  cut({ fill: '#06302c', opacity: 0.6 }, ...CROWNS.map(([x, y, r]) => disc(x - 10, y + 40, r * 1.06, r))),
  ...CROWNS.toReversed().flatMap(([x, y, r]) => [
    cut('#0a2f2e', disc(x, y, r, r * 0.94)),
    cut('#144a40', disc(x + r * 0.16, y - r * 0.12, r * 0.76, r * 0.7)),
    cut('#2a6e4c', disc(x + r * 0.34, y - r * 0.26, r * 0.42, r * 0.36)),
  ]),
];
