import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb, line } from '../../drawing/brush.ts';

const [DEEP, HILL, FIELD, LIME] = ['#0d4a3a', '#1c7446', '#46a548', '#c8e256'];
const [SKIN, SHADE, INK, WHITE, GREY] = ['#7d432a', '#55291c', '#1d1440', '#fff8e8', '#d9cfc6'];

/** A knot of the crest, and which way the terraces below it lie. */
type Knot = readonly [x: number, y: number, right: number, low: number];

/** The hill beside the rider: its crest from the left edge to the small of the back. */
const BESIDE: readonly Knot[] = [
  [-60, 800, 0, 1],
  [120, 700, 0, 1],
  [320, 640, 0, 1],
  [520, 690, 0, 1],
  [700, 800, 0, 1],
  [880, 850, 0, 1],
  [1060, 800, 0.06, 1],
  [1190, 690, 0.18, 0.95],
  [1310, 540, 0.3, 0.84],
];
/** The hill beyond, from behind the thigh to beyond the right edge. */
const BEYOND: readonly Knot[] = [
  [1360, 980, 0, 1],
  [1540, 990, 0, 1],
  [1700, 940, 0, 1],
  [1860, 900, 0, 1],
  [2020, 936, 0, 1],
  [2180, 964, 0, 1],
  [2300, 920, 0, 1],
  [2440, 820, 0, 1],
  [2640, 690, 0, 1],
];

/** The crest over the back and down the sleeve. */
const BACK: readonly Knot[] = [
  [1430, 370, 0.36, 0.74],
  [1570, 260, 0.2, 0.66],
  [1710, 236, -0.1, 0.6],
  [1830, 296, -0.34, 0.5],
  [1918, 396, -0.46, 0.38],
  [1970, 510, -0.57, 0.2],
  [1994, 640, -0.58, 0.14],
];
const ARMPIT = 268;

const below = (crest: readonly Knot[], down: number): string[] =>
  crest.map(([x, y, right, low]) => `${Math.round(x + down * right)},${Math.round(y + down * low)}`);

const bands = (way: (down: number) => string, from: number, to: number): Layer[] =>
  Array.from({ length: to - from }, (_, step) => {
    const at = from + step;
    return inked([LIME, FIELD, DEEP, FIELD][at % 4]!, [24, 34, 26, 34][at % 4]!, line(way(42 + at * 70)));
  });

/** Back, sleeve and hill in terraces of one pattern. */
function jersey(): Layer {
  const crest = [...BESIDE, ...BACK];
  /** The line of a terrace that goes over into the sleeve, so far below the crest. */
  const sleeved = (down: number) => below(crest, down).join(' ');
  /** A terrace on the flank, under those. */
  const flank = (down: number) =>
    `${below(crest.slice(0, -5), down).join(' ')} 1720,${Math.round(262 + down * 0.56)} 1840,${Math.round(330 + down * 0.5)} 1960,${Math.round(420 + down * 0.44)}`;
  return within(
    HILL,
    `${sleeved(0)} 1994,640,1 1840,680,1 1826,658 1784,646 1710,642 1624,654 1544,700 1470,796 1400,920 1300,1140,1 -60,1140,1`,
    ...bands(flank, 3, 8),
    cut(HILL, `${sleeved(0)} 1994,640,1 1836,684,1 ${below(crest, ARMPIT).toReversed().join(' ')}`),
    ...bands(sleeved, 0, 4),
    cut(
      DEEP,
      limb(
        below(BACK.slice(3), ARMPIT)
          .map((spot, at) => `${spot},${at * 3}`)
          .join(' '),
      ),
    ),
  );
}

const bars: readonly Layer[] = [
  inked(WHITE, 40, '2104,830 2180,1140'),
  inked(WHITE, 30, '2110,930 1660,972'),
  inked(INK, 26, '2086,806 2130,796 2196,790'),
  inked(INK, 24, '2196,790 2300,796 2328,826 2326,880 2284,904 2216,906'),
];

