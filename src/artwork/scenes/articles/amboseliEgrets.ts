import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { egretsRising } from '../../figures/animals/egretsRising.ts';
import { calfSnorkelling, elephantWading } from '../../figures/animals/elephantWading.ts';
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
  '604,214,1 640,190 700,178 790,172 850,175,1 838,196,1 852,214,1 836,230,1 826,250 818,304,1 806,280 796,240 772,240 752,266 738,250 722,244 706,278 700,340,1 690,320 676,280 660,250 640,252 626,284,1 614,256 596,262,1 590,240,1';
/** Where they come down: rows of them, the lower the shorter, none straight. */
const DESCENT = Array.from({ length: 58 }, (_, at) => {
  const [row, column] = [Math.floor(at / 8), at % 8];
  const [x, y] = [
    840 + column * 17 + row * 5 + ((at * 7) % 11),
    176 + row * 18 + ((at * 5) % 13) + column * 2,
  ];
  return x - 900 > 190 - row * 22 || y < 160 + Math.max(0, x - 900) * 0.7
    ? ''
    : `${x},${y},${24 + ((at * 3) % 6)}`;
})
  .filter(Boolean)
  .join(' ');
const EDGE =
  '596,262,22 624,292,22 646,256,20 672,290,22 692,346,24 714,280,20 744,268,20 772,250,20 800,280,22 816,312,24 690,372,22 828,250,22 842,226,24 846,196,24 584,232,22 838,276,24 826,334,22';
const STREAM =
  '936,322,28 900,332,28 968,330,28 914,356,30 952,362,30 884,372,32 930,386,32 968,392,32 896,404,34 946,420,36 866,424,36 908,444,38 836,450,40 874,474,42 930,462,38 796,486,46 846,512,46 752,506,50 790,544,54 700,528,58 742,582,60 640,556,66 690,620,70 566,584,80 612,650,84 466,606,92';

/** Amboseli: the swamp, and the mountain over it. */
export const amboseliEgrets: readonly Picture[] = [
  // Egrets rise from among the elephants, and are the snow of Kibo.
  picture(
    'articles/amboseli',
    light('dawn', 'kenya', 'left'),
    plan({ camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(ROCK, MOUNTAIN),
    cut(WHITE, CROWN),
    floor(DUST, '-40,560 300,548 700,560 1240,544'),
    floor(REEDS, '-40,640 300,624 700,640 1240,616'),
    ...egretsRising(EDGE),
    ...egretsRising(DESCENT),
    moved({ x: 330, y: 846, scale: 1.24 }, ...elephantWading),
    moved({ x: 760, y: 816, scale: 1.06 }, ...calfSnorkelling),
    floor(POOL, '-40,790 120,800 300,790 460,800 620,792 760,770 900,724 1050,716 1240,706'),
    ...egretsRising(STREAM),
  ),
];
