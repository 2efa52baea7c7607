import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { boyOnWall } from '../../figures/people/boyOnWall.ts';
import { swallowDive } from '../../figures/people/swallowDive.ts';
import { light } from '../../light/light.ts';

/** The head of the article about Zanzibar: boys dive off the wall of Forodhani at dusk. */
export const articleForodhaniDive: readonly Picture[] = [
  picture(
    'articles/zanzibar8places',
    light('sunset', 'zanzibar', 'left'),
    plan({ camera: 'below' }),
    strata(
      [
        [0, '#1d3f7c'],
        [0.34, '#6a6ca4'],
        [0.64, '#f08a68'],
        [0.86, '#ffc674'],
        [1, '#ffe9a8'],
      ],
      { height: 640 },
    ),
    cut(
      '#f4a07c',
      '-40,250,1 200,236 420,250,1 240,262;60,330,1 360,316 620,332,1 340,344;760,290,1 960,276 1240,290,1 1000,302',
    ),
    cut('#f8a070', disc(190, 620, 310)),
    cut('#ffc47c', disc(190, 620, 214)),
    cut('#ffe6a8', disc(190, 620, 124)),
    strata(
      [
        [0, '#ffe2a0'],
        [0.1, '#e8906c'],
        [0.4, '#2a7c8c'],
        [1, '#0f3f64'],
      ],
      { below: true, y: 636, height: 280 },
    ),
    cut(
      '#fff4c4',
      box(90, 648, 220, 6),
      box(130, 668, 150, 6),
      box(100, 694, 200, 7),
      box(150, 726, 120, 8),
      box(90, 766, 170, 8),
      box(180, 812, 110, 8),
    ),
    // A dhow far out.
    moved(
      { x: 80, y: 64, scale: 0.9 },
      cut('#4c2450', '448,640,1 560,640,1 576,622,1 540,630 470,630 440,620,1'),
      cut('#4c2450', '566,618,1 452,478,1 450,540 462,610,1'),
      cut('#c05c5c', '452,478,1 450,540 462,610,1 484,611,1 468,540'),
    ),
    // The sea wall of coral stone, and the boys upon it.
    floor('#5a2c50', '640,960,1 690,742,1 1260,690,1'),
    cut('#8c4a60', '676,742,1 1260,684,1 1260,716,1 670,770,1'),
    cut('#f0a074', '676,742,1 704,739,1 660,960,1 626,960,1'),
    inked(
      '#431f44',
      6,
      '664,836 1240,790',
      '648,910 1240,880',
      '800,770 796,824',
      '960,756 958,812',
      '1120,742 1118,800',
      '730,838 722,900',
      '880,828 876,890',
      '1040,816 1038,880',
    ),
    moved({ x: 800, y: 738, scale: 1.12 }, ...boyOnWall(['#7c2440', '#e8504c'])),
    moved({ x: 950, y: 724, scale: 1.2 }, ...boyOnWall(['#24447c', '#5c94c4'])),
    moved({ x: 1122, y: 708, scale: 1.26 }, ...boyOnWall(['#8c5a24', '#f0b44c'])),
    moved({ x: 560, y: 270, scale: 1.02, turn: 160 }, ...swallowDive),
  ),
];
