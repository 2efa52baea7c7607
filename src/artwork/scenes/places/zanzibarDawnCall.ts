import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import {
  cathedralSpires,
  flatRoofed,
  type HouseInks,
  malindiMinaret,
  tinned,
} from '../../figures/buildings/stoneTownRoofs.ts';
import { light } from '../../light/light.ts';

const SUN_X = 652;
const HAZE: HouseInks = ['#ffdfae', '#ef9f7c', '#f47a4c', '#d9605a', '#c9645f'];
const LIT: HouseInks = ['#ffe9c4', '#c9798a', '#f2603c', '#b03f55', '#7a3560'];
const HALF: HouseInks = ['#f7ae8e', '#7d5590', '#d94a48', '#6b3268', '#3d2456'];
const BLUE: HouseInks = ['#b4719a', '#3c3c78', '#93406f', '#2c2c60', '#171a40'];
const WHITE: HouseInks = ['#fffaee', '#b98ba6', '', '', '#7a3560'];

const SWIFT =
  '0,-22,1 10,-14 13,-4,1 50,-12 92,26,1 52,10 12,14,1 8,30 16,52,1 0,34,1 -16,52,1 -8,30 -12,14,1 -52,10 -92,26,1 -50,-12 -13,-4,1 -10,-14';

/** Stone Town at sunrise: the light goes out in rings from behind the minaret and comes to one roof after the other. */
export const zanzibarDawnCall: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [330, 0, 640, 520], camera: 'front' }),
    wash('#3d4484'),
    cut('#74579a', disc(SUN_X, 330, 590)),
    cut('#d9697a', disc(SUN_X, 330, 452)),
    cut('#f79a64', disc(SUN_X, 330, 330)),
    cut('#ffc874', disc(SUN_X, 330, 222)),
    cut('#ffe9a6', disc(SUN_X, 330, 108)),
    moved({ x: 218, y: 520, scale: 0.94 }, ...cathedralSpires(['#ffb28c', '#a8608c', '', '', '#74406f'])),
    // The far town, in the haze.
    ...(
      [
        [-30, 500, 100, 26],
        [96, 486, 74, 20],
        [284, 492, 96, 26],
        [376, 478, 70, 18],
        [560, 486, 90, 24],
        [662, 472, 120, 30],
        [770, 490, 80, 20],
        [858, 478, 110, 28],
        [980, 492, 90, 24],
        [1080, 484, 130, 32],
      ] as const
    ).map(([x, y, wide, rise], at) =>
      (at % 3 === 1 ? flatRoofed : tinned)({ x, y, wide, rise }, HAZE, SUN_X),
    ),
    tinned({ x: 40, y: 540, wide: 170, rise: 48 }, LIT, SUN_X),
    tinned({ x: 630, y: 532, wide: 190, rise: 52 }, LIT, SUN_X),
    flatRoofed({ x: 850, y: 530, wide: 130, rise: 34 }, LIT, SUN_X),
    tinned({ x: 1000, y: 560, wide: 240, rise: 66 }, HALF, SUN_X),
    flatRoofed({ x: 250, y: 552, wide: 150, rise: 40 }, LIT, SUN_X),
    moved({ x: 500, y: 690 }, ...malindiMinaret(WHITE)),
    flatRoofed({ x: -60, y: 620, wide: 230, rise: 56 }, HALF, SUN_X),
    tinned({ x: 160, y: 650, wide: 260, rise: 80 }, HALF, SUN_X),
    flatRoofed({ x: 560, y: 620, wide: 190, rise: 46 }, LIT, SUN_X),
    tinned({ x: 700, y: 690, wide: 250, rise: 74 }, HALF, SUN_X),
    tinned({ x: 400, y: 742, wide: 200, rise: 58 }, HALF, SUN_X),
    // The near roofs, where it is still night.
    tinned({ x: 780, y: 790, wide: 560, rise: 170 }, BLUE, SUN_X),
    tinned({ x: -190, y: 830, wide: 660, rise: 190 }, BLUE, SUN_X),
    flatRoofed({ x: 556, y: 806, wide: 210, rise: 54 }, BLUE, SUN_X),
    // Somebody is up, and has lit a lamp.
    cut('#ffc874', '989,934,1 989,868,1 989,848 1031,848 1031,868,1 1031,934,1'),
    ...(
      [
        [884, 130, 0.92, 62],
        [986, 226, 0.66, 38],
        [790, 76, 0.5, 80],
        [1050, 116, 0.44, 20],
        [322, 150, 0.6, -52],
      ] as const
    ).map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, cut('#2c2356', SWIFT))),
  ),
];
