import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusPair } from '../../figures/animals/colobusPair.ts';
import { blueMonkeyEating } from '../../figures/placing/blueMonkeyEating.ts';
import { cut, wash } from '../../land/cutout.ts';
import { canopy, highBough } from '../../land/highBough.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { downpour, mossyBough, rainLeaf } from '../../land/rainLeaf.ts';
import { forest } from '../../land/ridges.ts';
import { spray } from '../../land/spray.ts';
import { light } from '../../light/light.ts';

const RAIN_GREY = {
  rock: '#93b4c2',
  deep: '#7298b0',
  glint: '#bcd4d6',
  snow: '#fbfffa',
  ice: '#c6dee2',
  mist: '#e2f0dc',
};
const MORNING = {
  rock: '#7d94c4',
  deep: '#3f5896',
  glint: '#c0bcd8',
  snow: '#ffffff',
  ice: '#b0cdec',
  mist: '#e6efd2',
};

/** The foothills of Kilimanjaro: the forest, and the last cup. */
export const kilimanjaroFoothillsMore: readonly Picture[] = [
  // Who has a leaf keeps dry.
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [350, 380, 270, 270], camera: 'close' }),
    wash(0, 900, [
      [0, '#4f92a0'],
      [0.4, '#b4d8d0'],
      [0.65, '#e6f2da'],
      [1, '#b4d4b0'],
    ]),
    kiboPlanes({ x: 1040, y: 640, scale: 0.64 }, RAIN_GREY),
    forest({ y: 640, rise: 60, depth: 0.5, crown: 24, of: '#86b89c' }),
    forest({ y: 790, rise: 70, depth: 0.3, crown: 34, of: '#2f705c' }),
    cut('#1f5248', '-10,850,1 300,820 700,850 1210,810,1 1210,910,1 -10,910,1'),
    downpour,
    ...mossyBough,
    ...spray(1118, 614, [-150, -70, -30, 10, 60], 0.9),
    ...spray(900, 700, [30, 70, 110], 0.8),
    ...spray(160, 660, [-60, -20], 0.7),
    ...blueMonkeyEating,
    ...rainLeaf,
  ),
  // Morning on a high bough, before the mountain.
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [270, 165, 400, 330], camera: 'back' }),
    wash(0, 720, [
      [0, '#3fa0b2'],
      [0.5, '#b4e0d0'],
      [1, '#fdf3cf'],
    ]),
    kiboPlanes({ x: 800, y: 744, scale: 1.08 }, MORNING),
    ...canopy,
    ...highBough,
    ...colobusPair,
  ),
];
