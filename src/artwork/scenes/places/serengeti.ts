import { picture, type Picture } from '../../canvas/picture.ts';
import { lion } from '../../figures/animals/lion.ts';
import { lionFacing } from '../../figures/animals/lionFacing.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { balloon } from '../../figures/objects/balloon.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { rimmed, stands } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { dust } from '../../sky/weather.ts';

const BLUE_BALLOON = { body: '#3f7f96', shade: '#28566c', lit: '#8cc0c8', accent: '#f0d9a0' };
/** Animals close at hand keep the clear colours of day. */
const DAY = light('noon', 'tanzania', 'left');
const DARK = '#2c1436';
const HERD = { flat: DARK, shadow: false };
const LOW = { across: 1.3, down: 0.3, fill: '#5a2a5e', opacity: 0.7 };

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  // From a kopje's top: the horizon high, the herd a dark river through the gold.
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    wash(0, 300, [
      [0, '#6a7fae'],
      [0.6, '#c9b4b4'],
      [1, '#ffe2ac'],
    ]),
    cumulus({ x: 880, y: 270, width: 560, height: 230, depth: 0.35 }),
    cumulus({ x: 300, y: 276, width: 420, height: 130, depth: 0.5 }),
    cut('#a988a8', '-10,268,1 240,246 480,262 800,250 1210,266,1 1210,310,1 -10,310,1'),
    wash(280, 900, [
      [0, '#ffdf92'],
      [0.3, '#f7c356'],
      [1, '#e39c2c'],
    ]),
    cut(
      '#d98f2c',
      '-10,420,1 300,400 640,430 300,450 -10,450,1;1210,520,1 900,500 700,530 950,560 1210,570,1',
      0.5,
    ),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 296,
      width: 1100,
      height: 60,
      count: 9,
      metre: [3, 6],
      flat: '#8a5a72',
      shadow: false,
    }),
    cut(
      '#6e3f55',
      '740,306,1 900,326 1080,380 980,450 700,500 560,580 640,680 900,760 1010,910,1 460,910,1 420,800 360,640 460,520 760,440 900,390 780,330',
      0.55,
    ),
    trail([wildebeest(), wildebeest('running')], {
      ...HERD,
      through: '690,930 520,760 480,640 560,540 760,480 960,430 1010,390 900,346 750,308',
      count: 150,
      metre: [72, 3],
      loose: 0.95,
    }),
    trail([wildebeest(), zebra()], {
      through: '860,920 690,770 560,660 620,580',
      count: 16,
      metre: [74, 22],
      loose: 0.8,
      depth: 0.3,
      shadow: false,
      coat: { body: '#4a2a44', lit: '#ffd07a' },
    }),
    kopje({ x: 110, y: 900, width: 560, height: 330, depth: 0.12, of: '#8a5a78' }),
    place(acacia(), { x: 250, y: 640, metre: 30, flat: DARK, shadow: false }),
  ),
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'left'),
    wash(0, 900, [
      [0, '#e8a94e'],
      [0.45, '#ffe9b8'],
      [1, '#f2c978'],
    ]),
    cut('#d9a066', '820,470,1 1000,440 1210,430,1 1210,640,1 820,690,1'),
    cut('#b8744e', '800,600,1 1000,556 1210,540,1 1210,640,1 800,690,1'),
    dust({ x: 300, y: 330, width: 1100, height: 330, of: '#f2cf8c', strength: 0.9 }),
    trail([wildebeest('running')], {
      through: '760,330 520,250 250,220 40,210',
      count: 34,
      metre: [40, 22],
      loose: 0.7,
      flat: '#a8704e',
      shadow: false,
    }),
    dust({ x: 420, y: 330, width: 900, height: 160, of: '#ffe6b0', strength: 0.7 }),
    // The bank falls from the left to the water.
    cut('#c47a34', '-10,250,1 300,300 600,330 780,430 860,560 900,660,1 1210,620,1 1210,910,1 -10,910,1'),
    cut('#8a4a38', '-10,520,1 260,470 520,520 700,600 860,680 700,690 -10,760,1'),
    cut('#6a3044', '-10,610,1 240,600 480,640 760,690,1 -10,780,1'),
    cut('#2f7f86', '-10,700,1 400,690 760,664 1210,600,1 1210,910,1 -10,910,1'),
    cut(
      '#5fb0a8',
      '560,690,1 800,662 1210,606,1 1210,650 860,700;-10,800,1 200,780 420,800 200,820 -10,830,1;700,860,1 900,840 1120,850 900,876',
    ),
    dust({ x: 560, y: 520, width: 700, height: 160, of: '#ffd890', strength: 0.6 }),
    trail([wildebeest('running')], {
      through: '860,640 800,520 700,420 540,370 300,330',
      count: 13,
      metre: [92, 52],
      loose: 0.5,
      ...HERD,
    }),
    ...(
      [
        [560, 470, 92, 16],
        [360, 420, 74, 8],
        [720, 560, 104, 26],
        [870, 660, 112, 22],
      ] as const
    ).map(([x, y, metre, turn]) =>
      rimmed(wildebeest('running'), { x, y, metre, turn, flat: DARK }, { fill: '#ffcf7c', right: -4, up: 4 }),
    ),
    cut(
      '#fff4dc',
      '750,730,1 790,700 800,640,1 820,696 846,690 856,590,1 880,676 920,680 936,550,1 956,670 990,664 1020,570,1 1024,676 1050,680 1084,620,1 1076,700 1130,700,1 1080,740 920,756;884,570,1 894,556,1 900,572,1;976,540,1 988,528,1 992,546,1;1090,590,1 1104,580,1 1104,598,1',
      0.95,
    ),
    ...(
      [
        [1130, 676, 84],
        [620, 800, 120],
        [980, 830, 132],
        [300, 860, 128],
      ] as const
    ).map(([x, y, metre]) =>
      rimmed(wildebeest('swimming'), { x, y, metre, flat: DARK }, { fill: '#ffcf7c', right: -4, up: 4 }),
    ),
    cut(
      '#e8f6ec',
      '500,812,1 620,796 760,814 620,826;850,842,1 980,824 1130,846 980,858;180,870,1 300,854 450,872 300,886',
      0.8,
    ),
  ),
  // From beside a lioness on her rock.
  picture(
    'places/serengeti-3',
    light('dawn', 'tanzania', 'left'),
    wash(0, 470, [
      [0, '#5f6aa8'],
      [0.55, '#d998a0'],
      [1, '#ffdf9c'],
    ]),
    cloudBands({ y: 120, height: 200, count: 5 }),
    cut('#9a7aa8', '-10,440,1 300,420 700,436 1210,416,1 1210,500,1 -10,500,1'),
    wash(462, 900, [
      [0, '#ffd98a'],
      [0.4, '#eeb04a'],
      [1, '#c97f3a'],
    ]),
    herd([acacia({ variant: 3 })], {
      x: 700,
      y: 474,
      width: 1000,
      height: 40,
      count: 7,
      metre: [5, 10],
      flat: '#7a4a72',
      shadow: false,
    }),
    trail([wildebeest()], {
      through: '1230,690 1000,650 760,600 620,560 760,520 1000,490',
      count: 70,
      metre: [26, 5],
      loose: 0.9,
      flat: '#5a2a4e',
      shadow: false,
    }),
    cut(DARK, '-10,640,1 40,606 200,600 520,606 610,640 660,740 720,910,1 -10,910,1'),
    cut(
      '#63305a',
      '-10,700,1 80,680 180,760 240,910,1 -10,910,1;330,640,1 470,650 540,760 560,910,1 420,910,1 400,760',
    ),
    limbs('#f0a45e', '-10,638,2 40,608,4 200,602,3;470,606,2 520,609,4 606,644,4 654,740,2'),
    place(lion('lying', 'female'), {
      x: 330,
      y: 612,
      metre: 300,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: { body: '#b8743c', shade: '#6a3348', lit: '#ffe08e', dark: '#2c1436', pale: '#e8b878' },
    }),
  ),
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'left'),
    wash(0, 330, [
      [0, '#f2b24e'],
      [1, '#ffe6a6'],
    ]),
    cut('#d59a6a', '-10,310,1 260,290 600,316 1210,300,1 1210,380,1 -10,380,1'),
    kopje({ x: 1010, y: 350, width: 330, height: 170, depth: 0.55, of: '#9a6a86' }),
    place(acacia(), { x: 200, y: 350, metre: 30, flat: '#7a4664', shadow: false }),
    wash(336, 900, [
      [0, '#f6c860'],
      [1, '#c98430'],
    ]),
    glow(600, 420, 620, '#ffe9a8', 0.8),
    place(lionFacing(), {
      x: 600,
      y: 900,
      metre: 204,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: {
        body: '#d88f3e',
        shade: '#8a452c',
        lit: '#ffdc8c',
        dark: '#3a1430',
        pale: '#ffeec2',
        accent: '#f2b63a',
      },
    }),
    grass({ y: 905, height: 150, of: '#f2c45a', depth: 0.34, filled: false, seeds: false }),
    grass({ y: 930, height: 120, of: '#a8642c', depth: 0.2, filled: false, seeds: false }),
  ),
  picture(
    'places/serengeti-5',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 640 }),
    sun({ x: 230, y: 560, r: 84 }),
    cloudBands({ y: 420, height: 120, count: 4 }),
    hills({ y: 650, rise: 30, depth: 0.8 }),
    plain({ y: 656, far: 0.6, near: 0.3 }),
    place(balloon(), { x: 230, y: 380, metre: 6, depth: 0.6, shadow: false, coat: BLUE_BALLOON }),
    herd([acacia({ variant: 3 }), acacia()], {
      x: 620,
      y: 664,
      width: 1100,
      height: 16,
      count: 6,
      metre: [8, 13],
    }),
    ...[120, 300, 430, 560, 700, 850, 990].map((x, at) =>
      stands(
        [zebra(), zebra('grazing'), wildebeest()][at % 3]!,
        { x, y: 750 + ((at * 37) % 50), metre: 26, flip: at % 2 === 1 },
        LOW,
      ),
    ),
    place(balloon(), {
      x: 760,
      y: 600,
      metre: 25,
      depth: 0.3,
      shadow: false,
      by: light('golden', 'tanzania', 'left'),
    }),
    place(acacia({ variant: 3 }), { x: 1120, y: 880, metre: 40, depth: 0.06 }),
    cut(DARK, '-10,880,1 300,872 700,884 1210,868,1 1210,910,1 -10,910,1'),
  ),
];
