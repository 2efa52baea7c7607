import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zebraAtRest } from '../../figures/animals/zebraAtRest.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { box, disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

/** The trip to the Serengeti: two zebras rest their heads on each other's backs. */
export const serengetiSafariZebras: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [200, 300, 700, 500], camera: 'close' }),
    floor('#8fd0c4', '-40,-20 1240,-20'),
    floor('#f4b23c', '-40,300,1 1240,300,1'),
    // A kopje with its trees, and the herds along the horizon.
    cut('#3f5a5c', disc(1090, 176, 44, 12), disc(1130, 162, 40, 11), box(1105, 168, 6, 100)),
    cut(
      '#b5603c',
      '930,306,1 936,262 972,246 996,268,1 1004,226 1050,204 1092,228 1100,262,1 1120,226 1170,210 1240,240,1 1240,306,1',
    ),
    cut(
      '#7a3a34',
      '1010,306,1 1030,256 1070,250 1092,228 1100,262,1 1106,306,1',
      '1170,306,1 1176,260 1200,240 1240,240,1 1240,306,1',
    ),
    trail([wildebeest(), wildebeest('running')], {
      through: '-20,306 250,303 700,305 900,302',
      count: 40,
      metre: [13, 11],
      loose: 0.5,
      flat: '#7a3a34',
      shadow: false,
    }),
    moved({ x: 1136, y: 24, scale: 0.97, flip: true }, ...zebraAtRest('#f6c988', '#6a3040')),
    moved({ x: -60, y: 0 }, ...zebraAtRest('#fff6e0', '#22142e')),
  ),
];
