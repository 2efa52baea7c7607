import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { packWalker } from '../../figures/people/packWalker.ts';
import { stumpSapling } from '../../figures/plants/stumpSapling.ts';
import { light } from '../../light/light.ts';

/** The young trees of a slope, row behind row: x, y and how wide each is. */
const YOUNG = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: 8 - row }, (_, at) => {
    const size = 12 + row * 8;
    return [
      700 + row * 20 + at * (62 + row * 26),
      420 + row * (46 + row * 14) - at * (9 + row * 2),
      size,
    ] as const;
  }),
);
const crowns = (row: readonly (readonly [number, number])[], r: number) =>
  row.map(([x, y], at) => disc(x, y, r * (0.8 + ((at * 3) % 4) * 0.12), r * 0.8));
const EDGE = [
  [-20, 120],
  [50, 100],
  [130, 96],
  [210, 120],
  [290, 140],
  [370, 176],
  [440, 216],
  [500, 262],
  [556, 310],
  [604, 356],
  [650, 404],
  [690, 452],
] as const;

/** Gishwati-Mukura, where a forest comes back. */
export const gishwatiStump: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [150, 620, 410, 110], camera: 'close' }),
    wash(['#6a9cb4', '#f2c894', '#fff0c0'], { height: 420 }),
    floor('#c4b0a0', '-40,250 500,240 760,200 960,250 1240,190'),
    floor('#e8d090', '-40,400 500,400 800,340 1240,260'),
    floor('#d8c468', '-40,520 500,480 800,440 1240,340'),
    cut('#7c9c50', ...crowns(EDGE, 58)),
    cut(
      '#123c44',
      '-40,140,1 130,120 300,166 440,240 560,340 720,470,1 640,620,1 -40,700,1',
      ...crowns(
        EDGE.map(([x, y]) => [x + 8, y + 20] as const),
        54,
      ),
    ),
    cut(
      '#2c6450',
      ...crowns(
        [
          [30, 220],
          [180, 240],
          [330, 290],
          [120, 340],
          [470, 380],
          [260, 400],
          [60, 440],
          [400, 470],
          [560, 470],
        ],
        56,
      ),
    ),
    cut(
      '#123c44',
      ...crowns(
        [
          [40, 240],
          [190, 262],
          [340, 312],
          [130, 362],
          [480, 402],
          [270, 424],
          [70, 462],
          [410, 494],
          [570, 494],
        ],
        56,
      ),
    ),
    cut('#a08c48', ...YOUNG.map(([x, y, size]) => disc(x + size * 0.9, y + 2, size, size * 0.22))),
    cut(
      '#2c6444',
      ...YOUNG.map(
        ([x, y, size]) =>
          `${x - size * 0.6},${y},1 ${x - size * 0.7},${y - size} ${x},${y - size * 2.2},1 ${x + size * 0.7},${y - size} ${x + size * 0.6},${y},1`,
      ),
    ),
    cut(
      '#7cac44',
      ...YOUNG.map(
        ([x, y, size]) =>
          `${x - size * 0.6},${y},1 ${x - size * 0.7},${y - size} ${x},${y - size * 2.2},1 ${x - size * 0.1},${y - size} ${x - size * 0.1},${y},1`,
      ),
    ),
    moved({ x: 842, y: 546, scale: 0.56 }, ...packWalker),
    moved({ x: 906, y: 536, scale: 0.52 }, ...packWalker),
    floor('#6c7c3c', '-40,760 300,720 640,770 900,720 1240,740'),
    floor('#284c3c', '-40,860 200,830 620,870 900,820 1240,850'),
    stumpSapling({ x: 350, y: 770 }),
    floor('#0f3034', '-40,880 240,900 520,880 840,896 1240,870'),
  ),
];
