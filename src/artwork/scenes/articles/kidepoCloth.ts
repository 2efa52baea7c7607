import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { points } from '../../drawing/points.ts';
import { buffaloInFile } from '../../figures/animals/buffaloInFile.ts';
import { elderOverlooking } from '../../figures/people/elderOverlooking.ts';
import { clothValley } from '../../land/clothValley.ts';
import { light } from '../../light/light.ts';

const [SKY, RANGE, SLOPE, FIELD] = ['#fbe3c4', '#4a6bab', '#34518f', '#f4b63e'];

/** Kidepo: the cloth over the herder's arm goes on as the valley under the long range of Morungole. */
export const kidepoCloth: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'right'),
    plan({ subject: [200, 100, 200, 240], camera: 'profile' }),
    wash(SKY),
    floor(
      RANGE,
      '-40,396 60,384 170,370,1 300,352 430,336 520,290,1 560,296,1 640,262 720,222,1 752,228,1 830,200 884,168,1 930,204,1 980,214,1 1030,244,1 1110,256,1 1150,284,1 1240,306',
      500,
    ),
    cut(
      SLOPE,
      '520,290,1 534,340,1 524,470,1 410,470,1 480,370,1',
      '720,222,1 736,290,1 722,350,1 740,470,1 596,470,1 660,360,1 690,290,1',
      '884,168,1 900,240,1 880,300,1 896,470,1 754,470,1 820,330,1 850,250,1',
      '980,214,1 996,290,1 984,350,1 1000,470,1 914,470,1 950,350,1 964,280,1',
      '1110,256,1 1124,320,1 1112,470,1 1026,470,1 1070,360,1 1090,300,1',
    ),
    floor(FIELD, '-40,452,1 1240,450,1'),
    ...elderOverlooking,
    clothValley,
    ...points('1150,529,17 1078,543,20 994,560,23 892,583,27 770,614,31 628,654,36').map(([x, y, metre]) =>
      moved({ x, y, scale: metre / 100 }, ...buffaloInFile),
    ),
  ),
];
