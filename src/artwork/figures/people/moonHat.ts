import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, line } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [NIGHT, SNOW, DIM, ROCK] = ['#2747b8', '#fffaf0', '#9fb6f2', '#0d1654'];
const [FOREST, RIB, FOREST_LIT] = ['#14706a', '#0b4a50', '#4fb09a'];
const MOONLIGHT = { fill: '#ffedc2', opacity: 0.2 };
/** The cuff that is turned up round the head. */
const CUFF =
  '-354,2,1 -392,20 -400,90 -388,150 -360,166,1 -180,200 180,200 360,166,1 388,150 400,90 392,20 354,2,1 180,36 -180,36';
const [WOOL, MARE] = ['#ffedc2', '#e6c98e'];
const [COAT, FOLD, COAT_LIT] = ['#e8502b', '#a92d24', '#ffb27a'];
const [SKIN, EAR, HAIR, SKIN_LIT] = ['#8a4a2a', '#552517', '#160b1c', '#d99a6a'];

const [COLUMNS, ROWS, R, H, TURN] = [52, 26, 350, 400, 1.45];
/** Summits of the range: the column and the row of each, and by how many stitches the left and the right side fall. */
const SUMMITS = [
  [6.5, 14, 1, 1.5],
  [15.5, 9, 1.5, 1],
  [25.5, 4, 1.5, 1.5],
  [36.5, 9, 1, 1.5],
  [45.5, 13, 1.5, 1],
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
  if (row >= 22 - Math.abs((column % 8) - 4)) return ROCK;
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
      const [left, mid, right] = [column, column + 0.55, column + 1.1];
      const run = [
        spot(left, row),
        spot(mid, row - 0.5),
        spot(right, row),
        spot(right, end),
        spot(mid, end - 0.5),
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

/** The furrows between the columns of stitches. */
const FURROWS = Array.from({ length: COLUMNS / 2 - 1 }, (_, at) =>
  [2, 8, 14, 20, 26].map((row) => spot(at * 2 + 2, row).join(',')).join(' '),
);
const EARS = ['-290,110,1 -346,92 -376,130 -364,190 -330,244 -284,250,1'];
/** A parka from its standing collar down to the shoulders. */
const PARKA =
  '-1200,820,1 -1080,640 -900,540 -620,460 -420,400 -336,356 -290,286,1 -140,326 140,326 290,286,1 336,356 420,400 620,460 900,540 1080,640 1200,820,1';

/** A walker from behind in a bobble hat: its knitted peaks under the bobble are the Rwenzori under the moon. The cuff's upper edge at the origin. */
export const moonHat: readonly Layer[] = [
  ...[false, true].map((flip) =>
    moved(
      { x: 0, y: 0, flip },
      cut(flip ? SKIN : SKIN_LIT, ...EARS),
      cut(SKIN, '-290,120,1 -338,108 -364,136 -354,190 -324,240 -284,250,1'),
      cut(EAR, '-300,146,1 -336,144 -344,180 -322,230 -284,240,1'),
    ),
  ),
  // The nape, and the hair cropped above it.
  within(
    SKIN,
    '-292,140,1 -286,250 -262,360,1 262,360,1 286,250 292,140,1',
    cut(EAR, '150,100,1 176,240 168,300 150,380,1 320,380,1 320,100,1'),
    cut(
      HAIR,
      '-320,100,1 -320,230 -266,262,1 -180,232 -90,252 0,264,1 90,252 180,232 266,262,1 320,230 320,100,1',
    ),
  ),
  within(
    NIGHT,
    CROWN,
    cut(ROCK, ...knit(ROCK), '-360,-52,1 360,-52,1 360,80,1 -360,80,1'),
    cut(DIM, ...knit(DIM)),
    cut(SNOW, ...knit(SNOW)),
    (canvas) => {
      canvas.path(FURROWS.map((row) => line(row)).join(''), { stroke: ROCK, width: 2, opacity: 0.2 });
    },
    // What falls on the crown from the bobble.
    cut(MOONLIGHT, disc(0, -H - 70, 180)),
  ),
  within(FOREST_LIT, CUFF, moved({ x: 0, y: 15 }, cut(FOREST, CUFF)), inked(RIB, 9, ...RIBS)),
  cut(WOOL, tuft(0, -H - 70, 108, 13, 60)),
  cut(MARE, tuft(-36, -H - 96, 26, 9, 12), tuft(22, -H - 56, 34, 10, 15), tuft(46, -H - 118, 15, 7, 9)),
  within(
    COAT_LIT,
    PARKA,
    moved({ x: 5, y: 15 }, cut(COAT, PARKA)),
    cut(
      FOLD,
      '176,300,1 186,370 230,440 400,520 560,620 640,840,1 1300,840,1 1300,660,1 1060,660 890,560 620,480 420,420 336,376 288,306,1',
    ),
    cut(FOLD, '-330,356,1 -140,396 140,396 330,356,1 344,374,1 150,414 -150,414 -344,374,1'),
  ),
];
