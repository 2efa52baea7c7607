import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { kiteWithLunch } from '../../figures/animals/kiteWithLunch.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, WALL, GULLY, FLOOR, FAR_FLOOR] = [
  '#a9d3d6',
  '#fbf8ea',
  '#3f6f64',
  '#2f5a54',
  '#e3c65f',
  '#cdb95c',
];
const [LAKE, FLAMINGO, RIM] = ['#dfeeea', '#ef8fa0', '#1f4038'];
const [SHIRT, SKIN, HAT, QUILL] = ['#c9402f', '#8a5434', '#fff3d6', '#2c1813'];

/** Places in the north of Tanzania that only the articles visit. */
export const articlesTanzania: readonly Picture[] = [
  // The bowl of Ngorongoro whole, cloud pouring over its far rim, and a kite that has taken somebody's lunch.
  picture(
    'articles/ngorongoro',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [480, 250, 300, 320], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(WALL, '-40,250,1 60,214 200,168 420,150 640,152 860,142 1060,164 1180,206 1240,240,1'),
    cut(
      GULLY,
      '120,200,1 150,300 130,380 60,470,1 40,380 80,290;330,160,1 350,230 330,300 290,366,1 286,300 310,230;560,152,1 590,230 570,300 560,346,1 530,300 546,230;800,146,1 820,220 810,290 830,346,1 780,300 786,220;980,150,1 1010,230 1040,300 1060,370,1 990,310 970,230;1120,180,1 1160,280 1180,380 1230,480,1 1130,390 1110,290',
    ),
    // The cloud over the far rim.
    cut(
      CLOUD,
      '-40,210,1 60,150 160,110 300,96 420,112 560,90 700,100 840,84 980,110 1100,140 1240,176,1 1240,196,1 1150,182 1040,172 960,186 900,226 876,290 836,326 796,300 784,240 740,206 640,198 596,226 584,266 552,274 536,238 480,212 400,218 362,270 330,348 270,392 210,370 196,310 150,270 60,284 -40,340,1',
    ),
    cut(FLOOR, '-40,446,1 100,406 300,366 540,350 800,350 1000,368 1140,398 1240,436,1 1240,920,1 -40,920,1'),
    cut(
      FAR_FLOOR,
      '-40,446,1 100,406 300,366 540,350 800,350 1000,368 1140,398 1240,436,1 1240,472,1 1130,420 980,388 800,372 540,372 310,390 110,436 -40,490,1',
    ),
    // The soda lake like a coin, and the pink of its flamingos.
    cut(FLAMINGO, disc(1020, 446, 124, 28)),
    cut(LAKE, disc(1016, 444, 108, 22)),
    // Whose lunch it was, behind the near rim.
    cut(
      SHIRT,
      limb('1046,742,17 1012,700,14 1004,644,11;1108,742,17 1148,706,14 1158,656,11'),
      '1030,728,1 1050,712 1106,712 1126,728,1 1136,830,1 1020,830,1',
    ),
    cut(
      SKIN,
      limb(
        '1004,654,10 1000,632,11 992,600,4;1002,640,7 1014,622,5 1018,608,2;1158,664,10 1162,640,11 1174,608,4;1160,648,7 1150,630,5 1148,614,2',
      ),
      '1046,668 1056,644 1084,640 1104,656 1108,690 1092,714 1064,714 1046,700',
    ),
    cut(QUILL, '1050,686 1066,680 1072,694 1062,706 1052,702'),
    cut(HAT, '1020,652,1 1058,648 1066,622 1096,618 1112,640 1142,654,1 1120,668 1050,668'),
    // The near rim.
    floor(RIM, '-40,740,1 60,756 220,806 420,846 640,856 860,836 1040,786 1160,752 1240,740,1'),
    ...kiteWithLunch,
  ),
];
