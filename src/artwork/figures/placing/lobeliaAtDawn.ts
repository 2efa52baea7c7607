import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import type { Point } from '../../drawing/pen.ts';

const HEART: Point = [420, 420];

/** One sword leaf of the rosette: its angle in degrees (0 right, 90 up and away), length, half width, and arch in pixels. */
type Blade = readonly [angle: number, long: number, half: number, arch: number];

const BACK: readonly Blade[] = [
  [150, 330, 36, 60],
  [128, 300, 38, 30],
  [106, 290, 38, 10],
  [82, 300, 38, 10],
  [60, 306, 38, 30],
  [34, 330, 36, 60],
];
const MIDDLE: readonly Blade[] = [
  [180, 372, 44, 110],
  [4, 366, 44, 110],
  [158, 300, 44, 90],
  [24, 296, 44, 90],
  [134, 236, 42, 40],
  [48, 236, 42, 40],
  [92, 222, 42, 0],
];
const FRONT: readonly Blade[] = [
  [206, 336, 46, 110],
  [-28, 332, 46, 110],
  [232, 300, 48, 90],
  [-54, 300, 48, 90],
  [258, 270, 48, 60],
  [-82, 276, 48, 60],
];
const INNER: readonly Blade[] = [
  [168, 196, 36, 60],
  [12, 190, 36, 60],
  [118, 150, 34, 20],
  [62, 150, 34, 20],
  [212, 180, 38, 60],
  [-34, 180, 38, 60],
  [246, 150, 38, 40],
  [-68, 150, 38, 40],
];
const BUD: readonly Blade[] = [
  [150, 92, 24, 24],
  [30, 92, 24, 24],
  [90, 84, 24, 0],
  [216, 84, 26, 26],
  [-36, 84, 26, 26],
  [270, 76, 26, 10],
];

/** Where a blade's midrib is at a share of its length: it rises in an arch and bends down to its tip. */
function ribAt([angle, long, , arch]: Blade, share: number): Point {
  const turn = (angle * Math.PI) / 180;
  const reach = long * share;
  return [
    HEART[0] + Math.cos(turn) * reach,
    HEART[1] - Math.sin(turn) * reach * 0.84 - arch * 4 * share * (1 - share) * 0.6 + arch * 0.5 * share ** 3,
  ];
}

const STEPS = [0.04, 0.22, 0.42, 0.62, 0.82];
const GIRTH = [0.5, 0.82, 1, 0.9, 0.56];

/** The outline of a blade: all of it, or the half of it on one side of the midrib. */
function bladeOf(blade: Blade, sides: readonly [number, number]): string {
  const edge = (side: number) =>
    STEPS.map((share, at): Knot => {
      const [[x, y], [nextX, nextY]] = [ribAt(blade, share), ribAt(blade, share + 0.05)];
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      const off = (side * blade[2] * GIRTH[at]!) / length;
      return [x + (nextY - y) * off, y - (nextX - x) * off, at === 0 ? 1 : 0];
    });
  return outline([...edge(sides[0]), [...ribAt(blade, 1), 1], ...edge(sides[1]).reverse()]);
}

/** The half that looks up and to the left, where the light is. */
const lightSide = ([angle]: Blade) => (angle > 100 && angle < 290 ? 1 : -1);

/** A tier of leaves, each with its bright half, one over the other. */
const tier = (blades: readonly Blade[], edge: string, dim: string, bright: string): Layer[] =>
  blades.flatMap((blade) => [
    cut(edge, bladeOf([blade[0], blade[1] + 8, blade[2] + 5, blade[3]], [1, -1])),
    cut(dim, bladeOf(blade, [1, -1])),
    cut(bright, bladeOf(blade, [lightSide(blade), 0])),
  ]);

/** Beads of dew on the ribs of some leaves, and drops that hang at the tips of others. */
const beads = [...MIDDLE, ...FRONT, ...INNER]
  .filter((_, at) => at % 3 !== 1)
  .map((blade, at) => ribAt(blade, 0.46 + (at % 4) * 0.11));
const drops = [MIDDLE[0]!, MIDDLE[1]!, FRONT[1]!, FRONT[2]!, FRONT[5]!].map((blade) => ribAt(blade, 1));

/** The stem in its skirt of old leaves, and the ground it stands in. */
const stem: readonly Layer[] = [
  cut('#1c1626', '350,470,1 490,470,1 500,599 506,706 540,759,1 300,759,1 336,706 342,599'),
  cut(
    '#4a3040',
    '350,493,1 376,493 380,599 350,660,1 346,599; 384,508,1 414,508 420,645 396,698,1 384,630; 430,500,1 456,500 462,614 444,675,1 430,599; 466,508,1 486,508 500,599 492,645,1 474,599; 340,614,1 366,645 366,713 336,756,1 338,690; 400,675,1 430,660 436,721 420,759,1 396,736; 456,645,1 486,645 500,713 500,756,1 466,721',
  ),
  cut(
    '#a8705c',
    '350,493,1 362,493 364,599 350,660,1 346,599; 384,508,1 398,508 402,630 396,698,1 384,630; 340,614,1 352,637 350,713 336,756,1 338,690; 430,500,1 440,500 446,614 444,675,1 432,599',
  ),
];

/** A giant lobelia's rosette on its shaggy stem, 740 wide around (420, 420), dew on it, lit from the left. */
export const lobeliaAtDawn: readonly Layer[] = [
  ...tier(BACK, '#0c2c34', '#1a4c4c', '#2a6a5e'),
  ...stem,
  ...tier(MIDDLE, '#0f3a3c', '#236454', '#4c9c74'),
  ...tier(FRONT, '#0f3a3c', '#2a7460', '#6cba84'),
  ...tier(INNER, '#17524a', '#46986e', '#a4dc98'),
  cut('#8cca86', disc(420, 414, 20)),
  ...tier(BUD, '#2f7a5e', '#8cca86', '#e4f6c0'),
  cut('#d8f4ea', ...beads.map(([x, y]) => disc(x, y, 6, 6))),
  cut('#ffffff', ...beads.map(([x, y]) => disc(x - 2, y - 2, 2, 2))),
  cut(
    '#e8fbf4',
    drops.map(([x, y]) => `${x},${y - 8},1 ${x + 10},${y + 12} ${x},${y + 24} ${x - 10},${y + 12}`).join(';'),
  ),
];
