import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { eightCarvings } from '../../figures/buildings/eightCarvings.ts';
import { walkersToSea } from '../../figures/people/walkersToSea.ts';
import { light } from '../../light/light.ts';

const [HALL, NICHE, WOOD, WOOD_SHADE, BRASS, DULL, SUN] = [
  '#241338',
  '#2c1a44',
  '#4a1f30',
  '#341426',
  '#cf8a3e',
  '#7a4638',
  '#ffdf9c',
];

/** The shades of the two who walk, from their feet over the threshold into the hall. */
const FALL = '#9a6a8c';
const SHADES = [
  limb(
    '1562,816,9 1480,832,15 1380,858,20 1260,890,22 1190,908,20 1150,918,10 1124,925,14 1100,931,14 1082,936,9',
  ),
  disc(1084, 935, 22, 11),
  limb('1680,812,8 1600,828,13 1520,848,13 1476,860,7 1454,866,9 1434,871,9 1422,874,5'),
  disc(1422, 872, 13, 8),
];

/** Bougainvillea over the wall of the lane: its bunches and their size. */
const BLOSSOM = [
  [1928, 130, 60],
  [1868, 170, 52],
  [1820, 216, 40],
  [1786, 262, 28],
  [1768, 300, 16],
  [1886, 250, 54],
  [1862, 320, 42],
  [1850, 378, 28],
  [1844, 420, 15],
  [1918, 330, 40],
  [1908, 392, 24],
] as const;

/** What is seen through the door: the sea at the end of a lane, the sun over its right wall. */
const lane: readonly Layer[] = [
  wash('#2f9ea6', { x: 1200, y: -40, width: 900, height: 700 }),
  cut('#74c8b8', '1200,250,1 1560,230 1760,262 2100,240,1 2100,900,1 1200,900,1'),
  cut('#c4e4b8', '1200,380,1 1600,390 1800,366 2100,384,1 2100,900,1 1200,900,1'),
  cut('#ffe6a8', '1200,470,1 1620,462 2100,474,1 2100,900,1 1200,900,1'),
  // An island, the sea, a dhow.
  cut('#1f7a6a', '1640,556,1 1690,546 1740,528 1790,534 1900,556,1'),
  cut('#0f7f90', box(1200, 556, 900, 300)),
  cut('#22a8a6', '1200,596,1 1640,592 2100,600,1 2100,900,1 1200,900,1'),
  cut('#7fdcc4', '1200,632,1 1600,640 2100,628,1 2100,900,1 1200,900,1'),
  cut('#5a1f2c', '1648,584,1 1760,576,1 1738,606,1 1672,606,1'),
  cut('#fff3d6', '1652,570,1 1700,430,1 1716,424,1 1768,560,1 1720,576'),
  cut('#f4b45e', '1716,424,1 1768,560,1 1736,570,1 1730,500'),
  // The quay and the lane, the shade of the right wall on it.
  cut('#ffd890', '1200,662,1 2100,662,1 2100,900,1 1200,900,1'),
  cut('#8a6aa0', '1762,662,1 2100,662,1 2100,900,1 1640,900,1 1700,760,1'),
  // The left wall in the sun, its balcony and shutters.
  cut('#ffe9c4', '1200,60,1 1330,120,1 1546,330,1 1546,668,1 1330,780,1 1200,850,1'),
  cut('#e6b488', '1200,730,1 1330,690,1 1546,628,1 1546,668,1 1330,780,1 1200,850,1'),
  cut('#1f6a78', '1368,330,1 1396,350,1 1396,480,1 1368,474,1'),
  cut('#6a2c38', '1380,600,1 1404,584 1428,596,1 1428,728,1 1380,752,1'),
  cut('#d79a74', '1436,500,1 1546,480,1 1546,560,1 1436,590,1'),
  cut('#b5492e', '1424,352,1 1446,306,1 1526,304,1 1518,352,1'),
  cut('#f2935a', '1526,304,1 1576,352,1 1566,380,1 1518,352,1'),
  cut('#0f4a5c', '1436,346,1 1512,346,1 1512,496,1 1436,506,1'),
  cut('#35a0a0', '1512,346,1 1560,372,1 1560,484,1 1512,496,1'),
  cut(
    '#0a3444',
    '1446,364,1 1468,364,1 1468,424,1 1446,424,1',
    '1480,364,1 1502,364,1 1502,424,1 1480,424,1',
  ),
  inked(
    '#1f6a78',
    4,
    '1452,440 1452,496',
    '1468,440 1468,494',
    '1484,440 1484,492',
    '1500,440 1500,490',
    '1436,434 1512,432',
  ),
  // The right wall in shade.
  cut('#6b5a98', '1796,250,1 1950,60,1 2100,-40,1 2100,900,1 1960,800,1 1796,690,1'),
  cut(
    '#57477f',
    '1840,400,1 1880,380,1 1880,540,1 1840,536,1',
    '1796,640,1 1960,730,1 2100,800,1 2100,900,1 1960,800,1 1796,690,1',
  ),
  cut(
    '#1c5a4a',
    limb(
      '1990,90,60 1900,150,60 1830,210,44 1786,280,26 1770,330,0; 1960,160,70 1900,290,50 1870,390,26 1862,450,0',
    ),
  ),
  cut('#b8246a', ...BLOSSOM.map(([x, y, r]) => disc(x, y, r))),
  cut('#f0588a', ...BLOSSOM.map(([x, y, r]) => disc(x + r * 0.3, y - r * 0.34, r * 0.56))),
  cut(FALL, ...SHADES),
  moved({ x: 1576, y: 806, scale: 1.14 }, ...walkersToSea),
];

