import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { elephantBaobab } from '../../figures/placing/elephantBaobab.ts';
import { light } from '../../light/light.ts';

/** The river at her trunk's tip, what it shows of her, and the rings around it. */
const river: readonly Layer[] = [
  cut('#1f7482', '-700,1600,1 -700,868,1 600,858 1060,872 1500,916 2000,940 2600,946 3200,940,1 3200,1600,1'),
  cut(
    '#195f70',
    '1480,914,1 1700,926 2290,945,1 2200,990 2090,1010 1940,1000 1780,1016 1640,990 1540,960',
    limb('1900,1036,0 2040,1044,8 2240,1034,0'),
  ),
  cut(
    '#5fb3ac',
    limb(
      '820,884,0 960,878,7 1110,888,0;740,912,0 940,904,8 1200,920,0;2330,986,0 2430,980,6 2540,988,0;1380,968,0 1470,962,6 1590,972,0',
    ),
  ),
];

/** Her shadow on the bank, away from the sun. */
const shadow = cut(
  '#a5421f',
  '1440,874,1 1700,860 2240,866,1 2620,884 2760,900,1 2500,918 2200,914 1900,898',
);

/** An egret at the water, which looks left. */
const egret: readonly Layer[] = [
  inked('#41224d', 5, '2392,890 2390,942', '2410,890 2412,944'),
  cut(
    '#fff3d6',
    '2340,772,1 2352,764 2368,770 2366,790 2354,808 2368,826 2400,828 2440,852 2466,892,1 2430,892 2390,898 2362,880 2346,840 2340,812 2352,792 2352,780,1 2322,784,1',
  ),
  cut('#cf8a5c', '2352,852,1 2372,880 2410,888 2466,892,1 2430,892 2390,898 2362,880'),
  cut('#e2704a', '2344,770,1 2352,782,1 2312,787,1'),
];

/** An evening at the river, moved and scaled by where its tree stands, and who else is there. */
const evening = (x: number, y: number, scale: number, ...others: readonly Layer[]): Layer[] => [
  wash('#fac15c'),
  floor('#cf5a2c', `-40,${Math.round(y + 790 * scale)},1 2440,${Math.round(y + 790 * scale)},1`),
  moved({ x, y, scale }, shadow, ...elephantBaobab, ...river, ...others),
];

/** Tarangire: a baobab is the elephant that drinks at the river. */
export const postersTarangire: readonly Picture[] = poster('tarangire', {
  light: light('golden', 'tanzania', 'left'),
  wide: [...evening(300, 124, 0.79, ...egret), plan({ subject: [1460, 220, 440, 560], camera: 'profile' })],
  tall: [...evening(-611, 655, 0.7), plan({ subject: [360, 780, 460, 460], camera: 'profile' })],
});
