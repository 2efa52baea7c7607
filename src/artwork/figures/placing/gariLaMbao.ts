import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { bearded, inKanga, inKofia, inStraw, inWhite } from '../people/upturnedHeads.ts';

const [CORAL, DARK, TEAL, DEEP, CREAM, GOLD, INSIDE, INK] = [
  '#e8563c',
  '#b23a2b',
  '#14958f',
  '#0c6a6c',
  '#fff3d6',
  '#f4b43c',
  '#0e4a52',
  '#2a1418',
];

const wheel = (x: number): Layer[] => [
  cut(INK, disc(x, 752, 84)),
  cut(CREAM, disc(x, 752, 40)),
  cut(DARK, disc(x, 752, 16)),
];

/** Zanzibar's wooden lorry bus from its left side, front at x = 110: the benches, who sits on them, the load on the roof. */
export const gariLaMbao: readonly Layer[] = [
  // The load.
  cut('#c98a3e', '612,180,1 606,130 622,96 700,86 772,100 790,140 784,180,1'),
  cut('#a9692f', '740,180,1 756,130 748,96,1 776,104 790,140 784,180,1'),
  cut('#e3b46c', '790,180,1 776,150 784,124 850,112 920,122 940,150 932,180,1'),
  cut(
    '#c98a3e',
    '930,128,1 966,112,1 962,140,1 970,160,1 936,152,1',
    '884,180,1 904,150 900,118,1 930,128 940,150 932,180,1',
  ),
  // Roof and the dark under it.
  cut(INSIDE, box(372, 240, 870, 340)),
  cut(TEAL, '318,250,1 340,196 380,176,1 1240,176,1 1240,250,1'),
  cut(CREAM, box(332, 236, 910, 16)),
  cut(CREAM, ...Array.from({ length: 15 }, (_, at) => disc(362 + at * 60, 252, 30, 16))),
  cut(
    CORAL,
    '352,250,1 378,250,1 330,570,1 300,570,1',
    box(520, 250, 24, 330),
    box(852, 250, 24, 330),
    box(1176, 250, 24, 330),
  ),
  // Who rides.
  moved({ x: 1092, y: 474, scale: 1.14 }, ...inKanga),
  moved({ x: 914, y: 456, scale: 1.18 }, ...inStraw),
  moved({ x: 772, y: 492, scale: 0.98 }, ...inWhite),
  moved({ x: 630, y: 470, scale: 1.16 }, ...bearded),
  moved({ x: 438, y: 482, scale: 1.1 }, ...inKofia),
  // Bonnet and flank.
  cut(CORAL, '118,742,1 112,640 120,600 150,584 304,560,1 1240,560,1 1240,742,1'),
  cut(DARK, '118,742,1 116,690,1 1240,690,1 1240,742,1'),
  cut(TEAL, box(542, 584, 700, 88)),
  cut(
    CREAM,
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (at) =>
        `${552 + at * 100},628,1 ${600 + at * 100},592,1 ${648 + at * 100},628,1 ${600 + at * 100},664,1`,
    ),
  ),
  cut(GOLD, ...[0, 1, 2, 3, 4, 5, 6].map((at) => disc(600 + at * 100, 628, 14))),
  cut(DEEP, box(96, 706, 66, 20)),
  cut(CREAM, disc(140, 640, 22, 26), box(300, 554, 940, 14)),
  cut(
    DEEP,
    '130,742,1 134,700 180,654 236,650 300,656 338,700 344,742,1',
    '890,742,1 894,700 940,654 996,650 1060,656 1098,700 1104,742,1',
  ),
  ...wheel(236),
  ...wheel(996),
];
