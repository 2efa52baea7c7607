import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusInFlight } from '../../figures/animals/colobusInFlight.ts';
import { blueMonkeyEating } from '../../figures/placing/blueMonkeyEating.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kiboDome } from '../../land/kiboSouth.ts';
import { leapFrame } from '../../land/leapFrame.ts';
import { downpour, mossyBough, rainLeaf } from '../../land/rainLeaf.ts';
import { forest } from '../../land/ridges.ts';
import { spray } from '../../land/spray.ts';
import { light } from '../../light/light.ts';

const RAIN_GREY = {
  rock: '#84a4b8',
  deep: '#587c9a',
  glint: '#c0d6d8',
  snow: '#fbfffa',
  ice: '#bcd6e0',
  mist: '#e2f0dc',
};
const SUNRISE = {
  rock: '#8478b8',
  deep: '#4f4690',
  glint: '#f0b49c',
  snow: '#ffffff',
  ice: '#c0c0ea',
  mist: '#fff0c0',
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
    kiboDome({ x: 1040, y: 640, scale: 0.64 }, RAIN_GREY),
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
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [500, 290, 170, 100], camera: 'below' }),
    wash(0, 800, [
      [0, '#e07a34'],
      [0.4, '#f7a850'],
      [0.75, '#ffdc96'],
      [1, '#fff7dc'],
    ]),
    kiboDome({ x: 606, y: 862, scale: 0.78 }, SUNRISE),
    forest({ y: 820, rise: 60, depth: 0.4, crown: 26, of: '#2f6a48' }),
    cut('#1d4a3c', '-10,880,1 200,850 420,880 640,852 860,884 1060,850 1210,876,1 1210,910,1 -10,910,1'),
    ...leapFrame,
    colobusInFlight,
  ),
];
