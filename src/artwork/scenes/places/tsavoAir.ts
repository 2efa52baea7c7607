import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantOblique } from '../../figures/animals/elephantOblique.ts';
import { trainBelow } from '../../figures/placing/trainBelow.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const RED = { body: '#8c3018', shade: '#521610', lit: '#f59a5c', dark: '#2a0a10', pale: '#fff6e2' };
const SHADE = '#7c2418';

/** The herd below: pose, where, how large, and whether the figure faces the other way; the farthest first. */
const HERD = [
  ['crossing', 300, 446, 50, false],
  ['coming', 1030, 622, 52, false],
  ['calf', 920, 830, 44, false],
  ['crossing', 480, 800, 118, false],
] as const;

/** Thorn bushes from half above, each on its oval shade. */
const bushes = (...row: readonly (readonly [x: number, y: number, r: number])[]): Layer[] => [
  cut({ fill: SHADE, opacity: 0.7 }, ...row.map(([x, y, r]) => disc(x + r * 0.6, y, r * 1.2, r * 0.4))),
  cut(
    '#4f6130',
    ...row.flatMap(([x, y, r]) => [
      disc(x - r * 0.5, y - r * 0.3, r * 0.6, r * 0.46),
      disc(x + r * 0.4, y - r * 0.4, r * 0.7, r * 0.5),
      disc(x, y - r * 0.7, r * 0.66, r * 0.5),
    ]),
  ),
  cut(
    '#9caa4c',
    ...row.flatMap(([x, y, r]) => [
      disc(x - r * 0.14, y - r * 0.86, r * 0.46, r * 0.3),
      disc(x - r * 0.62, y - r * 0.44, r * 0.36, r * 0.24),
    ]),
  ),
];

/** Tsavo out of a small aeroplane: red elephants, the railway, the Yatta plateau. */
export const tsavoAir: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [270, 500, 400, 250], camera: 'above' }),
    wash(['#6fa8d6', '#f8dfae'], { height: 150 }),
    floor('#4c2a52', '0,104,1 620,98,1 1200,106,1'),
    floor('#f3b276', '0,152 400,148 800,154 1200,150'),
    floor('#f5ae76', '0,300 360,270 760,330 1200,300'),
    floor('#f09a60', '0,540 300,480 800,560 1200,520'),
    floor('#d0693a', '0,860 300,800 760,850 1200,780'),
    // The path that the herd has trodden.
    cut(
      '#f8c898',
      '-30,430 160,410 360,440 620,500 900,540 1240,560 1240,620 980,600 800,620 700,740 900,800 1240,800 1240,900 700,860 200,830 -30,850 -30,760 300,740 500,620 420,520 200,470 -30,490',
      '-30,620 200,640 420,720 200,800 -30,800',
    ),
    grain({ y: 760, to: 900, colour: '#8a2c18' }),
    ...bushes([80, 260, 16], [230, 230, 10], [520, 300, 18], [150, 590, 26], [60, 480, 18], [1090, 720, 40]),
    ...bushes([1150, 750, 26], [660, 420, 18], [40, 720, 30], [900, 250, 10], [1040, 214, 8]),
    ...trainBelow({ from: [1290, 440], to: [250, 176], high: [92, 15], count: 6 }),
    cut(
      { fill: SHADE, opacity: 0.75 },
      ...HERD.map(([pose, x, y, metre, flip]) =>
        pose === 'crossing'
          ? disc(x + metre * 0.5, y - metre * 0.12, metre * 2.3, metre * 0.36)
          : disc(x + metre * (flip ? 0.5 : 0.9), y - metre * 0.14, metre * 1.5, metre * 0.4),
      ),
    ),
    ...HERD.map(([pose, x, y, metre, flip]) =>
      place(elephantOblique(pose), {
        x,
        y,
        metre,
        flip,
        depth: 0.25,
        by: CLEAR,
        shadow: false,
        coat: RED,
      }),
    ),
    // Our wing above, and its strut.
    cut('#2c2040', limb('-20,330,16 150,190,15 330,36,14')),
    cut('#f4ead8', limb('-24,320,8 146,182,8 326,30,8')),
    cut('#f8f0e0', '-10,-10,1 640,-10,1 560,24 -10,100,1'),
    cut('#b9a9a8', '-10,100,1 560,24 590,12,1 400,30 -10,72,1'),
    cut('#e0402a', '500,-10,1 640,-10,1 560,24 510,31,1 470,10,1'),
    inked('#8d7c88', 3, '180,-10 200,72', '350,-10 366,50'),
  ),
];
