import { cut, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyEating, goldenMonkeysHuddled } from '../../figures/animals/goldenMonkeys.ts';
import { culms, silverRain, wetLeaves } from '../../land/bambooInRain.ts';
import { light } from '../../light/light.ts';

/** Rain in the bamboo of the Virunga: a golden monkey eats a shoot at arm's length, two more wait close together. */
export const volcanoesRain: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [570, 330, 200, 310], camera: 'close' }),
    strata(['#d4e6e8', '#bcd8dc', '#94bcc4', '#6898a8']),
    culms(
      '#a8cad0',
      '#c4dee0',
      '#8cb4bc',
      [
        [60, 40, 12],
        [210, 200, 10],
        [330, 350, 13],
        [520, 490, 11],
        [640, 652, 12],
        [800, 806, 10],
        [890, 930, 13],
        [1120, 1110, 11],
      ],
      170,
    ),
    silverRain('#e0eef0', 2, 44, 80),
    culms(
      '#6a9ca8',
      '#98c4c4',
      '#4c7c8c',
      [
        [140, 110, 19],
        [400, 440, 17],
        [750, 720, 20],
        [990, 1010, 18],
      ],
      210,
    ),
    silverRain('#e0eef0', 2, 22, 130),
    // Two that wait.
    cut('#4c8088', limb('820,520,10 960,486,10 1100,480,9 1240,500,9')),
    moved(
      { x: 1010, y: 482, scale: 0.82 },
      ...goldenMonkeysHuddled('#d8843c', '#f4b868', '#3c5068', '#8496ac'),
    ),
    wetLeaves('#4c8890', [
      [860, -20, 170, 80],
      [980, -10, 190, 110],
      [1100, -20, 170, 70],
      [1190, 60, 150, 120],
      [330, -30, 150, 90],
    ]),
    culms(
      '#2c6470',
      '#6ca49c',
      '#16404c',
      [
        [30, -20, 30],
        [1160, 1190, 28],
      ],
      260,
    ),
    // The stem bows under the one that eats.
    cut('#3c7c3c', limb('1260,850,34 1040,740,32 800,664,29 540,640,25 300,660,20 140,720,14 60,800,8')),
    cut('#a4cc4c', limb('1260,834,14 1040,724,13 800,650,11 540,627,9 300,648,7 140,710,4 64,796,0')),
    inked(
      '#1c4c38',
      6,
      '1046,700 1036,744 1050,778',
      '806,628 798,666 808,700',
      '540,610 534,642 540,672',
      '330,632 324,660 332,682',
      '160,696 150,714 160,734',
    ),
    moved({ x: 660, y: 636, scale: 1.3 }, ...goldenMonkeyEating),
    wetLeaves('#1c5450', [
      [70, 790, 150, 100],
      [150, 716, 170, 120],
      [130, 730, 150, 60],
      [320, 662, 120, 100],
    ]),
    wetLeaves('#0e3440', [
      [-10, -20, 260, 60],
      [160, -30, 220, 100],
      [300, -40, 190, 120],
    ]),
    wetLeaves('#5c9c50', [
      [60, 800, 130, 70],
      [250, 676, 130, 95],
    ]),
  ),
];
