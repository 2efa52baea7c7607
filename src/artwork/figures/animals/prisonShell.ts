import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

const [PLATE, RING, CORE, TOP, RIM, SEAM, REVEAL, INK] = [
  '#a5452d',
  '#b65534',
  '#c8673d',
  '#e08f4c',
  '#8a3429',
  '#591f28',
  '#6f2722',
  '#241c2a',
];

/** The domed shell from the side, its front at the right, its edge flared over the neck and scalloped below. */
export const PRISON_SHELL =
  '86,556,1 100,516 124,410 180,300 274,206 410,150 560,130 700,146 820,204 900,290 948,380 982,432,1 972,480 936,544,1 900,566 858,578,1 806,604 760,598,1 706,622 656,610,1 606,630 552,616,1 500,632 448,616,1 396,628 346,608,1 300,618 250,596,1 200,604 164,580,1 120,580';

/** Its four great plates, each as wide as a cell. */
const PLATES = [
  '146,500,1 166,414,1 222,314,1 324,274,1 346,530,1',
  '340,268,1 438,206,1 542,222,1 548,546,1 360,534,1',
  '556,222,1 654,204,1 746,262,1 744,536,1 560,546,1',
  '760,268,1 834,296,1 884,362,1 920,456,1 896,494,1 756,532,1',
];

/** An arched window: its left and right side, the height its arch springs from, and its foot. */
type Window = readonly [left: number, right: number, spring: number, foot: number];
const WINDOWS: readonly Window[] = [
  [208, 300, 404, 478],
  [392, 500, 350, 488],
  [602, 706, 350, 488],
  [792, 868, 400, 468],
];
const arch = ([left, right, spring, foot]: Window, more = 0) => {
  const half = (right - left) / 2 + more;
  return `M${left - more} ${foot + more}v${spring - foot - more}a${half} ${half} 0 0 1 ${half * 2} 0v${foot - spring + more}z`;
};
const bars = ([left, right, spring, foot]: Window): string[] =>
  [0.2, 0.4, 0.6, 0.8].map((share) => {
    const x = left + (right - left) * share;
    const rise = Math.sqrt(share - share * share) * (right - left);
    return `${x},${spring - rise},1 ${x},${foot},1`;
  });
const crossbar = ([left, right, spring]: Window) => `${left},${spring},1 ${right},${spring},1`;

/** The rings in which a plate has grown, about its window. */
const grown = (share: number): string =>
  PLATES.map((row, at) => {
    const [left, right, spring, foot] = WINDOWS[at]!;
    const [x, y] = [(left + right) / 2, (spring + foot) / 2 - 14];
    return outline(points(row).map(([px, py]): Knot => [x + (px - x) * share, y + (py - y) * share, 1]));
  }).join('');

/** The windows as openings, and their upright bars as lines. */
export const prisonWindows: readonly string[] = WINDOWS.map((each) => arch(each));
export const prisonBars: readonly string[] = WINDOWS.flatMap(bars);

/** The shell as a prison that walks: each great plate has grown about a barred window, in which `view` is seen. */
export const prisonShell = (...view: readonly Layer[]): Layer[] => [
  within(
    PLATE,
    PRISON_SHELL,
    cut(
      TOP,
      '60,560,1 142,504,1 162,414,1 220,306,1 331,268,1 438,198,1 549,216,1 655,196,1 753,258,1 839,288,1 890,356,1 922,490,1 1000,480,1 1000,60,1 60,60,1',
    ),
    cut(RIM, '60,470,1 140,506 350,540 550,552 750,542 900,500 990,430,1 990,660,1 60,660,1'),
    cut(RING, grown(0.84)),
    cut(CORE, grown(0.68)),
    inked(
      SEAM,
      8,
      '80,480 140,506 350,540 550,552 750,542 900,500 990,430,1',
      '142,504,1 162,414,1 220,306,1 331,268,1 438,198,1 549,216,1 655,196,1 753,258,1 839,288,1 890,356,1 920,473,1',
      '331,268,1 352,534,1',
      '549,216,1 553,552,1',
      '753,258,1 750,540,1',
      '220,306,1 180,250,1',
      '438,198,1 424,120,1',
      '655,196,1 672,110,1',
      '839,288,1 880,220,1',
      '180,514,1 164,580,1',
      '262,526,1 250,596,1',
      '352,536,1 346,608,1',
      '450,546,1 448,616,1',
      '553,550,1 552,616,1',
      '652,548,1 656,610,1',
      '750,540,1 760,598,1',
      '836,522,1 858,578,1',
      '900,494,1 936,544,1',
    ),
  ),
  cut(REVEAL, ...WINDOWS.map((each) => arch(each, 9))),
  ...prisonWindows.map((each) => within('#fff', each, ...view)),
  inked(INK, 6, ...prisonBars, ...WINDOWS.map(crossbar)),
];
