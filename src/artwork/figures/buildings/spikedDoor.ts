import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [WOOD, BAND, DEEP, DARK] = ['#8a3b22', '#74301d', '#4a1c17', '#2a1114'];
const [BRASS, SHADE] = ['#f6bd3a', '#b8701f'];
const [COLUMNS, ROWS] = [
  [394, 502, 610, 718],
  [34, 172, 310, 448, 586, 724, 862],
];
/** The spike that the ball sits on. */
const FREE: readonly [number, number] = [610, 310];

const each = (columns: readonly number[], shape: (x: number, y: number) => readonly string[]) =>
  columns.flatMap((x) => ROWS.filter((y) => x !== FREE[0] || y !== FREE[1]).flatMap((y) => [...shape(x, y)]));

/** A link of the chain that is carved along a frame. */
const link = (x: number, y: number) =>
  `${x - 18},${y},1 ${x - 14},${y - 34} ${x},${y - 40} ${x + 14},${y - 34} ${x + 18},${y},1 ${x + 14},${y + 34} ${x},${y + 40} ${x - 14},${y + 34} ${x - 18},${y},1`;
const chain = (x: number): readonly Layer[] => {
  const at = Array.from({ length: 11 }, (_, index) => 8 + index * 88);
  return [
    cut(WOOD, ...at.map((y) => link(x, y))),
    cut(DEEP, ...at.map((y) => disc(x, y, 8, 22))),
    cut(BRASS, ...at.slice(1).map((y) => disc(x, y - 44, 6))),
  ];
};

/** A carved double door of Stone Town with brass spikes: its left leaf shut, the right one ajar from x = 836 to 1012. */
export const spikedDoor: readonly Layer[] = [
  cut(DEEP, box(250, -20, 1000, 960)),
  ...chain(290),
  cut(WOOD, box(336, -20, 440, 960)),
  cut(BAND, ...ROWS.map((y) => box(336, y - 36, 440, 72))),
  cut(
    DARK,
    box(330, -20, 8, 960),
    ...each(COLUMNS, (x, y) => [`${x - 16},${y + 24},1 ${x + 62},${y + 60},1 ${x + 26},${y - 14},1`]),
  ),
  cut(BRASS, ...each(COLUMNS, (x, y) => [disc(x, y, 30)])),
  cut(
    SHADE,
    ...each(COLUMNS, (x, y) => [
      `${x + 5},${y + 4},1 ${x + 28},${y - 10},1 ${x + 38},${y + 24} ${x - 4},${y + 44} ${x - 18},${y + 24},1`,
    ]),
  ),
  // The post between the leaves, and the dark behind the one that stands ajar.
  cut(DARK, box(836, -20, 400, 960)),
  cut(DEEP, box(776, -20, 60, 960)),
  ...chain(806),
];

/** The leaf that stands ajar, in the shade. */
export const leafAjar: readonly Layer[] = [
  cut('#5c2419', '1030,-20,1 1220,-20,1 1220,930,1 1030,930,1'),
  cut(DEEP, box(1012, -20, 20, 960), ...ROWS.map((y) => box(1030, y - 32, 190, 64))),
  cut(SHADE, ...each([1072, 1126, 1178], (x, y) => [disc(x, y, 13, 26)])),
  cut(
    DARK,
    ...each([1072, 1126, 1178], (x, y) => [
      `${x},${y},1 ${x + 12},${y - 8},1 ${x + 12},${y + 22} ${x - 4},${y + 30} ${x - 6},${y + 22},1`,
    ]),
  ),
];
