import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { blueMonkeyEating } from '../../figures/placing/blueMonkeyEating.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { downpour, mossyBough, rainLeaf } from '../../land/rainLeaf.ts';
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

/** The foothills of Kilimanjaro: the forest in the rain. */
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
    kiboPlanes({ x: 1020, y: 650, scale: 0.66 }, RAIN_GREY),
    // Three belts of forest, each greener towards the bough.
    cut(
      '#b4d6c0',
      '-10,640,1 60,600 150,598 200,634,1 250,606 340,604 390,640,1 450,596 560,594 620,634,1 670,606 760,604 810,640,1 870,598 970,596 1030,636,1 1080,606 1150,604 1210,630,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#78b096',
      '-10,700,1 80,664 170,668 220,704,1 300,660 420,662 480,706,1 540,672 640,672 690,708,1 760,662 880,660 940,704,1 1000,670 1130,668 1210,700,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#3a7a66',
      '-10,800,1 100,756 220,760 290,804,1 380,764 500,766 570,812,1 650,772 780,770 850,810,1 930,764 1060,762 1120,800,1 1160,780 1210,778,1 1210,910,1 -10,910,1',
    ),
    downpour,
    ...mossyBough,
    ...spray(1118, 614, [-150, -70, -30, 10, 60], 0.9),
    ...spray(900, 700, [30, 70, 110], 0.8),
    ...spray(160, 660, [-60, -20], 0.7),
    ...blueMonkeyEating,
    ...rainLeaf,
  ),
];
