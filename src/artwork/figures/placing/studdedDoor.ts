import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const ROWS = [190, 330, 470, 610, 750];
const LEFT = [420, 540, 640];
const RIGHT = [780, 880, 1000];
const grid = (columns: readonly number[], dx = 0, dy = 0): string =>
  columns.flatMap((x) => ROWS.map((y) => `${x + dx},${y + dy}`)).join(' ');

/** A brass boss: its long shadow down to the right, its rim, the dome and a light on it. */
const bosses = (columns: readonly number[]): Layer[] => [
  cut(
    '#5a2418',
    ...columns.flatMap((x) =>
      ROWS.map((y) => `${x - 12},${y + 18},1 ${x + 18},${y - 14},1 ${x + 66},${y + 52},1`),
    ),
  ),
  cut('#9c5a1c', ...spots(grid(columns), 27)),
  cut('#f2b33c', ...spots(grid(columns, -2, -2), 21)),
  cut(
    '#c27c22',
    ...columns.flatMap((x) =>
      ROWS.map((y) => `${x + 14},${y - 16},1 ${x + 22},${y + 14} ${x - 16},${y + 16},1 ${x + 4},${y + 4}`),
    ),
  ),
  cut('#fff0b4', ...spots(grid(columns, -8, -9), 6)),
];

/** Rosettes and chain, carved down a post. */
const carving = (x: number, from: number, to: number): Layer[] => {
  const ys = Array.from({ length: Math.floor((to - from) / 84) }, (_, at) => from + at * 84);
  const at = (dx: number, dy: number) => ys.map((y) => `${x + dx},${y + dy}`).join(' ');
  return [
    cut('#5a2418', ...spots(at(4, 4), 32)),
    cut('#d98a48', ...spots(at(0, 0), 30)),
    cut(
      '#7c3a20',
      ...ys.flatMap((y) =>
        [0, 1, 2, 3].map((turn) => {
          const [dx, dy] = [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ][turn]!;
          return disc(x + dx! * 14, y + dy! * 14, 8);
        }),
      ),
    ),
    cut('#ffd08a', ...spots(at(-2, -2), 6)),
  ];
};

/** A Stone Town door: two leaves with brass bosses in a carved frame, one of them ajar. */
export const studdedDoor: readonly Layer[] = [
  cut('#8a4424', box(250, -20, 900, 940)),
  cut('#b8672f', box(250, -20, 14, 940), box(250, 20, 900, 10)),
  cut('#2a0f18', box(352, 96, 700, 824)),
  cut('#c06a36', box(366, 110, 330, 810), box(726, 110, 312, 810)),
  cut('#d8854a', box(366, 110, 10, 810), box(726, 110, 10, 810)),
  inked('#7c3a20', 5, '480,110 480,920', '592,110 592,920', '830,110 830,920', '940,110 940,920'),
  ...[260, 400, 540, 680, 820].map((y) => cut('#8a4424', box(366, y, 330, 10), box(726, y, 312, 10))),
  ...bosses(LEFT),
  ...bosses(RIGHT),
  cut('#d8854a', box(680, 96, 52, 824)),
  cut('#8a4424', box(716, 96, 16, 824)),
  ...carving(704, 140, 920),
  ...carving(306, 60, 920),
  ...carving(1096, 60, 920),
];
