import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { elderOverlooking } from '../../figures/people/elderOverlooking.ts';
import { clothValley } from '../../land/clothValley.ts';
import { light } from '../../light/light.ts';

const [SKY, RANGE, SLOPE, PLAIN] = ['#fbe3c4', '#4a6bab', '#3a589a', '#f0b23e'];

/** Kidepo: the herder's checked cloth goes on as the valley under the long range of Morungole. */
export const kidepoCloth: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'right'),
    plan({ subject: [200, 100, 200, 240], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    floor(
      RANGE,
      '-40,396 60,376 170,362,1 270,350 380,334 470,300,1 560,290 620,276 690,240,1 760,226 800,220 846,196,1 900,214 960,232,1 1030,238 1100,262,1 1170,270 1240,296',
      500,
    ),
    cut(
      SLOPE,
      '470,300,1 496,370 476,450 540,500,1 350,500,1 416,440 434,370; 690,240,1 716,310 696,390 760,500,1 520,500,1 614,422 639,310; 846,196,1 872,266 852,346 930,500,1 706,500,1 783,409 804,266',
      '960,232,1 986,302 966,382 1016,500,1 876,500,1 922,420 935,302; 1100,262,1 1126,332 1106,412 1180,500,1 1008,500,1 1059,429 1072,332',
    ),
    floor(PLAIN, '-40,486,1 1240,486,1'),
    ...elderOverlooking,
    ...clothValley,
  ),
];
