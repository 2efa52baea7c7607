import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { seaStar, seaStarShade } from '../../figures/animals/seaStar.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR_RIGHT } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

const CREAM_SAIL = {
  pale: '#fff4dc',
  lit: '#f2c690',
  body: '#6a2c2a',
  shade: '#3c141e',
  accent: '#17a6a4',
  dark: '#1c0d18',
};

/** The horizon, the water's edge before the lens from left to right, the sand's edge below, the dhow, and the star. */
interface View {
  horizon: number;
  edge: string;
  sand: string;
  boat: readonly [x: number, y: number, metre: number];
  far: readonly [x: number, metre: number];
  star: readonly [x: number, y: number, scale: number, squash: number];
  gleams: readonly string[];
  beams: readonly string[];
  fish: readonly (readonly [x: number, y: number, size: number])[];
}

/** A box below a row of points, down to the foot of the picture. */
const below = (row: string, by = 0) => {
  const lowered = row.replace(/(-?\d+),(-?\d+)/g, (_, x: string, y: string) => `${x},${Number(y) + by}`);
  return `-60,1500,1 ${lowered} 2500,1500,1`;
};

/** Half above the water and half below: a dhow on the lagoon, and a sea star on the sand before us. */
const atTheWaterline = ({
  horizon,
  edge,
  sand,
  boat: [x, y, metre],
  far,
  star,
  gleams,
  beams,
  fish,
}: View): Layer[] => [
  wash(
    [
      [0, '#04263f'],
      [0.6, '#0b4f6e'],
      [0.984, '#176f86'],
      [0.988, '#8fd0c0'],
      [1, '#f4f4d0'],
    ],
    { height: horizon + 2 },
  ),
  cut('#0f7f92', below(`-60,${horizon},1 2500,${horizon},1`)),
  place(farDhow(), {
    x: far[0],
    y: horizon + 5,
    metre: far[1],
    shadow: false,
    coat: CREAM_SAIL,
    flip: true,
    depth: 0.3,
  }),
  ripples({ y: horizon + 10, to: horizon + 90, count: 30, colour: '#d8fff0' }),
  place(dhow(), { x, y, metre, flip: true, depth: 0.3, shadow: false, by: CLEAR_RIGHT, coat: CREAM_SAIL }),
  cut(
    { fill: '#fff4dc', opacity: 0.5 },
    `${x - 3 * metre},${y + 6},1 ${x + 3 * metre},${y + 4},1 ${x + 2 * metre},${y + 14},1 ${x + 2.4 * metre},${y + 22},1 ${x},${y + 26},1 ${x - 2 * metre},${y + 16},1`,
  ),
  // The water cut open by the lens: its bright edge, and the light in it.
  cut('#e8fff2', below(edge)),
  cut('#0c8f9c', below(edge, 12)),
  cut('#2bbcb8', below(edge, 44)),
  cut('#4cccc0', below(edge, 108)),
  // Slanting light, and small fish in it.
  ...beams.map((beam) => cut({ fill: '#e8fff0', opacity: 0.28 }, beam)),
  ...fish.map(([fx, fy, size]) =>
    cut(
      '#0b5f78',
      `${fx},${fy},1 ${fx + 30 * size},${fy - 15 * size} ${fx + 66 * size},${fy - 4 * size},1 ${fx + 86 * size},${fy - 17 * size},1 ${fx + 82 * size},${fy},1 ${fx + 86 * size},${fy + 17 * size},1 ${fx + 66 * size},${fy + 4 * size},1 ${fx + 30 * size},${fy + 15 * size}`,
    ),
  ),
  cut('#a8e8d0', below(sand)),
  cut('#d4f4d8', below(sand, 60)),
  inked('#fbfff0', 9, ...gleams),
  moved({ x: star[0] + 40, y: star[1] + 34, scale: star[2], squash: star[3] }, seaStarShade('#2a9a98')),
  moved({ x: star[0], y: star[1], scale: star[2], squash: star[3] }, ...seaStar),
];

/** Zanzibar: the lagoon, above and below. */
export const postersZanzibar: readonly Picture[] = poster('zanzibar-island', {
  light: light('noon', 'zanzibar', 'right'),
  wide: atTheWaterline({
    horizon: 652,
    edge: '-60,706,1 300,722 700,690 1100,700 1500,664 1900,690 2500,650,1',
    sand: '-60,960,1 500,930 1000,910 1600,880 2100,876 2500,890,1',
    boat: [1990, 668, 56],
    far: [1330, 13],
    star: [1500, 880, 1.08, 0.5],
    gleams: [
      '700,982 860,962 960,986 1100,964',
      '1990,930 2120,914 2220,940 2380,922',
      '180,990 320,976 420,994',
    ],
    beams: [
      '2190,684,1 2330,672,1 2050,1010,1 1820,1010,1',
      '1070,706,1 1170,704,1 800,1010,1 640,1010,1',
      '520,716,1 590,712,1 320,1010,1 200,1010,1',
    ],
    fish: [
      [860, 850, 1],
      [980, 810, 0.8],
      [1010, 872, 0.7],
      [2120, 800, 0.8],
    ],
  }),
  tall: atTheWaterline({
    horizon: 880,
    edge: '-60,940,1 200,956 460,922 740,944 1140,906,1 2500,906,1',
    sand: '-60,1190,1 300,1160 700,1140 1140,1150,1 2500,1150,1',
    boat: [720, 904, 31],
    far: [200, 10],
    star: [500, 1176, 1.12, 0.52],
    gleams: [
      '20,1290 110,1274 190,1300',
      '820,1230 900,1216 980,1238 1060,1224',
      '760,1326 880,1308 1010,1330',
    ],
    beams: ['980,940,1 1060,940,1 860,1360,1 680,1360,1', '330,960,1 400,956,1 160,1360,1 20,1360,1'],
    fish: [
      [120, 1060, 0.8],
      [220, 1026, 0.6],
      [840, 1050, 0.7],
    ],
  }),
});
