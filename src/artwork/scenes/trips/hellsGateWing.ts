import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, LIT, SHADE, DARK, GOLD] = [
  '#bfe0d8',
  '#f6d492',
  '#ea7a3e',
  '#ab3f25',
  '#551e24',
  '#f8b62c',
];
const [TEAL, CREAM, GREEN, BAG] = ['#1f7f86', '#fff4d8', '#2f6a48', '#3a1a2c'];

/** A pillar of the cliff, a feather of the wing: the two sides of its shaft, and its tip. */
const feather = ([x, end, top, foot, lean = 0]: readonly number[]): Layer[] => {
  const [from, to, mid] = [x! - lean, end! - lean, x! + (end! - x!) * 0.42];
  const tip = mid - lean;
  return [
    cut(
      DARK,
      `${x! - 5},${top},1 ${end! + 5},${top},1 ${to + 5},${foot! - 40},1 ${to},${foot! - 12} ${tip},${foot! + 12},1 ${from},${foot! - 20} ${from - 5},${foot! - 60},1`,
    ),
    cut(
      SHADE,
      `${x},${top},1 ${mid},${top},1 ${tip},${foot},1 ${from},${foot! - 24} ${from},${foot! - 64},1`,
    ),
    cut(LIT, `${mid},${top},1 ${end},${top},1 ${to},${foot! - 44},1 ${to},${foot! - 20} ${tip},${foot},1`),
  ];
};

/** One who walks along the rim to the right. */
const walker = (x: number, y: number, scale: number, shirt: string): Layer =>
  moved(
    { x, y, scale },
    cut(
      DARK,
      limb('1,-36,6 9,-20,5 15,0,3'),
      limb('-1,-36,6 -1,-18,5 -13,-1,3'),
      '10,-3,1 22,-3 24,2,1 10,2,1',
    ),
    cut(DARK, limb('2,-60,4 4,-72,4'), disc(5, -76, 7, 8)),
    cut(shirt, '-8,-32,1 -10,-50 -6,-63,1 6,-65,1 11,-50 8,-32,1', '-7,-78,1 0,-86 12,-86 14,-80,1 22,-77,1'),
    cut(DARK, limb('3,-58,4 10,-44,3 22,-42,2')),
    cut(BAG, '-20,-60,1 -14,-66 -5,-62,1 -7,-38,1 -18,-40,1'),
  );

/** Daybreak on the cliffs: the wall along which they walk is the wing of an eagle. */
export const hellsGateWing: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [700, 130, 330, 640], camera: 'profile' }),
    wash(SKY),
    // Body and head.
    within(
      LIT,
      '690,860,1 700,400 760,260 830,200 862,150,1 870,108 906,76 960,74 1000,84 1022,102 1028,118,1 1056,122 1088,140 1098,172 1096,200 1086,214,1 1078,200 1066,188 1050,184,1 1030,190 1010,192 994,204,1 1000,250 1040,310 1066,400 1070,500 1050,600 1016,680 990,720,1 980,780 984,860,1',
      // The side away from the sun, its edge in lancets.
      cut(
        SHADE,
        '680,870,1 690,200,1 836,210,1 880,176 892,140,1 900,170 896,200,1 920,176 928,160,1 932,200 922,236,1 944,216 950,204,1 956,250 944,290,1 968,276 976,262,1 990,310 980,350,1 998,338 1006,322,1 1016,380 1000,430,1 1018,418 1024,404,1 1024,470 1004,520,1 1020,506 1024,494,1 1014,560 986,606,1 1000,598 1006,588,1 984,650 950,690,1 962,684 968,676,1 950,720 944,870,1',
      ),
      cut(DARK, '872,870,1 880,740 892,640,1 896,740 894,870,1', '806,640,1 820,720 824,870,1 800,870,1'),
      cut(
        GOLD,
        '1004,112,1 1020,110 1028,118,1 1056,122 1062,140 1050,160,1 1030,168 1000,170 984,166,1 1000,156 1006,140,1',
      ),
      cut(DARK, '1054,110,1 1110,110,1 1110,220,1 1080,220,1 1070,186 1048,184,1 1058,166 1064,140,1'),
      cut(GOLD, disc(966, 132, 15)),
      cut(DARK, disc(968, 132, 9), '936,116,1 960,114 996,126,1 990,134 970,122 940,124,1'),
    ),
    cut(DARK, limb('1052,176,2 1020,176,3 990,172,2')),
    // The wall, column by column, whose feet towards the right are the tips of feathers.
    cut(DARK, '-40,330,1 420,330,1 800,240,1 812,700,1 800,860,1 -40,860,1'),
    ...[
      [-40, 52, 330, 900],
      [52, 100, 330, 900],
      [100, 190, 330, 900],
      [190, 240, 330, 900],
      [240, 318, 330, 896],
      [318, 388, 330, 880],
      [388, 462, 330, 856],
      [462, 530, 320, 834],
      [530, 602, 300, 806],
      [602, 670, 286, 786],
      [670, 742, 270, 764],
      [742, 812, 256, 746],
    ].flatMap(feather),
    ...[
      [284, 352, 340, 500],
      [354, 424, 330, 536],
      [426, 498, 330, 536],
      [500, 572, 316, 528],
      [574, 646, 300, 514],
      [648, 722, 280, 498],
      [724, 800, 260, 480],
      [800, 850, 250, 450],
    ].flatMap(feather),
    // The rim, which is the bend of the wing.
    cut(
      SHADE,
      '-40,320,1 60,318,1 66,328,1 180,324,1 186,316,1 300,316 430,312 560,286 720,238 800,214 850,228 874,280 862,322,1 830,350 760,330 640,356 480,396 380,400 300,376,1 288,350 240,340,1 -40,344,1',
    ),
    cut(
      LIT,
      '-40,312,1 40,313,1 46,321,1 200,320,1 206,312,1 300,313 430,308 560,282 720,234 800,211 852,226 868,284,1 800,256 720,276 560,318 450,344 350,346 260,330,1 -40,334,1',
    ),
    walker(84, 322, 0.94, CREAM),
    walker(164, 321, 0.94, TEAL),
    walker(256, 312, 1, GREEN),
    floor(PLAIN, '0,840 300,826 700,834 1200,810'),
  ),
];
