import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusInFlight } from '../../figures/animals/colobusInFlight.ts';
import { blueMonkeyEating } from '../../figures/placing/blueMonkeyEating.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leapFrame } from '../../land/leapFrame.ts';
import { downpour, mossyBough, rainLeaf } from '../../land/rainLeaf.ts';
import { forest } from '../../land/ridges.ts';
import { spray } from '../../land/spray.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

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
    kibo({ x: 920, y: 300, width: 820, body: '#7894b6', shade: '#4f6c96', snow: '#ffffff', cold: '#c8dcea' }),
    mist({ y: 540, height: 110, strength: 1, colour: '#e2f0dc' }),
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
    plan({ subject: [300, 400, 520, 56], camera: 'below' }),
    wash(0, 800, [
      [0, '#e07a34'],
      [0.4, '#f7a850'],
      [0.75, '#ffdc96'],
      [1, '#fff7dc'],
    ]),
    kibo({
      x: 620,
      y: 520,
      width: 1040,
      body: '#7f74b8',
      shade: '#534a96',
      snow: '#ffffff',
      cold: '#cdd0ec',
    }),
    mist({ y: 760, height: 90, strength: 1, colour: '#fff3c8' }),
    forest({ y: 820, rise: 60, depth: 0.4, crown: 26, of: '#2f6a48' }),
    cut('#1d4a3c', '-10,880,1 200,850 420,880 640,852 860,884 1060,850 1210,876,1 1210,910,1 -10,910,1'),
    ...leapFrame,
    colobusInFlight,
  ),
];
