import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { roadCoat } from './roadCoat.ts';

const [ROAD, EARTH, MANE, INK] = ['#ffe9bd', '#a43a17', '#5a1c18', '#1c0d18'];
const [COAT, LIT, SHADE] = ['#f4b860', '#ffdc98', '#d98836'];
const [FOREST, CROWN, LEAF] = ['#17654a', '#0f4a38', '#2b7c54'];
const [WATER, WAVE, PLAIN, DUSK] = ['#1d62b0', '#5b9be0', '#f2a32a', '#7d3550'];

const SPINE = [
  [480, 1380, 380],
  [820, 1170, 336],
  [1240, 1020, 286],
  [1680, 900, 238],
  [2030, 716, 196],
  [2130, 510, 160],
  [2060, 356, 132],
  [1900, 320, 112],
] as const;

/** A safari car from straight above, on its way to the right, with the shade that it throws. */
const safariCar: readonly Layer[] = [
  cut(MANE, '-52,0,1 50,-21,1 70,6,1 70,48,1 -32,48,1 -52,21,1'),
  cut(INK, panel('-40,-25,5 -18,-25,5 -18,25,5 -40,25,5;20,-25,5 42,-25,5 42,25,5 20,25,5')),
  cut('#0f6b5c', panel('-52,-21,7 50,-21,12 50,21,12 -52,21,7')),
  cut(INK, box(18, -16, 10, 32)),
  cut('#fffaf0', panel('-46,-17,4 14,-17,4 14,17,4 -46,17,4')),
  cut(INK, box(-34, -9, 34, 18)),
];

/** The crowns of a forest from above, lit at their upper left. */
const forest = (row: string): Layer[] =>
  points(row).flatMap(([x, y, r]) => [
    cut(CROWN, disc(x + r * 0.2, y + r * 0.2, r)),
    cut(LEAF, disc(x - r * 0.1, y - r * 0.12, r * 0.72)),
  ]);

/** Waves on a lake: short lines, each a point and half its length. */
const waves = (row: string): Layer =>
  cut(
    WAVE,
    ...points(row).map(([x, y, half]) => limb(`${x - half},${y},0 ${x},${y - 5},5 ${x + half},${y},0`)),
  );

/** A flat-topped acacia with its foot at (0, 0), and the shade it throws. */
const acacia: readonly Layer[] = [
  cut(SHADE, disc(26, 4, 46, 7)),
  cut(
    MANE,
    limb('0,2,6 2,-30,4 -16,-58,3;2,-28,4 24,-60,3'),
    '-62,-56,1 -44,-74 0,-86 46,-76 62,-56,1 20,-50 -20,-50',
  ),
];

/** A dhow on a lake, its waterline at (0, 0). */
const sail: readonly Layer[] = [
  cut(ROAD, '-34,-10,1 -6,-60 26,-96,1 34,-50 30,-10,1'),
  cut(INK, '-46,-10,1 -20,-2 14,-2 46,-12,1 36,10,1 -34,10,1'),
];

/** Kilimanjaro, its foot at (0, 0). */
const kilimanjaro: readonly Layer[] = [
  within(
    DUSK,
    '-150,0,1 -90,-44 -50,-84 -30,-96,1 30,-98,1 52,-84 92,-44 150,0,1',
    cut(
      ROAD,
      '-64,-110,1 64,-110,1 64,-72,1 46,-66,1 30,-78,1 10,-60,1 -8,-78,1 -26,-64,1 -44,-76,1 -64,-68,1',
    ),
    cut(FOREST, '-160,10,1 -160,-22,1 -60,-14 60,-18 160,-24,1 160,10,1'),
  ),
];

