import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wildebeestStreaming } from '../../figures/animals/wildebeestStreaming.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, PLAIN, STEAM, DUST] = ['#f9d9b4', '#c9745a', '#eda637', '#fff6e2', '#ecd3a2'];
const [BONNET, BONNET_SHADE] = ['#3f5a3c', '#27402f'];
const [MUG, MUG_SHADE, ENAMEL, COFFEE] = ['#1f5a86', '#133c62', '#fff6e2', '#3d1c12'];

/** The herd in the dust, the furthest first: where each walks, its size, how it goes, and whether it goes right. */
const HERD: readonly (readonly [
  x: number,
  y: number,
  scale: number,
  way?: 'calf' | 'lowered' | 'running' | 'walking',
  flip?: boolean,
])[] = [
  [1196, 205, 0.12],
  [1172, 209, 0.13],
  [1146, 206, 0.12],
  [1118, 211, 0.14, 'lowered'],
  [1092, 208, 0.1, 'calf'],
  [1062, 214, 0.15],
  [1034, 211, 0.14],
  [1006, 222, 0.17],
  [968, 216, 0.16],
  [938, 231, 0.13, 'calf'],
  [904, 222, 0.18, 'running'],
  [872, 242, 0.21],
  [830, 231, 0.2],
  [786, 256, 0.24, 'lowered'],
  [748, 244, 0.17, 'calf'],
  [700, 276, 0.28],
  [652, 260, 0.26],
  [604, 306, 0.32, 'running'],
  [566, 288, 0.22, 'calf'],
  [502, 340, 0.38],
  [462, 390, 0.28, 'calf'],
  [500, 424, 0.44, 'lowered', true],
  [622, 446, 0.34, 'calf', true],
];

/** The trip to the Serengeti: the first coffee of the long day. */
export const serengetiSafariCoffee: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [520, 540, 300, 260], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    // A kopje and its one acacia.
    cut(
      FAR,
      '96,176,1 112,146 150,134 178,148,1 190,96 226,74 268,92 284,140,1 304,118 344,120 366,148,1 386,150 400,176,1',
      '404,176,1 410,140 402,116,1 376,114 366,102 400,90 450,86 492,98 500,108 470,116 418,116,1 420,140 416,176,1',
    ),
    floor(PLAIN, '-40,174,1 1240,174,1'),
    // The dust of the herd, which is the steam of the mug.
    cut(
      STEAM,
      '1240,176,1 1000,180 740,206 540,250 390,310 350,390 400,450 540,478 650,510 690,560 684,596 664,628,1 684,646 736,644 756,624,1 792,584 812,510 760,430 690,390 660,360 690,324 820,282 1000,244 1240,222,1',
    ),
    ...HERD.map(([x, y, scale, way = 'walking', flip = false]) =>
      moved({ x, y, scale, flip }, ...wildebeestStreaming(way, [DUST, '#57343f', '#33202c', '#c9a67c'])),
    ),
    // The bonnet of the car.
    cut(BONNET, '-40,800,1 300,768 700,760 1240,790,1 1240,920,1 -40,920,1'),
    cut(BONNET_SHADE, '-40,850,1 220,818 470,806,1 476,814,1 230,828 -40,862,1'),
    // The mug, its rim chipped, and the shade it throws.
    cut(BONNET_SHADE, '600,816,1 640,836 700,842 800,834 980,838 1130,822 1150,806 1060,794 812,792,1'),
    cut(MUG, limb('806,656,15 880,644,16 908,700,16 876,764,15 800,770,14')),
    cut(MUG, '574,620,1 826,620,1 818,790,1 806,828 700,838 594,828 582,790,1'),
    cut(MUG_SHADE, '752,640,1 826,620,1 818,790,1 806,828 740,836,1 770,800 770,730'),
    cut(MUG_SHADE, disc(700, 620, 127, 33)),
    cut(ENAMEL, disc(700, 618, 127, 31)),
    cut(MUG_SHADE, disc(700, 621, 113, 23)),
    cut(COFFEE, '594,628,1 640,606 760,606 806,628,1 770,643 700,645 630,643'),
    cut(STEAM, '690,556,1 684,596 664,628,1 684,646 736,644 756,624,1 792,584 800,556,1'),
    cut(MUG_SHADE, '604,638,1 620,644 640,647,1 628,652 612,648'),
  ),
];