const carvings = eightCarvings(BRASS, WOOD_SHADE);
const ARCH = '1330,820,1 1330,440,1 1330,270 1470,130 1640,130,1 1810,130 1950,270 1950,440,1 1950,820,1';
const INNER = '1362,812,1 1362,440,1 1362,290 1490,160 1640,160,1 1790,160 1918,290 1918,440,1 1918,812,1';
const FRAME = '1210,820,1 1210,440,1 1210,200 1400,10 1640,10,1 1880,10 2070,200 2070,440,1 2070,820,1';

/** Studs of brass on a leaf that stands open, in rows from its hinge. */
const studs = (left: number, hinge: number, top: number, foot: number) =>
  [0, 1, 2, 3].flatMap((column) => {
    const share = (column + 0.5) / 4;
    const x = hinge + (left - hinge) * share;
    const grow = 1 + share * 0.34;
    return [0, 1, 2, 3, 4].map((row) => {
      const y = 640 + (top + ((foot - top) * (row + 0.5)) / 5 - 640) * grow;
      return disc(x, y, 11 * grow, 14 * grow);
    });
  });

/** The carved door, open, from within the dark hall, and the sun on its floor. */
const door: readonly Layer[] = [
  // The floor, and the light that comes in.
  cut(
    '#1a0d2a',
    '-1400,930,1 860,930,1 1210,820,1 2070,820,1 2420,930,1 3900,930,1 3900,1500,1 -1400,1500,1',
  ),
  cut(NICHE, '-1400,800,1 800,800,1 760,830,1 -1400,830,1'),
  cut('#1f1032', '-1400,830,1 760,830,1 760,950,1 -1400,950,1', '760,830,1 800,800,1 800,938,1 760,950,1'),
  cut(
    '#4c1f48',
    '90,800,1 96,730 116,700 190,704 270,700 288,730 290,800,1',
    '320,800,1 326,730 350,700 420,706 496,700 516,730 520,800,1',
  ),
  cut(
    '#3a1740',
    '90,800,1 96,730 116,700,1 130,760 126,800,1',
    '320,800,1 326,730 350,700,1 362,760 358,800,1',
  ),
  cut(SUN, '1330,820,1 1950,820,1 1160,1200,1 -100,1200,1'),
  cut(FALL, ...SHADES),
  // The leaves.
  within(
    WOOD_SHADE,
    '1210,430,1 870,300,1 870,936,1 1210,826,1',
    cut(DULL, ...studs(870, 1210, 430, 826)),
    within(
      'none',
      '700,1000,1 1210,640,1 1210,1000,1',
      cut('#a3502e', '860,600,1 1220,600,1 1220,1000,1 860,1000,1'),
      cut(SUN, ...studs(870, 1210, 430, 826)),
    ),
    inked('#241022', 6, '1040,360 1040,884'),
  ),
  within(
    WOOD_SHADE,
    '2070,430,1 2410,300,1 2410,936,1 2070,826,1',
    cut(DULL, ...studs(2410, 2070, 430, 826)),
    inked('#241022', 6, '2240,360 2240,884'),
  ),
  // The frame with its carvings, the arch of rosettes, the thickness of the wall.
  cut(WOOD, FRAME),
  cut(
    DULL,
    ...Array.from({ length: 13 }, (_, at) => {
      const angle = Math.PI * (1 + (at + 0.5) / 13);
      return disc(1640 + Math.cos(angle) * 370, 440 + Math.sin(angle) * 370, 26);
    }),
  ),
  cut(
    WOOD,
    ...Array.from({ length: 13 }, (_, at) => {
      const angle = Math.PI * (1 + (at + 0.5) / 13);
      return disc(1640 + Math.cos(angle) * 370, 440 + Math.sin(angle) * 370, 12);
    }),
  ),
  cut(WOOD_SHADE, ...[1226, 1966].flatMap((x) => [448, 540, 632, 724].map((y) => box(x, y, 88, 84)))),
  ...carvings.map((carving, at) =>
    moved({ x: at < 4 ? 1270 : 2010, y: 490 + (at % 4) * 92, scale: 0.84 }, ...carving),
  ),
  within(
    '#2c1030',
    ARCH,
    cut('#ffcf86', box(1320, 300, 60, 530)),
    cut('#b8744e', '1320,320,1 1320,120,1 1590,120,1 1622,180,1 1480,190,1 1370,320,1'),
    within('none', INNER, ...lane),
    cut(SUN, box(1320, 812, 640, 20)),
    cut(FALL, ...SHADES),
  ),
  inked('#241022', 6, '1216,820 1216,440', '2064,820 2064,440'),
];

/** Niches in the plaster of the hall, row over row. */
const niches = (row: readonly (readonly [x: number, y: number])[]): Layer =>
  cut(
    NICHE,
    ...row.map(
      ([x, y]) =>
        `${x},${y + 170},1 ${x},${y + 60},1 ${x},${y} ${x + 100},${y} ${x + 100},${y + 60},1 ${x + 100},${y + 170},1`,
    ),
  );

/** Zanzibar from within one of its carved doors: on the jambs are the eight places of the article. */
export const postersZanzibarShore: readonly Picture[] = poster('zanzibar8places', {
  light: light('golden', 'zanzibar', 'right'),
  wide: [
    plan({ subject: [1330, 200, 620, 600], camera: 'frame' }),
    wash(HALL),
    niches([80, 240, 400, 560, 720].flatMap((x) => [[x, 170] as const, [x, 430] as const])),
    ...door,
  ],
  tall: [
    plan({ subject: [230, 660, 620, 600], camera: 'frame' }),
    wash(HALL),
    niches([70, 230, 390, 550, 710, 870].flatMap((x) => [[x, 40] as const, [x, 270] as const])),
    moved({ x: -1100, y: 460 }, ...door),
  ],
});
