import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const EMBER = { flat: '#1d0c2c', rim: '#ffc06a', shadow: false };
const FAR = { body: '#8f5a90', shade: '#6a3f80', snow: '#ffe6b8', cold: '#d9a8b0' };
const BANDS = ['#1d1240', '#3a1c58', '#6a2a60', '#a03c4c', '#ffc866'];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = [
  // Giraffes under the snows, a printed sky behind them.
  ...poster('tanzania', {
    light: light('sunset', 'tanzania', 'behind-right'),
    wide: [
      sky({ horizon: 840, bands: 9, stops: BANDS }),
      kibo({ x: 1370, y: 596, width: 760, ...FAR }),
      cut('#a8485a', '1100,836,1 1400,812 1800,826 2400,806,1 2400,870,1 -10,870,1 -10,840,1 500,826'),
      herd([acacia({ variant: 3 })], {
        x: 1300,
        y: 846,
        width: 2200,
        height: 6,
        count: 12,
        metre: [9, 14],
        flat: '#6a2450',
        shadow: false,
      }),
      wash(842, 1000, [
        [0, '#f2a048'],
        [0.5, '#a8443e'],
        [1, '#2a0c30'],
      ]),
      place(acacia(), { x: 2270, y: 920, metre: 72, flat: '#1d0c2c', shadow: false }),
      place(giraffe(), { x: 1620, y: 918, metre: 94, ...EMBER }),
      place(giraffe(), { x: 1800, y: 922, metre: 122, ...EMBER }),
      place(giraffe('browsing'), { x: 2050, y: 920, metre: 112, ...EMBER }),
      cut('#170822', '-10,914,1 500,904 1000,922 1500,914 2000,916 2400,904,1 2400,1010,1 -10,1010,1'),
    ],
    tall: [
      sky({ horizon: 1140, bands: 11, stops: BANDS }),
      kibo({ x: 620, y: 880, width: 880, ...FAR }),
      cut('#a8485a', '-10,1140,1 300,1120 700,1134 1090,1116,1 1090,1170,1 -10,1170,1'),
      herd([acacia({ variant: 3 })], {
        x: 540,
        y: 1146,
        width: 1000,
        height: 6,
        count: 7,
        metre: [8, 12],
        flat: '#6a2450',
        shadow: false,
      }),
      wash(1142, 1350, [
        [0, '#f2a048'],
        [0.5, '#a8443e'],
        [1, '#2a0c30'],
      ]),
      place(acacia(), { x: 930, y: 1226, metre: 60, flat: '#1d0c2c', shadow: false }),
      place(giraffe(), { x: 250, y: 1230, metre: 118, ...EMBER }),
      place(giraffe('browsing'), { x: 590, y: 1226, metre: 98, ...EMBER }),
      cut('#170822', '-10,1222,1 300,1228 700,1218 1090,1212,1 1090,1360,1 -10,1360,1'),
    ],
  }),
];
