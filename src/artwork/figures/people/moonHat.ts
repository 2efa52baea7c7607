import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Knot } from '../../drawing/points.ts';

const [NIGHT, SNOW, DIM, ROCK] = ['#2747b8', '#fffaf0', '#9fb6f2', '#0d1654'];
const [FOREST, RIB] = ['#14706a', '#0b4a50'];
const [WOOL, MARE] = ['#ffedc2', '#e6c98e'];
const [COAT, FOLD] = ['#f0592f', '#b5331f'];
const [SKIN, EAR, HAIR] = ['#8a4a2a', '#5c2c1c', '#160b1c'];

const [COLUMNS, ROWS, R, H, TURN] = [52, 26, 350, 400, 1.45];
/** Summits of the range: the column and the row of each, and how fast the left and the right side fall. */
const SUMMITS = [
  [6.2, 13.6, 1.3, 1.5],
  [15.5, 9.4, 1.7, 1.3],
  [25.6, 4.4, 1.7, 1.5],
  [36.4, 9.6, 1.3, 1.7],
  [45.4, 13.2, 1.5, 1.4],
] as const;
/** How far right of the summit the shade begins, row by row. */
const ARETE = [0.5, 0.5, 1, 1, 2, 3, 2, 1, 0, -1, -2, -1, 0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0];

const half = (t: number) => R * (1 - Math.min(1, Math.max(0, t)) ** 2.5 * 0.97) ** 0.5;
const spot = (column: number, row: number): [number, number] => {
  const t = 1 - row / ROWS;
  const a = ((column / COLUMNS) * 2 - 1) * TURN;
  return [
    Math.round((Math.sin(a) / Math.sin(TURN)) * half(t)),
    Math.round(-H * t + 30 * Math.cos(a) * (1 - t * 0.8)),
  ];
};

const stitch = (column: number, row: number): string => {
  const c = column + 0.5;
  const sides = SUMMITS.map(([x, y, l, r]) => ({ x, y, top: y + Math.abs(c - x) * (c < x ? l : r) }));
  const { x, y, top } = sides.reduce((one, other) => (other.top < one.top ? other : one));
  if (row < top) return NIGHT;
  if (row > 22.4 - Math.abs(((c + 1) % 8) - 4) * 1.25) return ROCK;
  return c < x + ARETE[Math.floor(row - y)]! ? SNOW : DIM;
};

/** All stitches of one wool: each column of them ends above and below in the tip of a stitch. */
const knit = (wool: string): Knot[][] => {
  const runs: Knot[][] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      if (stitch(column, row) !== wool) continue;
      let end = row;
      while (end <= ROWS && stitch(column, end) === wool) end += 1;
      const [left, mid, right] = [column, column + 0.5, column + 1.15];
      const run = [
        spot(left, row),
        spot(mid, row - 0.75),
        spot(right, row),
        spot(right, end),
        spot(mid, end - 0.75),
        spot(left, end),
      ];
      runs.push(run.map(([x, y]): Knot => [x, y, 1]));
      row = end;
    }
  }
  return runs;
};

const side = (column: number, share: (at: number) => number) =>
  Array.from({ length: 9 }, (_, at): Knot => [...spot(column, ROWS * share(at)), at % 8 ? 0 : 1]);
const CROWN: Knot[] = [
  ...side(0, (at) => 1 - at / 8),
  ...side(COLUMNS, (at) => at / 8),
  [R, 80, 1],
  [-R, 80, 1],
];

/** A tuft of wool: a disc whose edge is ends of yarn. */
const tuft = (x: number, y: number, radius: number, long: number, count: number): Knot[] =>
  Array.from({ length: count * 2 }, (_, at): Knot => {
    const a = ((at + (at % 2 ? 0.5 : 0) * ((at * 5) % 3)) / count) * Math.PI;
    const reach = radius + (at % 2 ? (long * (2 + ((at * 7) % 5))) / 6 : 0);
    return [Math.round(x + Math.cos(a) * reach), Math.round(y + Math.sin(a) * reach), 1];
  });

const RIBS = Array.from({ length: 21 }, (_, at) => {
  const a = ((at + 0.5) / 10.5 - 1) * 1.5;
  const [x, sag] = [Math.round(Math.sin(a) * 380), Math.round(34 * Math.cos(a))];
  return `${Math.round(x * 0.97)},${sag + 4} ${x},${sag + 70} ${Math.round(x * 0.98)},${sag + 150}`;
});

/** A walker from behind in a bobble hat: its knitted peaks under the bobble are the Rwenzori under the moon. The cuff's upper edge at the origin. */
export const moonHat: readonly Layer[] = [
  cut(
    SKIN,
    '-290,110,1 -346,92 -376,130 -364,190 -330,244 -284,250,1',
    '290,110,1 346,92 376,130 364,190 330,244 284,250,1',
  ),
  cut(EAR, '-300,146,1 -340,140 -346,180 -322,232 -284,240,1', '300,146,1 340,140 346,180 322,232 284,240,1'),
  cut(HAIR, '-306,110,1 -306,190 -290,280 -250,340,1 250,340,1 290,280 306,190 306,110,1'),
  within(
    NIGHT,
    CROWN,
    cut(ROCK, ...knit(ROCK), '-360,-52,1 360,-52,1 360,80,1 -360,80,1'),
    cut(DIM, ...knit(DIM)),
    cut(SNOW, ...knit(SNOW)),
  ),
  within(
    FOREST,
    '-354,2,1 -392,20 -400,90 -388,150 -360,166,1 -180,200 180,200 360,166,1 388,150 400,90 392,20 354,2,1 180,36 -180,36',
    inked(RIB, 9, ...RIBS),
  ),
  cut(WOOL, tuft(0, -H - 70, 108, 13, 60)),
  cut(MARE, tuft(-36, -H - 96, 26, 9, 12), tuft(22, -H - 56, 34, 10, 15), tuft(46, -H - 118, 15, 7, 9)),
  // The collar stands up to the hair.
  cut(
    COAT,
    '-1000,760,1 -900,560 -640,450 -400,396 -336,372 -324,340 -300,252,1 -120,284 120,284 300,252,1 324,340 336,372 400,396 640,450 900,560 1000,760,1',
  ),
  cut(FOLD, '-320,328,1 -120,364 120,364 320,328,1 332,362,1 120,400 -120,400 -332,362,1'),
];
