import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, wash, within } from '../canvas/cut.ts';
import { lobes } from '../drawing/lobes.ts';

/** Gold at the top to forest at the foot on the sun's side, indigo to deep green away from it. */
const SUN = ['#ffd48a', '#f6b860', '#d9b45a', '#8fa84e', '#5f9450'];
const SHADE = ['#3a3f86', '#2d3a78', '#234468', '#17444f', '#0f3a40'];

/** A far volcano of the chain, 100 high and its top at the origin: one side in the sun, one in shade. */
export const farCone = (
  x: number,
  y: number,
  scale: number,
  [sun, shade]: readonly [string, string],
): Layer =>
  moved(
    { x, y, scale },
    cut(sun, '-8,0,1 -30,34 -70,80 -150,112,1 150,112,1 70,80 30,34 10,2,1 0,6'),
    cut(shade, '-8,0,1 -30,34 -70,80 -150,112,1 24,112,1 8,80,1 16,56,1 2,36,1 8,20,1 1,5,1'),
  );

/** The line on which light and shade meet, from the crater down the spine and along the crest to our feet. */
const SPINE =
  '1766,132,1 1790,196,1 1764,262,1 1806,346,1 1772,428,1 1800,508,1 1756,588,1 1776,660,1 1730,724,1 1690,764 1690,800 1800,826 1920,848 1900,892 1760,922 1520,944 1330,1010 1160,1140,1';

/** The great cone and the crest that leads up to it, one landform. */
const BODY =
  '1706,116,1 1650,236 1560,392 1400,580 1240,700 1080,780,1 1180,830 1080,930 960,1020 860,1140,1 2480,1140,1 2440,1000 2320,900 2240,830,1 2480,790,1 2300,690 2080,480 1960,330 1880,220 1836,122,1 1806,140,1 1780,128,1 1744,138,1';

/** What lies away from the sun: all that is left of the spine. */
const AWAY = `${SPINE} 760,1140,1 900,700,1 1500,300,1 1700,100,1 1744,138,1`;

/** Buttresses on the shady side that still catch some sky, and ravines between those in the sun. */
const BLUE = [
  '1706,116,1 1650,236 1560,392 1400,580 1240,700,1 1440,596,1 1500,540,1 1540,520,1 1640,370,1 1640,336,1 1690,220,1',
  '1744,138,1 1716,250,1 1724,300,1 1668,440,1 1672,484,1 1560,640,1 1660,552,1 1716,470,1 1716,424,1 1746,340,1 1738,270,1 1756,190,1',
];
const RAVINES = [
  '1806,140,1 1828,240,1 1862,330,1 1866,390,1 1930,500,1 1936,540,1 2010,640,1 1960,500,1 1900,360,1 1840,220,1',
  '1862,190,1 1940,320,1 2006,420,1 2020,460,1 2110,560,1 2130,600,1 2230,680,1 2130,560,1 2030,420,1 1930,280,1',
  '1800,400,1 1816,480,1 1850,540,1 1850,590,1 1892,660,1 1864,540,1',
];

/** Where the forest ends: crowns in a row, and the slope below them. */
const FOREST = {
  sun: lobes(
    '1742,704 1768,672 1806,664 1836,642 1884,652 1920,628 1976,640 2014,616 2076,630 2120,612 2190,636 2250,640',
    0.62,
    '2480,760 2480,860 2240,830 1920,850 1800,826 1690,800 1690,764',
  ),
  deep: lobes(
    '1700,764 1752,742 1790,744 1830,716 1890,724 1936,700 2000,712 2050,690 2120,704 2170,690 2240,712 2330,716',
    0.62,
    '2480,790 2480,860 2240,830 1920,850 1800,826 1690,800',
  ),
  shade: lobes(
    '1180,730 1240,696 1300,700 1350,664 1410,668 1450,632 1510,640 1550,606 1610,622 1650,598 1710,624 1764,628',
    0.62,
    '1776,660 1730,724 1690,764 1690,800 1100,840',
  ),
};

/** Thickets on the crest's sunny side and on the other. */
const THICKETS = [
  lobes(
    '1960,960 1990,934 2040,936 2070,912 2120,926 2160,916 2220,944 2290,950',
    0.6,
    '2480,1000 2400,1040 2200,1010 2080,990',
  ),
  lobes(
    '1640,1080 1670,1046 1730,1040 1770,1014 1840,1026 1880,1010 1950,1046 2010,1056',
    0.6,
    '2200,1140 1600,1140',
  ),
];
const KNUCKLES = [
  '1680,806,1 1600,812,1 1560,850,1 1440,880,1 1570,868,1 1640,840,1',
  '1740,916,1 1560,900,1 1480,920,1 1330,920,1 1210,980,1 1340,950,1 1500,940,1',
];

/**
 * A Virunga volcano above the cloud, forest at its foot; its spine and the crest that leads up to it are one winding edge
 * between sun and shade. `clouds` lie before it.
 */
export const virungaSpine = (clouds: readonly Layer[]): readonly Layer[] => [
  within(
    SUN[1]!,
    BODY,
    wash(SUN, { x: 740, y: 110, width: 1760, height: 1030 }),
    cut('#c07c50', ...RAVINES),
    cut('#86a84c', FOREST.sun),
    cut('#5c8c4a', FOREST.deep),
    cut(
      '#a9c25a',
      '1730,724,1 1690,764 1690,800 1800,826 1920,848 1900,892 1760,922 1520,944 1330,1010 1160,1140,1 2480,1140,1 2480,850,1 2240,836 2000,810 1800,796',
    ),
    cut('#6f9c4a', ...THICKETS),
    within(
      SHADE[1]!,
      AWAY,
      wash(SHADE, { x: 740, y: 110, width: 1260, height: 1030 }),
      cut('#51609f', ...BLUE),
      cut('#15394c', FOREST.shade),
      cut(
        '#12424a',
        '1730,724,1 1690,764 1690,800 1800,826 1920,848 1900,892 1760,922 1520,944 1330,1010 1160,1140,1 760,1140,1 900,900,1 1300,820 1560,790',
      ),
      cut('#22605f', ...KNUCKLES),
    ),
  ),
  ...clouds,
];
