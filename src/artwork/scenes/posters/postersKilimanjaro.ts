import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BEFORE_SUNRISE } from '../../figures/people/walkersDress.ts';
import { kiboSouth } from '../../land/kiboSouth.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const FIRST_LIGHT = {
  rock: '#8a5a9a',
  deep: '#33276e',
  glint: '#b4688a',
  snow: '#ffe9c4',
  ice: '#9a86c4',
  mist: '#84588f',
};
const NIGHT = '#150d33';
const STONE = '#2b1f52';

/** The sky before sunrise, down to `horizon`: gold low, the stars still out above. */
const beforeSunrise = (horizon: number, count: number): readonly Layer[] => [
  wash(
    [
      [0, '#0d0a2c'],
      [0.5, '#241c5c'],
      [0.84, '#5a3f8c'],
      [0.94, '#d0788c'],
      [1, '#ffc070'],
    ],
    { height: horizon },
  ),
  stars({ to: horizon * 0.56, count: Math.round(count * 0.8) }),
];

/** A tent lit from within, its foot at (x, y), half as wide as `size`. */
const tent = (x: number, y: number, size: number): readonly Layer[] => [
  glow(x, y - size * 0.5, size * 2.6, '#ffb04e', 0.75),
  cut(
    '#ffc76a',
    `${x - size},${y},1 ${x - size * 0.62},${y - size * 0.66} ${x},${y - size * 0.84} ${x + size * 0.62},${y - size * 0.66} ${x + size},${y},1`,
  ),
  cut(
    '#c8642e',
    `${x + size * 0.08},${y - size * 0.76},1 ${x + size * 0.62},${y - size * 0.66} ${x + size},${y},1 ${x + size * 0.36},${y},1`,
  ),
  cut('#8a3a2c', `${x - size * 0.2},${y},1 ${x - size * 0.02},${y - size * 0.5} ${x + size * 0.14},${y},1`),
];

/** A boulder on the ridge, its right side in the light, `r` pixels wide to either side. */
const boulder = (x: number, y: number, r: number): readonly Layer[] => [
  cut(
    STONE,
    `${x - r},${y + 20},1 ${x - r * 0.8},${y - r * 0.3},1 ${x - r * 0.2},${y - r * 0.5},1 ${x + r * 0.6},${y - r * 0.36},1 ${x + r},${y + 20},1`,
  ),
  cut(
    '#6a4680',
    `${x - r * 0.2},${y - r * 0.5},1 ${x + r * 0.6},${y - r * 0.36},1 ${x + r},${y + 20},1 ${x + r * 0.5},${y - r * 0.1},1`,
  ),
];

/** The great view of Kilimanjaro. */
export const postersKilimanjaro: readonly Picture[] = [
  // The first light on the snows, above the clouds.
  ...poster('kilimanjaro', {
    light: light('night', 'tanzania', 'right'),
    wide: [
      ...beforeSunrise(770, 170),
      ...kiboSouth({ x: 1650, y: 744, scale: 1.12 }, FIRST_LIGHT),
      cut(
        '#c586a4',
        '-20,690,1 120,668 260,664 330,684,1 420,668 560,674 700,672 760,690,1 900,664 1080,654 1180,670,1 1300,640 1420,604 1540,612 1600,644,1 1720,620 1880,622 1960,650,1 2060,610 2200,596 2300,630,1 2420,620,1 2420,1010,1 -20,1010,1',
      ),
      cut(
        '#e6a890',
        '500,760,1 900,706 1100,684 1240,690 1320,716,1 1460,680 1620,674 1720,706,1 1880,690 2040,672 2140,700,1 2240,680 2420,684,1 2420,1010,1 600,1010,1',
      ),
      cut(
        '#a56c9c',
        '-20,730,1 160,708 300,700 380,730,1 520,716 760,724 900,748,1 1080,736 1240,722 1340,752,1 1560,742 1760,734 1860,766,1 2040,746 2240,738 2420,770,1 2420,1010,1 -20,1010,1',
      ),
      cut(
        '#7c5494',
        '-20,812,1 200,790 420,792 520,822,1 760,800 980,804 1080,834,1 1340,806 1560,810 1680,842,1 1900,820 2200,826 2420,850,1 2420,1010,1 -20,1010,1',
      ),
      ...tent(800, 908, 56),
      floor(NIGHT, '-40,912 500,902 1000,914 1240,910 1500,900 1800,882 2100,866 2430,836'),
      ...boulder(2240, 866, 96),
      moved({ x: 1310, y: 912, scale: 0.62 }, ...ridgeWalker('striding', BEFORE_SUNRISE.violet)),
      cut(NIGHT, '1576,912,1 1588,892,1 1640,886,1 1662,890,1 1684,912,1'),
      moved({ x: 1580, y: 902, scale: 0.63 }, ...ridgeWalker('climbing', BEFORE_SUNRISE.coral)),
      moved({ x: 1890, y: 886, scale: 0.62 }, ...ridgeWalker('striding', BEFORE_SUNRISE.gold)),
      floor(NIGHT, '-40,934 500,930 1000,940 1300,934 1440,918 1590,896 1680,892 2100,876 2430,860'),
    ],
    tall: [
      ...beforeSunrise(1070, 150),
      ...kiboSouth({ x: 440, y: 1030, scale: 0.98 }, FIRST_LIGHT),
      cut(
        '#c586a4',
        '-20,940,1 100,912 220,908 280,934,1 420,914 540,918 600,938,1 700,900 820,884 900,914,1 1000,900 1100,906,1 1100,1360,1 -20,1360,1',
      ),
      cut(
        '#e6a890',
        '200,1020,1 400,980 560,966 640,994,1 760,974 900,964 960,988,1 1100,970,1 1100,1360,1 200,1360,1',
      ),
      cut(
        '#a56c9c',
        '-20,1020,1 120,994 260,990 330,1018,1 520,1010 700,1016 780,1042,1 940,1020 1100,1030,1 1100,1360,1 -20,1360,1',
      ),
      cut(
        '#7c5494',
        '-20,1120,1 160,1094 300,1092 380,1122,1 560,1104 740,1108 820,1136,1 1000,1112 1100,1120,1 1100,1360,1 -20,1360,1',
      ),
      ...tent(140, 1256, 54),
      floor(NIGHT, '-40,1262 260,1250 520,1236 800,1210 1120,1168'),
      moved({ x: 410, y: 1248, scale: 0.64 }, ...ridgeWalker('striding', BEFORE_SUNRISE.violet)),
      cut(NIGHT, '656,1240,1 670,1222,1 722,1214,1 744,1218,1 764,1240,1'),
      moved({ x: 660, y: 1230, scale: 0.65 }, ...ridgeWalker('climbing', BEFORE_SUNRISE.coral)),
      moved({ x: 920, y: 1208, scale: 0.64 }, ...ridgeWalker('striding', BEFORE_SUNRISE.gold)),
      floor(NIGHT, '-40,1300 300,1280 560,1246 690,1222 820,1214 1120,1190'),
    ],
  }),
];
