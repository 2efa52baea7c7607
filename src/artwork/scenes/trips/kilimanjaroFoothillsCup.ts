import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { mugOnRail } from '../../figures/placing/mugOnRail.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The last evening at the foot of Kilimanjaro. */
export const kilimanjaroFoothillsCup: readonly Picture[] = [
  // The last cup, on the rail of a veranda: its steam goes up beside the mountain.
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
      x: 800,
      y: 140,
      width: 1060,
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
    ...mugOnRail,
  ),
];
