import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flyingFoxAiring, flyingFoxWrapped } from '../../figures/animals/flyingFoxHanging.ts';
import { cloveBough } from '../../figures/plants/cloveBough.ts';
import { light } from '../../light/light.ts';

/** Clove trees: x, foot and size. */
const TREES = [
  [20, 662, 26],
  [60, 650, 30],
  [104, 646, 24],
  [146, 644, 32],
  [352, 640, 24],
  [392, 634, 32],
  [436, 630, 26],
  [478, 632, 30],
  [756, 640, 30],
  [800, 636, 24],
  [842, 634, 32],
  [1090, 634, 26],
  [1130, 638, 34],
  [1176, 644, 28],
] as const;

/** Pemba's own flying foxes by day. */
export const pembaBats: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [220, 150, 160, 240], camera: 'close' }),
    wash(['#f8efcf', '#f8efcf'], { height: 640 }),
    floor('#a9d0a0', '0,610 160,570 340,600 520,560 700,590 900,548 1200,590'),
    // Rows of clove trees on the hills.
    cut(
      '#2f8560',
      ...TREES.map(
        ([x, y, size]) =>
          `${x - size * 0.5},${y},1 ${x - size * 0.56},${y - size * 0.7} ${x - size * 0.2},${y - size * 1.5} ${x},${y - size * 1.7} ${x + size * 0.2},${y - size * 1.5} ${x + size * 0.56},${y - size * 0.7} ${x + size * 0.5},${y},1`,
      ),
    ),
    floor('#5fae7c', '0,650 200,620 300,646 460,610 640,650 800,620 1000,600 1200,640', 700),
    floor('#2fa9b4', '0,676 1200,672'),
    // Mangroves, and the shallows round them.
    cut(
      '#8adcc9',
      '-40,730,1 120,722 300,752 420,790 360,826 200,840 -40,850,1',
      '1240,800,1 1080,806 900,840 820,880 840,940,1 1240,940,1',
    ),
    cut(
      '#17523f',
      '-40,800,1 -40,716,1 0,696 40,704 56,724,1 90,708 130,716 140,736,1 180,730 214,744 216,764,1 250,764 284,780 270,796,1 200,804 60,800,1',
      '1240,900,1 1000,900,1 986,880 1010,862 1036,870,1 1050,842 1090,838 1110,856,1 1130,826 1180,820 1240,830,1',
    ),
    cut('#fffaec', '960,716,1 1030,600,1 1050,640 1044,700,1'),
    cut('#2b1a2c', '940,716,1 1060,710,1 1046,732,1 960,732,1'),
    flyingFoxWrapped({ x: 250, y: 92, scale: 0.94 }),
    flyingFoxAiring({ x: 640, y: 104, scale: 1.1 }),
    ...cloveBough,
  ),
];