const head: readonly Layer[] = [
  // Horn and ear of the far side.
  cut(MANE, limb('1936,214,17 1920,170,14 1914,132,14'), disc(1912, 128, 18, 15)),
  cut(SHADE, '1932,226,1 1896,200 1850,192 1804,206,1 1836,234 1884,244 1920,240,1'),
  within(
    SHADE,
    '2050,216,1 2010,196 1964,184 1930,214 1900,246 1866,292 1816,356 1756,416 1700,456 1654,482 1616,494 1586,514 1578,544 1600,566,1 1616,588 1652,590 1690,568 1750,532 1820,508 1890,504 1950,496 2010,470 2060,420 2080,340 2080,270',
    cut(
      COAT,
      '1560,580,1 1640,570 1700,534 1770,494 1850,474 1920,470 1980,440 2026,380 2040,300 2030,230 2030,180,1 1560,180,1',
    ),
    cut(
      LIT,
      '1970,170,1 1960,200 1924,238 1890,284 1840,350 1780,406 1716,456 1650,490 1600,510,1 1560,500,1 1900,160,1',
    ),
    cut(
      EARTH,
      '1950,330,1 1978,306 2004,318 2006,350 1980,366 1956,352; 1990,396,1 2010,370 2034,374 2036,402 2014,418; 1914,408,1 1940,388 1962,398 1958,424 1930,428; 2012,262,1 2036,244 2056,262 2054,300 2028,304',
    ),
    cut(MANE, '1560,480,1 1618,486 1652,508 1658,540 1640,566 1616,600,1 1560,600,1'),
  ),
  inked(INK, 6, '1600,566 1634,562 1672,540 1704,514'),
  cut(INK, '1612,530,1 1624,514 1640,516,1 1634,528'),
  // The eye looks down past its lashes.
  cut(SHADE, '1846,396,1 1856,352 1890,324 1928,332 1956,368,1 1910,412'),
  cut(INK, '1856,394,1 1874,370 1906,358 1938,364 1954,378,1 1932,400 1890,408'),
  cut(ROAD, disc(1902, 376, 6)),
  cut(
    MANE,
    limb('1962,376,0 1934,352,8 1900,346,11 1868,362,8 1840,396,0'),
    limb('1880,362,5 1848,380,4 1820,410,0'),
    limb('1870,370,5 1850,394,4 1836,424,0'),
    limb('1896,354,5 1854,368,4 1816,388,0'),
  ),
  // Horn and ear of the near side.
  cut(COAT, limb('1972,214,20 1968,160,16 1974,118,16')),
  cut(SHADE, limb('1986,214,8 1982,160,7 1988,118,6')),
  cut(INK, disc(1975, 114, 21, 18)),
  cut(COAT, '1992,224,1 2020,162 2080,128 2146,124,1 2126,180 2070,226 2010,246,1'),
  cut(MANE, '2016,222,1 2044,176 2092,144 2146,124,1 2126,180 2074,218'),
];

/** A giraffe that looks back over its neck: the patches are lands, the lines roads, and a car is on its way there. */
export const giraffeLookingBack: readonly Layer[] = [
  roadCoat(SPINE, {
    across: 2.5,
    road: 0.2,
    line: ROAD,
    patch: EARTH,
    lands: [
      [
        900,
        960,
        FOREST,
        ...forest(
          '820,900,30 880,880,26 940,890,34 1000,930,30 830,960,36 900,940,32 960,985,36 890,1000,30',
        ),
      ],
      [
        1250,
        970,
        FOREST,
        ...forest('1170,970,28 1230,930,26 1300,900,24 1330,950,26 1260,980,34 1200,1010,28 1330,1000,26'),
      ],
      [
        1580,
        760,
        WATER,
        waves('1570,690,26 1660,720,22 1560,800,24 1650,790,30'),
        moved({ x: 1612, y: 774 }, ...sail),
      ],
      [1710, 930, PLAIN, moved({ x: 1702, y: 944 }, ...acacia)],
      [
        1880,
        960,
        PLAIN,
        moved({ x: 1880, y: 900, scale: 0.62 }, ...acacia),
        moved({ x: 1920, y: 968, scale: 0.8, flip: true }, ...acacia),
      ],
      [2000, 750, PLAIN, moved({ x: 1994, y: 830 }, ...kilimanjaro)],
      [2130, 640, WATER, waves('2160,590,22 2220,600,18 2150,650,24 2200,690,22 2180,630,14')],
    ],
  }),
  cut(MANE, limb('2030,206,16 2104,222,18 2170,262,19 2232,336,18 2272,424,15 2290,500,8 2286,570,0')),
  moved({ x: 1420, y: 775, scale: 0.96, turn: -25 }, ...safariCar),
  ...head,
];
