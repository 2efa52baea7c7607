import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [GREY, SHADE, SLATE, WHITE, MAROON, BLACK, GOLD, STRAW, RED, STRING] = [
  '#c9d2d6',
  '#93a3ad',
  '#5d7280',
  '#fbf3e0',
  '#6a1d1a',
  '#17131c',
  '#ffc52e',
  '#ffe391',
  '#f0503a',
  '#ffeccb',
];

/** Along the neck from its root to the head: where each string is tied, and the peg on the other side. */
const TIES =
  '1324,590,190 1308,552,188 1296,512,184 1291,470,180 1293,428,180 1302,386,190 1318,350,200 1344,316,214';
/** Where the first string ends on the back, and how far each further one is from it. */
const BRIDGE = [1450, 690, 46] as const;

const rays = (x: number, y: number, count: number, [from, to]: readonly [number, number], long: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const reach = long * [1, 0.86, 1.05, 0.92][at % 4]!;
    return limb(
      `${x + Math.cos(angle) * 16},${y + Math.sin(angle) * 16},1 ${x + Math.cos(angle) * reach * 0.85},${y + Math.sin(angle) * reach * 0.85},4 ${x + Math.cos(angle) * reach},${y + Math.sin(angle) * reach},0`,
    );
  }).join('');

const turned = (x: number, y: number, angle: number, long: number) =>
  `${x + Math.cos((angle * Math.PI) / 180) * long},${y + Math.sin((angle * Math.PI) / 180) * long}`;

/** A bow harp that is a crowned crane: the sound box its body, the bow its neck, thrown back so that it looks right. */
export const craneHarp: readonly Layer[] = [
  // Pegs.
  inked(
    BLACK,
    12,
    ...points(TIES).map(([x, y, out], at) => `${turned(x, y, out, 20)} ${turned(x, y, out, 120 - at * 5)}`),
  ),
  cut(GOLD, rays(1392, 262, 26, [-208, -66], 142)),
  cut(STRAW, rays(1392, 262, 9, [-200, -74], 132)),
  // The tail's plumes, the body with its breast and wing, and the neck.
  cut(MAROON, '1640,716,1 1760,706 1880,740 1960,830 1950,850,1 1860,800 1760,800 1660,820,1'),
  within(
    SLATE,
    '1222,500,1 1226,580 1240,660 1290,760 1400,850 1560,880 1700,866 1800,806 1836,730 1836,684,1 1450,684,1 1380,670 1340,610 1306,540 1290,490,1',
    cut(
      SHADE,
      '1300,640,1 1440,684,1 1840,684,1 1840,708,1 1700,724 1560,744 1420,834 1380,900,1 1300,900,1',
    ),
    cut(
      GREY,
      '1200,480,1 1300,480,1 1320,560 1370,640 1440,684,1 1490,690,1 1450,716 1400,730,1 1440,740,1 1400,770 1340,776,1 1384,800,1 1340,824 1290,810,1 1200,860,1',
    ),
    cut(WHITE, '1500,764,1 1600,724 1720,720 1800,734,1 1760,804 1660,834 1580,824'),
    cut(GOLD, '1640,834,1 1700,804 1770,784 1810,774,1 1780,824 1700,874,1'),
  ),
  cut(GREY, limb('1296,640,50 1262,540,40 1252,470,34 1264,390,27 1310,320,23 1384,270,22')),
  cut(MAROON, '1430,672,1 1840,678,1 1840,702,1 1440,698,1'),
  // Head.
  cut(BLACK, '1420,256,1 1506,286,1 1512,296,1 1440,306,1'),
  cut(RED, limb('1412,300,10 1408,328,15 1404,350,6')),
  cut(BLACK, '1350,270 1362,226 1410,216 1444,240 1452,280 1430,306 1390,310 1356,300'),
  cut(WHITE, '1372,276 1384,252 1416,252 1424,280 1410,300 1384,300'),
  cut('#a9cdd8', disc(1422, 246, 7)),
];

/** Its eight strings. */
export const harpStrings: Layer = inked(
  STRING,
  4,
  ...points(TIES).map(([x, y], at) => `${x - 14},${y} ${BRIDGE[0] + BRIDGE[2] * at},${BRIDGE[1]}`),
);
