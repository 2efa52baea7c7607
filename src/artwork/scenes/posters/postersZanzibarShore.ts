import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc, ring } from '../../drawing/brush.ts';
import { eightCarvings } from '../../figures/buildings/eightCarvings.ts';
import { FALL, laneToSea, SHADES } from '../../figures/placing/laneToSea.ts';
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

const carvings = eightCarvings(BRASS, WOOD_SHADE);
const ARCH = '1330,822,1 1330,440,1 1330,270 1470,130 1640,130,1 1810,130 1950,270 1950,440,1 1950,822,1';
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
      return ring(1640 + Math.cos(angle) * 370, Math.round(440 + Math.sin(angle) * 370), 26, 12);
    }),
  ),
  cut(WOOD_SHADE, ...[1226, 1966].flatMap((x) => [448, 540, 632, 724].map((y) => box(x, y, 88, 84)))),
  ...carvings.map((carving, at) =>
    moved({ x: at < 4 ? 1270 : 2010, y: 490 + (at % 4) * 92, scale: 0.84 }, ...carving),
  ),
  within(
    SUN,
    ARCH,
    cut('#2c1030', '1320,100,1 1960,100,1 1960,824,1 1950,822,1 1918,812,1 1320,812,1'),
    cut('#ffcf86', box(1320, 300, 60, 530)),
    cut('#b8744e', '1320,320,1 1320,120,1 1590,120,1 1622,180,1 1480,190,1 1370,320,1'),
    within('none', INNER, ...laneToSea),
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
