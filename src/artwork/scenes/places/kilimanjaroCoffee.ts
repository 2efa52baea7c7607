import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { coffeePicker } from '../../figures/people/picker.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

const LEAVES = { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', dark: '#17443a', accent: '#d9301f' };

/** The mountain over the coffee. */
export const kilimanjaroCoffee: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [500, 176, 400, 110], camera: 'front' }),
    wash(0, 460, [
      [0, '#343a62'],
      [0.55, '#6a6a8c'],
      [1, '#d9c8b0'],
    ]),
    kibo({
      x: 700,
      y: 170,
      width: 1000,
      body: '#a8a8c0',
      shade: '#8f90b0',
      snow: '#ffffff',
      cold: '#d8dbe6',
    }),
    mist({ y: 450, height: 110, strength: 1, colour: '#e6e4cc' }),
    cut(
      '#7f9a72',
      '-10,480,1 100,440 220,470 360,430 500,466 640,440 800,474 960,436 1080,470 1210,440,1 1210,620,1 -10,620,1',
    ),
    wash(520, 900, [
      [0, '#b06a44'],
      [1, '#6a3038'],
    ]),
    herd([banana()], {
      x: 620,
      y: 520,
      width: 1200,
      height: 10,
      count: 7,
      metre: [20, 26],
      shadow: false,
      flat: '#3f6a54',
    }),
    ...(
      [
        ['-60,800 420,540', 9],
        ['-340,900 300,546', 9],
        ['1260,800 800,540', 9],
        ['1540,900 920,546', 9],
      ] as const
    ).map(([through, count]) =>
      trail([coffeeBush(), coffeeBush({ seed: 3 })], {
        through,
        count,
        metre: [104, 14],
        loose: 0,
        shadow: false,
        depth: 0.3,
        coat: { ...LEAVES, accent: '#a8402f' },
      }),
    ),
    cut('#7a3a34', '300,850 520,836 760,836 960,850 760,880 480,880', 0.7),
    place(coffeeBush({ seed: 5 }), {
      x: 760,
      y: 852,
      metre: 176,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: LEAVES,
    }),
    cut(
      '#1d5038',
      '690,862 680,826 704,800,1 700,770 730,760,1 750,730 780,742,1 800,720 824,752,1 850,770 836,806,1 856,830 838,862 760,872',
    ),
    cut('#3f7a48', '700,850,1 690,822 716,806,1 726,832;744,850,1 740,800 766,780,1 776,826;800,852,1 800,816 830,800,1 828,838'),
    place(coffeePicker(), {
      x: 480,
      y: 862,
      metre: 240,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#c23a5c', shade: '#2f3f7a', pale: '#e6c88a', accent: '#d9301f' },
    }),
  ),
];
