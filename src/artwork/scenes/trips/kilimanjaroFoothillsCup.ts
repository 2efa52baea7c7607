import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { mugOnRail } from '../../figures/placing/mugOnRail.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const EVENING = {
  rock: '#8a5f9c',
  deep: '#45357a',
  glint: '#d58a94',
  snow: '#ffe9d8',
  ice: '#a394cc',
  mist: '#ffc490',
};

/** The last evening at the foot of Kilimanjaro. */
export const kilimanjaroFoothillsCup: readonly Picture[] = [
  // The last cup, on the rail of a veranda: its steam goes up beside the mountain.
  picture(
    'packages/kilimanjarofoothills-5',
    light('dusk', 'tanzania', 'left'),
    plan({ subject: [190, 440, 290, 320], camera: 'front' }),
    wash(0, 600, [
      [0, '#3a2f7a'],
      [0.5, '#b06a9c'],
      [0.85, '#ffb07a'],
      [1, '#ffd69a'],
    ]),
    kiboPlanes({ x: 800, y: 576, scale: 1.06 }, EVENING),
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
