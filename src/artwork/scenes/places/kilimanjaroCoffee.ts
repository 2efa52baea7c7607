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
      '760,868,1 695,845 640,862,1 693,885;760,868,1 717,820 664,812,1 697,854;760,868,1 751,808 712,776,1 716,827;760,868,1 780,803 760,750,1 740,803;760,868,1 806,823 812,770,1 771,805;760,868,1 824,852 858,808,1 803,818;760,868,1 827,884 880,860,1 825,844',
    ),
    cut(
      '#3f7a48',
      '760,872,1 729,838 690,834,1 714,864;760,872,1 761,820 736,784,1 732,828;760,872,1 791,831 790,788,1 762,821;760,872,1 810,867 840,838,1 798,839',
    ),
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