const leg: readonly Layer[] = [
  cut(
    SKIN,
    '1440,680,1 1600,730 1720,784 1800,842 1830,890 1812,940 1770,1010 1704,1160,1 1574,1160,1 1606,1030 1640,962,1 1560,976 1400,1030,1',
  ),
  cut(SHADE, '1640,962,1 1660,900,1 1700,960 1700,1040 1650,1160,1 1574,1160,1 1606,1030'),
  cut(
    INK,
    '1400,640,1 1500,690 1600,726 1694,770,1 1680,850 1640,964,1 1570,984 1500,1040 1470,1140,1 1280,1140,1',
  ),
];

const head: readonly Layer[] = [
  cut(
    SKIN,
    '1870,400,1 2040,376,1 2127,388,1 2128,420 2122,440 2142,462 2160,488 2150,500 2126,504,1 2142,516 2140,528 2128,534,1 2140,546 2134,560 2114,566,1 2122,590 2112,610 2080,618 2040,604 2016,594,1 1996,640 1960,670,1 1860,520,1',
  ),
  cut(SHADE, '1930,540,1 1980,560 2024,598,1 2012,602,1 1996,640 1960,670,1'),
  cut(SHADE, '1984,452 2004,434 2026,446 2026,470 2012,486 2008,506 1994,504 1990,480'),
  cut(SKIN, '1996,458 2008,448 2018,456 2014,472 2002,484 1998,470'),
  inked(WHITE, 7, '1972,440 1990,520 2036,600', '2036,420 2020,500 2036,600'),
  cut(
    WHITE,
    '1858,420,1 1838,372 1846,320 1896,268 1976,246 2054,262 2104,314 2132,392,1 2090,380 2040,396 2000,412 1966,448,1 1920,452 1880,444',
  ),
  cut(
    GREY,
    '1858,420,1 1838,372 1842,344,1 1880,400 1940,410 2000,388 2060,364 2124,368,1 2132,392,1 2090,380 2040,396 2000,412 1966,448,1 1920,452 1880,444',
  ),
  cut(
    INK,
    limb('1882,330,2 1930,296,12 2000,284,3'),
    limb('1900,372,2 1960,332,13 2060,312,3'),
    limb('1980,272,2 2030,274,9 2066,292,2'),
  ),
  cut(INK, '2014,424,1 2060,402 2133,388,1 2146,420 2142,446,1 2120,466 2076,462 2046,452,1'),
  cut('#52bbe8', '2080,414,1 2128,408,1 2134,424,1 2098,430,1'),
];

const arm: readonly Layer[] = [
  cut(
    SKIN,
    '1984,620,1 2004,670 2030,704 2090,722 2170,736,1 2168,790,1 2080,812 1990,816 1920,800 1888,770 1862,720 1846,670,1',
  ),
  cut(
    SHADE,
    '1846,670,1 1866,664,1 1900,740 1960,776 2060,780 2168,764,1 2168,790,1 2080,812 1990,816 1920,800 1888,770 1862,720',
  ),
];

const hand: readonly Layer[] = [
  cut(INK, '2176,796,1 2230,760 2300,744,1 2314,702,1 2340,708 2350,752 2338,800,1 2290,816 2200,816,1'),
  inked(INK, 12, '2342,766 2372,830 2356,892'),
  cut(
    SKIN,
    '2262,720,1 2300,712 2324,752 2320,800,1 2308,816 2294,808,1 2290,826 2274,832 2266,820,1 2256,834 2238,828 2232,808,1 2224,780,1',
  ),
  inked(SHADE, 5, '2295,808 2299,774 2282,740', '2267,820 2272,794 2256,764'),
  cut(
    WHITE,
    '2150,728,1 2190,704 2240,698 2290,702 2308,724,1 2288,744,1 2284,740,1 2266,768,1 2260,764,1 2244,790,1 2226,804,1 2190,806 2154,798,1',
  ),
  cut(GREY, '2150,728,1 2172,722,1 2178,802,1 2154,798,1'),
];

/** A racing cyclist bent low to the right, whose back is a terraced hill that goes on to the left. */
export const ridgeCyclist: readonly Layer[] = [
  within(
    HILL,
    `${below(BEYOND, 0).join(' ')} 2640,1160,1 1360,1160,1`,
    ...bands((down) => below(BEYOND, down).join(' '), 0, 5),
  ),
  // The far arm.
  cut(SHADE, '1980,620,1 2060,700 2200,730,1 2200,780,1 2060,780,1'),
  ...bars,
  ...leg,
  ...head,
  ...arm,
  ...hand,
  jersey(),
];
