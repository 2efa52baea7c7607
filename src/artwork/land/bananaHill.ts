import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** A banana plant some way off: a short stem and five leaves that arch from it, `size` pixels tall, those in the light brighter. */
const plant = ([x, y, size]: readonly [number, number, number]): readonly [shade: string, lit: string] => {
  const leaf = (dx: number, up: number, hang: number, half: number) =>
    limb([
      [x, y - size * 0.4, 0],
      [x + dx * size * 0.3, y - size * up * 0.85, size * half * 0.9],
      [x + dx * size * 0.7, y - size * up, size * half * 1.2],
      [x + dx * size, y - size * hang, 0],
    ]);
  return [
    limb([
      [x, y, size * 0.07],
      [x, y - size * 0.5, size * 0.05],
    ]) +
      leaf(0.72, 0.84, 0.36, 0.13) +
      leaf(0.34, 1.1, 1.1, 0.12),
    leaf(-0.74, 0.8, 0.3, 0.13) + leaf(-0.3, 1.06, 1.14, 0.12),
  ];
};

/** A garden of them: `x,y,size` each. */
const garden = (row: string, shade: string, lit: string): readonly Layer[] => {
  const plants = points(row).map(plant);
  return [cut(shade, ...plants.map(([dark]) => dark)), cut(lit, ...plants.map(([, bright]) => bright))];
};

/** The green side of a mountain in its cloud, from forest to banana gardens, a red path and a tin roof; the foot of a wide poster. */
export const bananaHill: readonly Layer[] = [
  cut('#9cb89c', '-40,800,1 300,770 800,760 1200,730 1600,742 2000,712 2430,690,1 2430,1020,1 -40,1020,1'),
  cut('#5f9676', '-40,830,1 260,806 700,812 1100,776 1500,792 1900,752 2430,742,1 2430,1020,1 -40,1020,1'),
  ...garden(
    '1240,796,44 1310,800,50 1384,802,46 1950,778,48 2030,772,54 2110,766,46 2200,764,52',
    '#2f6a54',
    '#4f8a60',
  ),
  cut('#2f7350', '-40,870,1 200,842 600,860 1000,824 1400,838 1800,800 2430,800,1 2430,1020,1 -40,1020,1'),
  // The guesthouse: its wall, its roof of tin in the late sun.
  cut('#e9b27c', '1474,778,1 1560,778,1 1560,830,1 1474,830,1'),
  cut('#a8644c', '1560,778,1 1640,772,1 1640,824,1 1560,830,1'),
  cut('#fff1d2', '1456,782,1 1480,738,1 1548,738,1 1574,782,1'),
  cut('#b6564a', '1548,738,1 1626,736,1 1656,776,1 1574,782,1'),
  cut('#5a3038', '1504,796,1 1526,796,1 1526,830,1 1504,830,1'),
  ...garden(
    '1400,840,84 1350,850,70 1690,818,86 1760,812,70 2060,812,80 2150,806,96 2250,808,84',
    '#14463c',
    '#3f8a4c',
  ),
  cut(
    '#1d5a44',
    '-40,920,1 240,890 700,912 1100,876 1400,870 1600,850 1800,846 2100,852 2430,846,1 2430,1020,1 -40,1020,1',
  ),
  // The path home.
  cut(
    '#d9734a',
    '1500,826,1 1530,826,1 1600,850 1720,868 1790,890 1760,930 1640,970 1600,1020,1 1960,1020,1 1940,970 1900,920 1850,886 1740,852 1620,838 1530,824,1',
  ),
  cut(
    '#b2543e',
    '1850,886 1900,920 1940,970 1960,1020,1 1860,1020,1 1850,970 1850,920 1800,884 1700,856,1 1760,860',
  ),
  ...garden('1180,930,130 1290,912,110 2010,900,130 2140,912,150 2290,900,140', '#0c3634', '#2f7a48'),
  cut(
    '#0f4038',
    '-40,970,1 300,940 800,962 1200,920 1440,930 1540,970 1570,1020,1 -40,1020,1;1990,1020,1 2000,960 2100,920 2430,910,1 2430,1020,1',
  ),
];
