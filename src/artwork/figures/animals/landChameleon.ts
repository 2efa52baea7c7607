import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { placed } from '../../drawing/placed.ts';
import type { Knot } from '../../drawing/points.ts';

const [INK, CREAM] = ['#2a2140', '#fff6e0'];
const [FERN, FOREST, LEAF] = ['#12503f', '#1f7a4d', '#56a552'];
const [NILE, CLIFF, CLIFF_SHADE, PLAIN] = ['#8fd0ea', '#e0703a', '#b24a28', '#f2b233'];
const [KIBO, KIBO_SHADE, SNOW] = ['#2f5fa8', '#23427c', '#ffffff'];
const [EARTH, EARTH_SHADE] = ['#b3311f', '#7f2019'];
const [SEA, SEA_SHADE] = ['#17a3a6', '#0c6f80'];
const [SAIL, SAIL_SHADE] = ['#f0522f', '#c23a22'];

/** Knots of a coil that winds in about (x, y), tapering. */
const coil = (x: number, y: number): Knot[] =>
  Array.from({ length: 15 }, (_, at) => {
    const angle = -Math.PI / 2 - (at * Math.PI) / 5;
    const r = 132 - at * 7.8;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle), 44 - at * 2.1];
  });
/** The tail: a frond of a tree fern, not yet unrolled. */
const TAIL = limb([[480, 480, 110], [380, 456, 92], [276, 426, 66], ...coil(172, 556)]);
/** Its leaflets. */
const LEAFLETS = coil(172, 556)
  .slice(0, 12)
  .map(([x, y, half = 0]) => {
    const [dx, dy] = [x - 172, y - 556];
    const r = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / r, dy / r];
    return limb([
      [x - ux * half * 0.5 - uy * half * 0.3, y - uy * half * 0.5 + ux * half * 0.3, 2],
      [x, y, half * 0.3],
      [x + ux * half * 0.8 + uy * half * 0.5, y + uy * half * 0.8 - ux * half * 0.5, 0],
    ]);
  });

/** The flank, from behind the rump to the neck. */
const BODY =
  '430,400 452,320 510,264 600,218 720,192 810,214 880,280 930,400 920,560 820,650 650,690 500,690 440,600 420,500';
const HEAD =
  '852,300,1 940,320 1020,362 1106,430 1136,456 1132,486 1086,530 1010,590 940,628 896,646 872,620 852,560 840,470 844,380';
const JAW = '1150,476,1 1116,492,1 1040,536 950,548 898,512,1 880,560 884,660,1 1150,660,1';

/** A foot that grips, about its ankle. */
const FOOT =
  '-8,-12,1 6,-14,1 24,4 50,34 54,78,1 50,88 30,88 26,80,1 22,56 4,34,1 -16,48 -28,80,1 -34,88 -52,86 -56,76,1 -50,42 -22,8';
/** Columns of rock, each lit on its left: where they begin, how wide they are, and their tops. */
const COLUMNS = [
  [470, 40, 100],
  [510, 36, 100],
  [546, 42, 100],
  [588, 28, 326],
  [616, 24, 436],
] as const;

/** The legs on its far side, to be painted before what it walks on. */
export const farLegs: readonly Layer[] = [
  cut(FERN, limb('430,620,36 404,690,28 350,696,24 316,730,20 300,770,18 292,810,14')),
  cut(EARTH_SHADE, limb('850,590,36 906,660,28 950,700,22 986,724,20 1014,760,18 1030,800,14')),
];

/**
 * A chameleon that wears the land it crosses, in the picture's pixels: from the tail to the head fern, forest, river,
 * cliffs, Kilimanjaro over the plain, red earth and sea. Its casque is the sail of a dhow.
 */
export const landChameleon = (paper: string): readonly Layer[] => [
  cut(FERN, TAIL),
  cut(LEAF, ...LEAFLETS),
  within(
    paper,
    BODY,
    cut(KIBO, '400,100,1 960,100,1 960,700,1 400,700,1'),
    cut(KIBO_SHADE, '790,180,1 800,300 760,380 800,460 790,620,1 960,620,1 960,180,1'),
    cut(
      SNOW,
      '540,160,1 940,160,1 904,290,1 874,262,1 852,322,1 838,270 820,258 804,280 788,372,1 772,284 756,262 736,266 722,318,1 706,274 690,268 672,284 654,340,1 640,282 622,262 600,270 586,300,1',
    ),
    cut(CLIFF_SHADE, ...COLUMNS.map(([x, width, top]) => box(x, top, width, 640 - top))),
    cut(CLIFF, ...COLUMNS.map(([x, width, top]) => box(x, top, width * 0.6, 640 - top))),
    cut(PLAIN, '520,640,1 530,590 580,562 700,546 800,556 960,540,1 960,740,1 500,740,1'),
    cut(NILE, '380,160,1 500,160,1 524,330 490,430 524,540 500,620 570,760,1 400,760,1'),
    inked(SNOW, 6, '500,260 500,350 474,430 506,540 486,620 540,700'),
    cut(EARTH, '810,760,1 760,690 776,580 826,460 860,360 890,240,1 990,240,1 990,760,1'),
  ),
  cut(
    INK,
    '644,484,1 656,468 688,458 718,450 756,456 778,466 790,486,1 760,490 726,488 690,492',
    '704,624,1 710,566 700,534 668,486,1 684,486,1 708,516 720,534,1 732,514 750,484,1 766,484,1 744,526 728,566 730,624,1',
  ),
  cut(
    FOREST,
    lobes(
      '324,560 330,500 346,446 376,396 416,350 462,318 480,372 464,426 484,480 468,534 490,590 480,640',
      0.56,
      '400,610 344,586',
    ),
  ),
  cut(
    FOREST,
    limb('384,516,72 428,604,78 514,640,42 536,676,32 500,704,26 460,732,22 450,750,8'),
    placed({ x: 454, y: 740 })(FOOT),
  ),
  cut(
    EARTH,
    limb('880,480,50 836,600,52 786,644,36 772,676,28 810,706,24 846,732,22 856,750,8'),
    placed({ x: 852, y: 740 })(FOOT),
  ),
  cut(SNOW, lobes('890,640 856,606 836,540 826,490 826,436 830,384 836,334 852,296', 0.6, '900,340 900,600')),
  within(SEA, HEAD, cut('#108c98', JAW)),
  cut(SAIL, '1072,404,1 985,305 860,180 752,72,1 768,190 790,276 852,326,1 940,340 1000,368'),
  inked(SAIL_SHADE, 6, '800,120 818,226 864,326', '944,264 954,300 974,350'),
  inked(INK, 9, '874,194 914,336'),
  inked(INK, 12, '730,48 860,180 986,308 1104,434'),
  cut(SEA_SHADE, disc(986, 452, 58)),
  cut('#5fcfc4', disc(992, 450, 42)),
  cut(CREAM, disc(998, 448, 24)),
  cut(INK, disc(1002, 447, 15)),
  inked(CREAM, 7, '1120,492 1040,536 950,548 898,512'),
];
