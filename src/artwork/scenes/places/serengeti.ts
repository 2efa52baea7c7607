import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { dust } from '../../sky/weather.ts';

const HERD = { flat: VIOLET, shadow: false };

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  // From a kopje's top: the horizon high, the herd a dark river through the gold.
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [400, 330, 330, 560], camera: 'above' }),
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
    place(acacia(), { x: 250, y: 640, metre: 30, flat: VIOLET, shadow: false }),
  ),
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [260, 260, 640, 360], camera: 'wide' }),
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
    cut('#d08a40', '-10,190,1 300,230 600,280 800,370 910,500 950,660,1 1210,620,1 1210,910,1 -10,910,1'),
    cut('#8a4a38', '-10,520,1 260,470 520,520 700,600 860,680 700,690 -10,760,1'),
    cut('#6a3044', '-10,610,1 240,600 480,640 760,690,1 -10,780,1'),
    cut('#2f7f86', '-10,700,1 400,690 760,664 1210,600,1 1210,910,1 -10,910,1'),
    cut(
      '#5fb0a8',
      '560,690,1 800,662 1210,606,1 1210,650 860,700;-10,800,1 200,780 420,800 200,820 -10,830,1;700,860,1 900,840 1120,850 900,876',
    ),
    cut('#8a4a38', '150,400,1 360,424 560,480 720,566 930,690,1 820,690,1 640,640 420,540 260,470'),
    dust({ x: 420, y: 480, width: 700, height: 120, of: '#ffd890', strength: 0.4 }),
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
      place(wildebeest('running'), { x, y, metre, turn, flat: VIOLET, rim: '#ffcf7c', shadow: false }),
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
      place(wildebeest('swimming'), { x, y, metre, flat: VIOLET, rim: '#ffcf7c', shadow: false }),
    ),
    cut(
      '#e8f6ec',
      '500,812,1 620,796 760,814 620,826;850,842,1 980,824 1130,846 980,858;180,870,1 300,854 450,872 300,886',
      0.8,
    ),
  ),
];
