import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

/** Kibo far off: a broad dome, its snow in planes, light from the right; its foot lies in cloud. */
const kiboFar: readonly Layer[] = [
  within(
    '#8f86b8',
    '1180,480,1 1330,420 1440,350 1500,296 1546,262,1 1600,250 1690,246 1780,256 1830,270,1 1880,310 1930,366 1980,420 2050,490,1',
    cut('#c79aa8', '1700,240,1 1720,300 1760,340 1740,400 1800,490,1 2260,490,1 1840,240,1'),
    cut(
      '#bab6dc',
      '1500,240,1 1470,322,1 1512,300,1 1536,322,1 1560,306,1 1584,366,1 1610,300,1 1640,318,1 1664,348,1 1690,290,1 1706,300,1 1730,240,1',
    ),
    cut(
      '#fff6e4',
      '1690,240,1 1706,300,1 1722,318,1 1752,384,1 1766,316,1 1790,300,1 1812,318,1 1836,344,1 1842,300,1 1866,306,1 1900,336,1 1850,240,1',
    ),
  ),
  cut(
    '#ffe9c4',
    '1060,516,1 1090,490 1180,470 1280,458 1360,430 1440,436 1500,452 1600,436 1700,446 1800,430 1880,440 1930,456 1960,490 1970,516,1',
  ),
];

/** The sea at the end of all land, and one sail on it. */
const sea: readonly Layer[] = [
  cut('#5cc6bf', '-40,474,1 2440,474,1 2440,520,1 -40,520,1'),
  cut('#bfeee0', '-40,486,1 900,484 2440,486,1 2440,491,1 900,490 -40,491,1'),
];

/** The plains: red earth under a ruled plateau, gold grass, two cliffs that open like a gate. */
const plains: readonly Layer[] = [
  cut('#c8684a', '2440,510,1 2440,462,1 2190,462,1 2164,484,1 2130,500,1 2100,510,1'),
  cut('#e08a5c', '-40,512,1 600,504 1400,508 2440,496,1 2440,560,1 -40,560,1'),
  cut('#f6c766', '-40,540,1 500,528 1300,536 1900,524 2440,532,1 2440,680,1 -40,680,1'),
  cut('#eeb04c', '-40,600,1 600,578 1300,590 1900,574 2440,590,1 2440,700,1 -40,700,1'),
];
const gate: readonly Layer[] = [
  cut(
    '#d9824a',
    '-40,700,1 -40,606,1 330,600,1 350,614,1 640,608,1 660,622,1 980,616,1 1010,634,1 1190,632,1 1214,660,1 1290,690,1 1300,720,1',
  ),
  cut(
    '#f2ae6c',
    '1190,632,1 1214,660,1 1290,690,1 1300,720,1 1170,720,1 1160,660,1',
    '980,616,1 1010,634,1 1016,720,1 960,720,1',
    '640,608,1 660,622,1 664,700,1 626,700,1',
  ),
  cut(
    '#c8633c',
    '2440,720,1 2440,580,1 2180,584,1 2160,600,1 1960,602,1 1940,620,1 1800,624,1 1784,648,1 1700,690,1 1680,720,1',
  ),
  cut(
    '#8e3c30',
    '1800,624,1 1784,648,1 1700,690,1 1680,720,1 1820,720,1 1830,670,1',
    '1960,602,1 1940,620,1 1930,720,1 2000,720,1 1990,650,1',
    '2180,584,1 2160,600,1 2150,720,1 2220,720,1',
  ),
];

/** A forest's roof: crowns of about a size along a line that rises and falls, each lit from the right. */
const roof = (y: number, size: number, body: string, lit: string, foot: number): Layer[] => {
  const crowns = Array.from({ length: Math.ceil(2520 / size) }, (_, at) => {
    const x = -40 + at * size;
    const sway = Math.sin(x / 170) * 0.5 + Math.sin(x / 61 + y) * 0.3 + Math.sin(at * 12.9 + y) * 0.5;
    return [x, y + sway * size, size * (0.76 + 0.22 * Math.sin(at * 7.3 + y))] as const;
  });
  const hull = crowns.map(([x, top]) => `${x},${Math.round(top)},1`).join(' ');
  const some = crowns.filter((_, at) => at % 3 !== 1);
  return [
    cut(
      body,
      `-40,${foot},1 ${hull} 2480,${y},1 2480,${foot},1`,
      ...crowns.map(([x, top, r]) => disc(x, top, r)),
    ),
    cut(lit, ...some.map(([x, top, r]) => disc(x + r * 0.22, top - r * 0.24, r * 0.66))),
    cut(body, ...some.map(([x, top, r]) => disc(x, top, r * 0.66))),
  ];
};

/** A green hill, then forest before forest, mist between them. */
const hill = cut(
  '#8fb070',
  '-40,700,1 300,672 700,690 1100,680 1400,704 1700,690 2000,704 2440,672,1 2440,820,1 -40,820,1',
);
const ridges: readonly Layer[] = [
  cut('#e4ecc8', '-40,780,1 200,752 600,764 1000,748 1400,770 1800,752 2440,764,1 2440,860,1 -40,860,1'),
  ...roof(812, 26, '#3c8c6c', '#66b080', 880),
  cut('#b8d8b4', '-40,890,1 300,850 700,868 1100,852 1500,880 1900,858 2440,840,1 2440,960,1 -40,960,1'),
  ...roof(922, 40, '#1b6054', '#32806a', 1040),
];

/**
 * The land from a mist forest to the sea, in one look, with what stands on its plains: a level of y = 474 to 1000, and
 * the road that runs through it.
 */
export const forestToSea = (onPlains: readonly Layer[]): readonly Layer[] => [
  ...sea,
  ...kiboFar,
  ...plains,
  ...onPlains,
  ...gate,
  hill,
  cut(
    '#fff3d0',
    limb(
      '2090,506,2 1960,514,2 1800,522,2 1640,540,2 1560,562,3 1580,590,4 1640,620,5 1620,660,7 1500,690,9 1420,716,11 1460,750,13 1540,790,16',
    ),
  ),
  ...ridges,
  cut('#e8502e', '2082,482,1 2082,426,1 2116,476,1'),
  cut('#7a2c34', '2064,484,1 2120,484,1 2108,494,1 2074,494,1'),
];
