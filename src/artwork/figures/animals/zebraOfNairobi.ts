import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [BLACK, WHITE, SHADE, LAMP] = ['#17101c', '#fff6e6', '#dcb7b4', '#ffc24a'];

/** Back, withers, crest and head to the lips, then under the jaw, the throat and the chest. */
const BODY =
  '-900,790,1 -500,750 -100,722 300,726 700,728 960,712 1090,676 1180,632 1300,566 1420,494 1560,410 1740,322,1 1790,304 1850,318 1930,384 2030,490 2120,586 2200,656 2250,718 2256,766 2230,798 2208,802,1 2206,826 2172,846 2112,836 2050,800 1990,772 1930,762 1870,752 1810,728 1764,680,1 1752,760 1744,860 1760,980 1800,1240,1 -900,1240,1';

/** The roofs of towers that end in more than an edge, over the middle of a flat one, for a width of 50. */
const ROOFS = {
  flat: '',
  slant: '-25,0,1 25,-34,1 25,2,1 -25,2,1',
  mast: '-13,2,1 -13,-16,1 -3,-16,1 0,-92,1 3,-16,1 13,-16,1 13,2,1',
  spire: '-25,1,1 -19,-26,1 -6,-34,1 0,-86,1 6,-34,1 19,-26,1 25,1,1',
  saucer:
    '-25,1,1 -43,-26,1 -43,-37,1 -36,-37,1 -20,-54,1 -24,-54,1 -24,-62,1 24,-62,1 24,-54,1 20,-54,1 36,-37,1 43,-37,1 43,-26,1 25,1,1',
  step: '-25,1,1 -25,-4,1 -12,-4,1 -12,-26,1 25,-26,1 25,1,1',
  twin: '-25,1,1 -25,-30,1 -15,-30,1 -15,-6,1 15,-6,1 15,-30,1 25,-30,1 25,1,1',
} as const;

/** The mane from the withers to the brow: each tuft's left edge, how high it stands over the crest, and its roof. */
const TUFTS: readonly (readonly [x: number, high: number, roof: keyof typeof ROOFS])[] = [
  [1116, 22, 'flat'],
  [1166, 66, 'flat'],
  [1206, 58, 'slant'],
  [1260, 130, 'step'],
  [1302, 88, 'flat'],
  [1356, 176, 'mast'],
  [1396, 108, 'flat'],
  [1450, 212, 'flat'],
  [1492, 190, 'saucer'],
  [1548, 124, 'flat'],
  [1590, 190, 'spire'],
  [1644, 110, 'twin'],
  [1686, 140, 'flat'],
  [1730, 60, 'slant'],
  [1762, 0, 'flat'],
];
const AT = TUFTS.slice(0, -1).map((_, at) => at);
/** Every other tuft is black, and goes on as a stripe. */
const DARK = AT.filter((at) => at % 2 === 1);

/** The crest of the neck at x. */
const crest = (x: number) => Math.round(660 - (x - 1124) * 0.52 - Math.sin(((x - 1124) / 640) * Math.PI) * 6);
const leftOf = (at: number) => TUFTS[at]![0];
const topOf = (at: number) => crest(leftOf(at) + 24) - TUFTS[at]![1];

function tower(at: number): string {
  const [x, , roof] = TUFTS[at]!;
  const wide = leftOf(at + 1) - x;
  const top = topOf(at);
  const set = placed({ x: x + wide / 2, y: top, scale: wide / 50 });
  return box(x, top, wide, crest(x) - top + 8) + (ROOFS[roof] && outline(set(ROOFS[roof])));
}

/** Where the edge of a stripe ends, in the shoulder or at the throat. */
const foot = (at: number): readonly [number, number] => {
  const t = at / 14;
  return [Math.round(984 + 780 * t ** 0.7), Math.round(1420 - 700 * t ** 1.6)];
};

/** The stripe under a black tuft, from edge to edge. */
function stripe(at: number): string {
  const [x, end] = [leftOf(at), leftOf(at + 1)];
  const [[lx, ly], [rx, ry]] = [foot(at), foot(at + 1)];
  return outline(
    `${x},${crest(x) - 20},1 ${end},${crest(end) - 20},1 ${end},${crest(end)},1 ${end + 8},${(crest(end) * 2 + ry) / 3} ${rx + 4},${(crest(end) + ry * 2) / 3} ${rx},${ry},1 ${lx + 30},${ly},1 ${lx - 8},${(crest(x) + ly * 2) / 3} ${x - 2},${(crest(x) * 2 + ly) / 3} ${x},${crest(x)},1`,
  );
}

