import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { limb, panel } from '../../drawing/brush.ts';

const [NAVY, NIGHT, BLUE, DEEP, PALE, WHITE] = [
  '#1b2260',
  '#10143e',
  '#2f86ea',
  '#1c4fae',
  '#6fd3ff',
  '#fff4e2',
];
const [GOLD, GOLD_SHADE] = ['#ffd34a', '#e08a1e'];

/** The knot from which the cloth spreads, and a point so many degrees and pixels from it. */
const KNOT = [744, 352] as const;
const from = (degrees: number, reach: number): string => {
  const turn = (degrees / 180) * Math.PI;
  return `${Math.round(KNOT[0] + Math.cos(turn) * reach)},${Math.round(KNOT[1] + Math.sin(turn) * reach)}`;
};

/** The cells between the veins: where each begins and ends in degrees, how near it comes, and how far on either side. */
const CELLS = [
  [-68, -57, 84, 262, 336],
  [-54, -44, 110, 392, 426],
  [-41, -31, 92, 432, 396],
  [-28, -18, 110, 356, 328],
  [-15, -4, 92, 296, 270],
  [11, 22, 92, 266, 290],
  [25, 35, 104, 306, 322],
  [38, 48, 100, 322, 300],
  [51, 62, 90, 268, 220],
] as const;
type Cell = (typeof CELLS)[number];
const cell = ([start, end, near, far, last]: Cell): string =>
  panel(`${from(start, near)},16 ${from(start, far)},26 ${from(end, last)},26 ${from(end, near)},16`);
/** The half of a cell that is turned to the light, for each is a pleat. */
const pleat = ([start, end]: Cell): string =>
  `${from(start - 4, 0)},1 ${from(start - 4, 600)},1 ${from((start + end) / 2 + 1, 600)},1`;
const pleated = (cells: readonly Cell[], lit = BLUE): Layer =>
  within(DEEP, cells.map(cell).join(''), cut(lit, ...cells.map(pleat)));
const [FORE, HIND] = [CELLS.slice(0, 5), CELLS.slice(5)];

/** The two ends of a headwrap in profile, pleated, spread behind the head as the wings of a butterfly. */
export const wing: readonly Layer[] = [
  // The hind wing, its edge scalloped, with a tail.
  within(
    NAVY,
    '720,352,1 860,340 1000,350 1076,404,1 1092,440 1078,474,1 1090,512 1062,546,1 1066,588 1034,606,1 1050,650 1046,716,1 1004,690 984,624,1 944,640 910,612,1 874,620 850,586,1 800,520 740,420,1',
    cut(NIGHT, '720,352,1 860,340 1000,350 1080,400,1 900,384 780,384'),
    pleated(HIND),
    cut(WHITE, ...spots([from(16, 318), from(30, 348), from(43, 352), from(57, 288)].join(' '), 9)),
  ),
  // The fore wing over it.
  within(
    NAVY,
    '720,352,1 760,240 850,80 980,16 1110,-8,1 1146,4 1138,50,1 1146,92 1116,124,1 1124,166 1096,190,1 1104,232 1074,254,1 1082,296 1050,312,1 1060,350 1020,368,1 880,372 760,380,1',
    pleated(FORE.slice(2)),
    pleated(FORE.slice(0, 2), PALE),
    cut(WHITE, ...spots([from(-48, 442), from(-36, 438), from(-23, 366), from(-9, 304)].join(' '), 9)),
  ),
];

/** The headwrap itself, wound up and back to the knot. */
export const wrap: readonly Layer[] = [
  // Two pins of gold.
  cut(
    GOLD,
    limb('512,190,5 470,116,4 396,92,3'),
    limb('560,166,5 540,84,4 482,42,3'),
    ...spots('392,92 478,40', 13),
  ),
  cut(GOLD_SHADE, ...spots('396,95 482,43', 8)),
  within(
    BLUE,
    '428,262,1 410,236 426,190 480,160 560,134 660,140 740,200 780,290 776,360 740,430 690,500,1 668,470 660,430 624,390 590,336 540,280 480,258',
    cut(DEEP, '640,100,1 690,190 690,290 650,360 640,400 700,540,1 820,520,1 820,100,1'),
    // Folds: each turns its upper side to the light.
    cut(
      PALE,
      '412,236,1 460,176 560,148 640,160,1 560,166 470,196 418,258,1',
      '424,262,1 490,232 590,250 670,340,1 590,276 500,250',
    ),
    cut(
      NAVY,
      limb('424,262,1 500,200,7 620,200,8 750,330,2'),
      limb('436,294,1 510,244,6 620,262,8 740,356,2'),
      limb('560,330,1 640,350,7 740,372,3'),
    ),
    cut(NIGHT, limb('690,150,1 752,240,8 756,330,2')),
    cut(NAVY, limb('660,440,1 700,430,8 752,376,3')),
  ),
  within(
    BLUE,
    panel('708,316,26 776,310,30 788,386,30 722,398,30'),
    cut(NAVY, '752,290,1 744,340 764,420,1 820,420,1 820,290,1', limb('716,330,1 736,356,5 730,392,1')),
  ),
];
