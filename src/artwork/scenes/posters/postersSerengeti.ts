import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { leopardOnBough } from '../../figures/animals/leopardOnBough.ts';
import { light } from '../../light/light.ts';

const [STORM, HAZE, FAR, PLAIN, GRASS, LONG, HERD] = [
  '#5b1436',
  '#8a2440',
  '#470f2e',
  '#e8752e',
  '#f7a03c',
  '#c4522c',
  '#470f2e',
];

/** A wildebeest far off that walks to the right, its hooves on y 0. */
const GNU =
  '-52,-70,1 -40,-80 -14,-82 8,-92 26,-96 38,-88,1 46,-80 54,-84,1 60,-94 56,-104,1 68,-96 68,-84,1 76,-70 86,-48 88,-36 80,-30 72,-36,1 62,-50,1 58,-40 50,-34 50,-50,1 44,-40 36,-36,1 34,-18 36,0,1 28,0,1 26,-30,1 22,-34,1 16,0,1 8,0,1 12,-24 10,-40,1 -8,-36 -28,-40,1 -34,-24 -30,-12 -32,0,1 -40,0,1 -42,-16 -44,-28,1 -52,-14 -58,0,1 -66,0,1 -58,-20 -56,-44,1 -62,-30 -64,-16 -60,-62';
const gnu: Layer = cut(HERD, GNU);
/** Its shadow, long in the low sun. */
const shadow: Layer = cut(LONG, '-60,0,1 60,-12 200,-8 250,8 130,14 36,4,1');

/** A file of them, each at x, y and size. */
const file = (row: readonly (readonly [x: number, y: number, scale: number])[]): Layer[] => [
  ...row.map(([x, y, scale]) => moved({ x, y, scale }, shadow)),
  ...row.map(([x, y, scale]) => moved({ x, y, scale }, gnu)),
];

/** An acacia far off, its foot on y 0. */
const tree: Layer = cut(
  FAR,
  limb('0,4,5 2,-40,4 -8,-70,3 -34,-92,2'),
  limb('2,-34,4 12,-66,3 40,-90,2'),
  '-84,-84,1 -60,-100 -20,-112 24,-110 70,-96 92,-82,1 40,-88 0,-82 -40,-88',
);

/** The haze over the horizon, and the plain in the last sun. */
const dusk = (y: number, width: number): Layer[] => [
  floor(HAZE, `-40,${y - 96} ${width * 0.3},${y - 70} ${width * 0.6},${y - 108} ${width + 40},${y - 80}`),
  floor(
    FAR,
    `-40,${y - 12} ${width * 0.2},${y - 24} ${width * 0.5},${y - 8} ${width * 0.8},${y - 26} ${width + 40},${y - 10}`,
  ),
  ...[
    [0.08, 0.8],
    [0.15, 0.5],
    [0.5, 0.44],
  ].map(([share = 0, scale = 1]) => moved({ x: Math.round(width * share), y, scale }, tree)),
  floor(PLAIN, `-40,${y} ${width / 2},${y + 6} ${width + 40},${y}`),
  floor(GRASS, `-40,${y + 50} ${width * 0.3},${y + 36} ${width * 0.6},${y + 56} ${width + 40},${y + 40}`),
];

/** The Serengeti: a leopard along a bough above the plain, and the herds that pass below it. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('dusk', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1400, 230, 740, 260], camera: 'profile' }),
    wash(STORM),
    ...dusk(780, 2390),
    ...file([
      [1897, 826, 0.16],
      [1834, 827, 0.19],
      [1871, 827, 0.17],
      [1778, 829, 0.22],
      [1811, 830, 0.2],
      [1748, 831, 0.23],
      [1710, 833, 0.25],
      [1676, 836, 0.27],
      [1584, 837, 0.32],
      [1632, 837, 0.29],
      [1533, 841, 0.34],
      [1462, 845, 0.38],
      [1411, 850, 0.4],
      [1346, 851, 0.43],
      [1276, 858, 0.47],
      [1200, 860, 0.5],
      [1131, 869, 0.54],
      [975, 875, 0.61],
      [1044, 875, 0.58],
      [876, 887, 0.66],
      [785, 889, 0.71],
      [670, 896, 0.77],
      [448, 910, 0.87],
      [580, 910, 0.81],
      [345, 920, 0.93],
      [212, 938, 1],
      [84, 946, 1.08],
    ]),
    moved({ x: 1330, y: 104, scale: 0.97 }, ...leopardOnBough),
  ],
  tall: [
    plan({ subject: [150, 622, 700, 220], camera: 'profile' }),
    wash(STORM),
    ...dusk(1160, 1080),
    ...file([
      [771, 1225, 0.39],
      [713, 1230, 0.44],
      [636, 1237, 0.51],
      [547, 1246, 0.59],
      [419, 1264, 0.71],
      [314, 1271, 0.81],
      [222, 1296, 0.92],
      [76, 1311, 1.04],
    ]),
    moved({ x: 128, y: 562, scale: 0.86 }, ...leopardOnBough),
  ],
});