/** The lit windows of a tuft, in columns and rows from its roof down. */
const windows = (at: number, columns: number, rows: number, lit: (n: number) => boolean): string => {
  const wide = leftOf(at + 1) - leftOf(at);
  const gap = wide / (columns * 2 + 1);
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return lit(n) ? box(leftOf(at) + gap * (1 + column * 2), topOf(at) + 14 + row * 22, gap, 10) : '';
  }).join('');
};

/** A zebra's neck and head, its upright mane the towers of Nairobi; the head to the right. */
export const zebraOfNairobi: readonly Layer[] = [
  cut(BLACK, '1822,330,1 1806,250 1830,180 1868,146,1 1900,196 1904,276 1880,350,1'),
  cut(WHITE, ...AT.filter((at) => at % 2 === 0).map(tower)),
  within(
    WHITE,
    outline(BODY),
    cut(
      SHADE,
      '1764,640,1 1690,760 1640,900 1620,1260,1 1860,1260,1 1860,760,1',
      '1790,700,1 1860,716 1960,716 2060,756 2130,800,1 2130,900,1 1760,860,1',
    ),
    cut(
      BLACK,
      ...DARK.map(stripe),
      // The flank.
      limb('1052,620,30 1034,860,32 1080,1120,14'),
      limb('926,630,34 890,880,36 940,1140,16'),
      limb('790,640,36 730,880,38 790,1140,16'),
      limb('646,640,38 560,880,42 600,1140,18'),
      limb('494,640,40 384,880,44 400,1140,20'),
      limb('330,640,42 200,880,46 190,1140,22'),
      limb('156,640,44 0,880,48 -30,1140,24'),
      limb('-30,640,46 -200,880,50 -230,1140,24'),
      limb('-270,640,46 -440,880,50 -470,1140,24'),
      // The face.
      limb('2180,684,10 2060,556,13 1970,452,13 1900,390,9 1840,350,0'),
      limb('2150,722,10 2040,610,14 1976,540,12 1936,494,0'),
      limb('2126,756,10 2016,668,15 1950,608,17 1894,556,15 1858,500,11 1850,430,0'),
      limb('2096,782,8 1990,722,16 1920,680,19 1866,626,19 1826,560,17 1810,490,12 1814,420,0'),
      limb('1960,776,6 1900,740,17 1842,690,19 1804,620,18 1784,540,13 1780,460,0'),
      '2166,610,1 2130,660 2110,720 2084,770 2020,800,1 2100,900,1 2300,900,1 2300,640,1',
    ),
    inked(SHADE, 6, '2222,800 2180,792 2140,768'),
    cut('#6f5660', limb('2226,700,2 2206,712,10 2196,738,2')),
  ),
  cut(BLACK, ...DARK.map(tower)),
  // The floors of the conference centre.
  cut(
    BLACK,
    box(1478, topOf(8) - 34, 84, 6),
    ...[0, 1, 2, 3, 4, 5, 6].map((row) => box(1500, topOf(8) + 10 + row * 24, 40, 8)),
  ),
  cut(
    LAMP,
    ...DARK.filter((at) => at > 2 && at < 12).map((at) =>
      windows(at, 3, Math.floor((TUFTS[at]![1] - 8) / 22), (n) => (n * 7 + at * 5) % 4 > 1),
    ),
  ),
  // The eye, and the near ear.
  cut(BLACK, '1866,474,1 1884,446 1918,446 1948,490,1 1920,502 1888,498'),
  cut(WHITE, disc(1908, 466, 7)),
  within(
    WHITE,
    '1776,420,1 1752,330 1738,270 1748,200 1788,136,1 1830,186 1850,262 1836,350 1830,420,1',
    cut(
      BLACK,
      '1740,216,1 1790,200 1850,216,1 1850,120,1 1740,120,1',
      '1796,226,1 1822,270 1822,330 1806,364,1 1836,352 1852,300 1860,250,1 1830,200,1',
    ),
  ),
];
