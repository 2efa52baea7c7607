import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { papyrusHead } from '../plants/papyrusHead.ts';

const [WHITE, SHADE, NIGHT, POUCH, FOLD, FACE, BILL, RIDGE, LAKE, NEAR, WAKE, RED, LEAF, SKIN] = [
  '#fff8ea',
  '#cfd6e8',
  '#1d1a2e',
  '#ffc531',
  '#f09a1f',
  '#f79d84',
  '#93a3cc',
  '#56659c',
  '#0a5f78',
  '#2fb0ae',
  '#9ce2d6',
  '#e8402a',
  '#6cc46a',
  '#7a4630',
];

/** Papyrus on the far shore: the tip of each stem, which stands upright, and its head's reach. */
const REEDS = points('1290,476,32 1322,420,42 1356,462,34 1382,374,50 1424,430,42 1458,378,46 1494,440,38');

const reeds: Layer[] = [
  cut(LEAF, ...REEDS.map(([x, y]) => limb(`${x},${y},3 ${x},540,5`))),
  ...REEDS.map(([x, y, reach]) => moved({ x, y, scale: reach / 100, fill: LEAF }, papyrusHead)),
];

/** A launch 470 pixels long, its bow to the left, with three guests; its waterline is y 0. */
const launch: readonly Layer[] = [
  inked(NIGHT, 7, '110,-40 110,-176', '210,-40 210,-176', '310,-40 310,-176', '410,-40 410,-176'),
  ...[130, 230, 330].flatMap((x) => [
    cut(RED, `${x},-40,1 ${x - 2},-96 ${x + 20},-106 ${x + 40},-106 ${x + 62},-96 ${x + 60},-40,1`),
    cut(SKIN, disc(x + 28, -124, 21, 23)),
    cut(
      POUCH,
      `${x - 8},-128,1 ${x + 12},-134,1 ${x + 14},-156 ${x + 46},-156 ${x + 48},-134,1 ${x + 66},-128,1`,
    ),
  ]),
  cut(
    WHITE,
    '0,-76,1 80,-56 460,-56,1 452,-10 430,8,1 90,8,1 40,-20',
    '90,-196,1 440,-196,1 456,-172,1 74,-172,1',
  ),
  cut(RED, '20,-44,1 90,-34 458,-34,1 454,-16,1 80,-16,1 40,-28'),
];

/** A great white pelican that faces left, from (1196, 160) to the right edge: its pouch holds the lake, a launch on it. */
export const pelicanLake: readonly Layer[] = [
  // Body, neck and head.
  within(
    WHITE,
    '1860,1060,1 1860,960 1950,870 1984,760 1950,640 1900,580 1850,540,1 1840,400,1 1792,311,1 1900,300 2000,264 2090,288 2156,346 2216,420,1 2172,396,1 2210,470,1 2166,440,1 2250,560 2240,700 2300,760 2480,700,1 2480,1060,1',
    cut(
      SHADE,
      '2110,320,1 2150,470 2190,590 2160,720 2230,830 2330,800,1 2600,700,1 2600,300,1',
      '2160,1060,1 2170,940 2270,850 2480,790,1 2480,840,1 2300,900 2240,980 2230,1060,1',
    ),
  ),
  ...reeds,
  // The upper bill, open.
  cut(
    BILL,
    '1850,400,1 1796,312,1 1660,284 1400,206 1250,160,1 1212,166 1206,230 1226,262,1 1250,236 1290,240 1500,330 1700,430 1862,540,1',
  ),
  cut(RIDGE, '1226,262,1 1250,236 1290,240 1500,330 1700,430 1862,540,1 1690,400 1480,290 1290,212,1'),
  cut(RED, '1290,174,1 1250,160,1 1212,166 1206,230 1226,262,1 1250,236 1276,238,1'),
  cut(FACE, '1850,540,1 1800,430 1770,352,1 1870,356 1950,326 2010,376 1990,470 1910,520'),
  cut(NIGHT, disc(1932, 394, 24)),
  cut(WHITE, disc(1924, 386, 7)),
  // The pouch, the lake in it and the launch.
  within(
    POUCH,
    '1196,566,1 1236,730 1350,876 1560,924 1780,906 1930,840 2010,720 1980,620 1920,560 1862,540,1 1740,560 1350,560',
    cut(
      FOLD,
      '1872,540,1 1880,680 1790,820 1570,872 1380,816 1280,716 1236,690,1 1240,1000,1 2100,1000,1 2100,500,1',
    ),
  ),
  cut(POUCH, '1196,566,1 1330,500 1530,472 1740,484 1872,536,1 1810,680 1570,750 1330,696'),
  within(
    LAKE,
    '1224,570,1 1340,516 1530,492 1730,502 1862,550,1 1790,666 1570,728 1346,680',
    cut(NEAR, '1200,640,1 1500,624 1880,644,1 1880,800,1 1200,800,1'),
    inked(WAKE, 6, '1410,664,1 1800,664,1', '1480,688,1 1640,688,1'),
  ),
  moved({ x: 1424, y: 654, scale: 0.74 }, ...launch),
];
