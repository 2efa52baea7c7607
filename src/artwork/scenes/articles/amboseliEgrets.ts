import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { egretsRising } from '../../figures/animals/egretsRising.ts';
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
  '574,264,1 588,240 604,214,1 640,190 700,178 790,172 880,178 930,192,1 958,228,1 934,216 920,236,1 900,224 880,236 870,262,1 862,240 834,240 828,278 822,322,1 806,280 800,254 780,250 762,262 752,330 742,372,1 728,320 716,262 696,252 676,262 668,290,1 656,262 630,262 622,282 616,306,1 606,276 592,268,1';
/** The flock from the grass to the summit: the nearer, the larger and the further apart; over the slope they turn to the left. */
const FLOCK =
  '996,784,92 1100,752,88 1030,694,82 1136,664,78 1066,614,74 1150,574,68 1084,536,64 1146,492,-60 1076,468,-56 1112,422,-52 1036,420,-48 1058,376,-44 990,382,-42 1010,340,-40 950,338,-36 966,304,-34 914,298,-30 924,268,-28 884,270,-26 890,244,-24';

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
