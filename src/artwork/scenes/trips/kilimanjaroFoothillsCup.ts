import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { handRoundCup } from '../../figures/objects/handRoundCup.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The last evening at the foot of Kilimanjaro. */
export const kilimanjaroFoothillsCup: readonly Picture[] = [
  // The last cup: its steam goes up beside the mountain.
  picture(
    'packages/kilimanjarofoothills-5',
    light('dusk', 'tanzania', 'left'),
    plan({ subject: [590, 134, 280, 46], camera: 'front' }),
    wash(0, 600, [
      [0, '#3a2f7a'],
      [0.5, '#b06a9c'],
      [0.85, '#ffb07a'],
      [1, '#ffd69a'],
    ]),
    kibo({
      x: 780,
      y: 130,
      width: 1120,
      body: '#7a5a9a',
      shade: '#4f3c80',
      snow: '#ffe6da',
      cold: '#b3a4d0',
    }),
    mist({ y: 480, height: 120, strength: 1, colour: '#ffc490' }),
    cut(
      '#6a3f74',
      '-10,550,1 100,500 220,540 340,496 470,544 600,510 740,550 880,504 1010,540 1120,500 1210,530,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#3a2052',
      '-10,650,1 150,600 300,646 460,610 640,660 820,616 980,650 1210,606,1 1210,910,1 -10,910,1',
    ),
    cut('#1d1034', '-10,776,1 300,756 640,786 960,756 1210,776,1 1210,910,1 -10,910,1'),
    limbs('#ffe8d0', '300,470,3 262,390,14 330,310,18 276,220,14 320,110,3', 0.5),
    limbs('#ffe8d0', '346,476,3 380,410,10 334,350,12 378,270,3', 0.35),
    place(handRoundCup(), {
      x: 320,
      y: 756,
      metre: 132,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#8a5234',
        shade: '#56284a',
        lit: '#e89a6a',
        dark: '#2a0f1c',
        pale: '#f2e2d0',
        accent: '#c9442c',
      },
    }),
  ),
];
