import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';

const [INK, GLOSS, GREY, PALE, LEG] = ['#17203f', '#2f528f', '#7688ac', '#c6cedb', '#5a76a6'];
const [RUFOUS, LIT, DEEP, BLUE] = ['#d2491f', '#f58043', '#7c2620', '#52b6e4'];
const [BARK, BARK_LIT, LEAF, LEAF_DEEP, SHAFT] = ['#3a1f22', '#6b3a30', '#2f9a63', '#0f4a41', '#ffdca6'];

/** The way of the tail from the rump down and away over the land to the coast: the knots of one soft curve. */
const WAY: readonly Point[] = [
  [900, 400],
  [930, 520],
  [948, 700],
  [880, 832],
  [620, 840],
  [350, 808],
  [176, 716],
  [270, 632],
  [510, 592],
  [624, 540],
  [540, 490],
  [380, 464],
  [330, 430],
  [430, 406],
  [560, 388],
  [680, 376],
  [800, 362],
];
/** Steps of the curve between two of its knots. */
const STEPS = 4;
/** Half as wide as the tail is where it hangs, and half as wide as the road is at a height, to nothing at the horizon. */
const [HANGING, halfAt] = [32, (y: number) => Math.max(2, (y - 346) * 0.066)];

/** The curve that the knots pull, in short steps: at each a point and half the width of the ribbon. */
const RIBBON: readonly Knot[] = WAY.slice(1, -1).flatMap((pull, at) => {
  const half = (other: Point): Point => [(pull[0] + other[0]) / 2, (pull[1] + other[1]) / 2];
  const [from, to] = [half(WAY[at]!), half(WAY[at + 2]!)];
  return Array.from({ length: STEPS }, (_, step): Knot => {
    const t = step / STEPS;
    const [x, y] = ([0, 1] as const).map(
      (axis) => from[axis] * (1 - t) ** 2 + 2 * pull[axis] * t * (1 - t) + to[axis] * t ** 2,
    ) as [number, number];
    return [x, y, at < 3 ? HANGING : Math.min(HANGING, halfAt(y))];
  });
});

/** The shaft of the feather, which the hanging part shows whole, and the road in dashes as long as they are near. */
const shaft: readonly string[] = [
  [0, 8],
  ...Array.from({ length: 16 }, (_, at) => [10 + at * 2, 11 + at * 2]),
].map(([from, to]) =>
  limb(RIBBON.slice(from, to! + 1).map(([x, y, half = 0]): Knot => [x, y, Math.max(1, half * 0.11)])),
);

/** An African paradise flycatcher in profile to the left, upright on a twig, whose tail is a road. */
export const flycatcherOfRoads: readonly Layer[] = [
  cut(RUFOUS, limb(RIBBON)),
  cut(SHAFT, ...shaft),
  // The tree that the branch grows from, and two leaves at its end.
  within(
    BARK,
    '1240,-20,1 1120,-20,1 1128,120 1116,260 1122,400 1090,470 980,500 850,506 740,520 690,540,1 760,540 880,540 1000,544 1080,566 1124,640 1130,760 1096,920,1 1240,920,1',
    cut(
      BARK_LIT,
      '1100,-40,1 1140,-40,1 1150,120 1138,260 1146,400 1120,480 1000,512 850,516 740,528 680,540,1 740,510 850,500 980,490 1060,470 1100,400,1',
    ),
  ),
  cut(
    LEAF,
    '716,530,1 716,492 694,460 660,444,1 664,490 690,520',
    '752,530,1 744,572 718,604 684,622,1 692,576 720,544',
  ),
  cut(
    LEAF_DEEP,
    '716,530,1 694,484 660,444,1 664,490 690,520',
    '752,530,1 722,578 684,622,1 692,576 720,544',
  ),
  // Shanks, and toes round the branch.
  cut(LEG, limb('840,440,9 828,474,7 822,502,7'), limb('880,460,9 868,484,7 864,504,7')),
  cut(
    LEG,
    limb('824,498,8 800,498,7 790,518,1'),
    limb('824,498,8 814,508,7 808,526,1'),
    limb('826,500,7 838,512,6 834,528,1'),
  ),
  cut(
    LEG,
    limb('866,500,8 846,500,7 852,520,1'),
    limb('866,500,8 862,512,7 868,528,1'),
    limb('868,500,7 886,510,6 888,526,1'),
  ),
  within(
    GREY,
    '744,200,1 742,270 752,350 784,420 840,470 900,510,1 950,480,1 940,380 900,270 870,190,1 800,140,1',
    cut(PALE, '770,410,1 820,400 880,430 940,530,1 700,520,1'),
    cut(INK, '700,140,1 920,140,1 880,220 866,290 836,334,1 812,326 800,314 782,334 752,318 730,300,1'),
  ),
  // The wing over the back.
  within(
    RUFOUS,
    '884,184,1 848,230 826,300 832,380 868,450 914,520 938,564,1 964,500 978,390 952,280',
    cut(
      LIT,
      '890,176,1 842,230 820,310 834,390,1 856,372 862,350,1 880,340 884,316,1 900,300 900,276,1 914,256 906,200,1',
    ),
    cut(
      DEEP,
      '836,396,1 862,440 896,474 952,492,1 966,520 938,580,1 880,500,1',
      limb('874,372,0 898,424,4 946,484,0'),
      limb('896,336,0 922,400,4 960,462,0'),
      limb('916,296,0 944,350,4 972,420,0'),
    ),
  ),
  // Head with its crest, the blue bill and the blue ring of the eye.
  within(
    INK,
    '738,160,1 756,124 796,98 840,90 880,64 922,44,1 912,78 940,80,1 914,106 934,124,1 904,142 890,170 884,200,1 862,244 800,250 752,226,1 742,206,1',
    cut(GLOSS, '740,160,1 760,126 800,104 850,96 890,70,1 850,124 800,130 766,160,1'),
  ),
  within(
    BLUE,
    '745,156,1 708,176 658,206,1 700,212 748,208,1',
    cut(INK, '650,190,1 686,188,1 682,220,1 650,220,1', '682,198,1 750,187,1 750,190,1 682,202,1'),
  ),
  cut(BLUE, disc(790, 170, 24)),
  cut(INK, disc(790, 170, 17)),
  cut(SHAFT, disc(784, 164, 5)),
];
