import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { egretsOfSnow, egretsRising } from '../../figures/animals/egretsRising.ts';
import { calfRunning, elephantCow } from '../../figures/animals/elephantAndCalf.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, WHITE, DUST, REEDS, POOL] = [
  '#e0694a',
  '#20509a',
  '#fffdf5',
  '#f2c38a',
  '#3f9a63',
  '#1f6f56',
];

/** Mawenzi, the saddle and Kibo from the north. */
const MOUNTAIN =
  '-40,560,1 40,500 120,440 180,396,1 200,350,1 214,360,1 236,312,1 252,330,1 268,318,1 292,366,1 320,396 380,412 450,390 520,330 570,270 604,214,1 640,190 700,178 790,172 880,178 930,192,1 970,240 1030,310 1110,380 1240,450,1 1240,640,1 -40,640,1';
/** Where the birds are so many that they are one white. */
const CROWN =
  '574,264,1 588,240 604,214,1 640,190 700,178 790,172 880,178 930,192,1 938,214 934,236 926,252,1 886,238,1 886,214 874,198 852,200 846,224 852,254 872,280,1 828,260,1 828,238 812,222 782,222 764,244 752,330 742,372,1 728,320 716,262 696,252 676,262 668,290,1 656,262 630,262 622,282 616,306,1 606,276 592,268,1';
/** The flock from the grass to the summit: the nearer, the larger and the further apart; over the slope they turn to the left. */
const FLOCK =
  '996,784,92 1100,752,88 1030,694,82 1136,664,78 1066,614,74 1150,574,68 1084,536,64 1146,492,-60 1076,468,-56 1112,422,-52 1036,420,-48 1060,382,-50 980,402,-48 1030,336,-47 968,364,-46 1000,296,-45';
/** The edge of the snow: two that still are it, and those that leave it. */
const EDGE = '838,270,70 896,242,62 958,238,56 916,304,50';

/** Amboseli: the plain, and the mountain over it. */
export const amboseliEgrets: readonly Picture[] = [
  // Egrets rise before a calf that runs at them, and are the snow of Kibo.
  picture(
    'articles/amboseli',
    light('dawn', 'kenya', 'left'),
    plan({ camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(ROCK, MOUNTAIN),
    cut(WHITE, CROWN),
    ...egretsOfSnow(EDGE),
    floor(DUST, '-40,580 300,568 700,580 1240,564'),
    floor(REEDS, '-40,664 300,648 700,664 1240,644'),
    cut(
      POOL,
      '60,852 120,842 400,838 560,848 600,856 480,866 200,868 90,862',
      '606,860,1 680,850 820,850 910,860 820,870 680,870',
    ),
    moved({ x: 304, y: 852, scale: 1.14 }, ...elephantCow),
    moved({ x: 748, y: 860, scale: 0.9 }, ...calfRunning),
    ...egretsRising(FLOCK),
  ),
];
