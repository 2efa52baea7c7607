import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [TAR, PAINT] = ['#2a2140', '#fff3d8'];
const [FOREST, FOREST_SHADE, PLAIN, EARTH, SEA, REEF, SEA_SHADE, SHALLOW] = [
  '#1f7a4d',
  '#12503f',
  '#f5bd45',
  '#d85a34',
  '#22adab',
  '#118a94',
  '#0c6f80',
  '#7fd8c8',
];

/** The road in its last bends: the coil of the tail. */
const COIL = Array.from({ length: 16 }, (_, at): Knot => {
  const angle = -Math.PI / 2 - (at * Math.PI) / 5;
  const r = 170 - at * 10.2;
  return [232 + r * Math.cos(angle), 574 + r * Math.sin(angle), 38 - at * 2];
});
const ROAD: Knot[] = [
  ...COIL.toReversed(),
  [330, 384, 42],
  [430, 334, 44],
  [530, 272, 42],
  [640, 236, 38],
  [740, 240, 32],
  [800, 240, 24],
  [846, 210, 16],
  [868, 150, 0],
];
/** Its broken white line: within each bend a stroke that follows the curve. */
const LINE = ROAD.slice(3, -2).map(([x, y], at): Knot[] => {
  const [before, after] = [ROAD[at + 2]!, ROAD[at + 4]!];
  const towards = ([toX, toY]: Knot): Knot => [x + (toX - x) * 0.32, y + (toY - y) * 0.32, 1];
  return [
    towards(before),
    [x + (before[0] + after[0] - 2 * x) * 0.12, y + (before[1] + after[1] - 2 * y) * 0.12],
    towards(after),
  ];
});

/** From the rump to the neck. */
const BODY =
  '300,372 430,310 530,272 640,236 740,230 850,230 880,360 884,480 850,560 780,620 680,652 570,650 510,646 470,606 424,526 372,456 290,424';
const HEAD =
  '868,150,1 916,200 980,266 1050,336 1110,378 1146,398 1160,428 1150,462 1120,496 1060,540 990,590 940,628 896,644 852,616 830,540 826,430 826,330 830,262 838,220,1';

/** The near half of a foot about its ankle: toes bound in a mitten, over the branch. */
const MITTEN = '-24,-16 24,-16 44,8 50,44 44,70 26,80 8,70 2,50,1 -2,70 -20,82 -40,74 -46,44 -42,10';
const CLAWS = '16,70,1 30,98,1 38,66,1;-36,70,1 -22,100,1 -12,72,1';

/** The legs of the far side, to be painted before the branch. */
export const farGrip: readonly Layer[] = [
  cut(FOREST_SHADE, limb('500,470,60 430,570,44 404,646,28 362,690,20 344,740,18 352,780,16')),
  cut(SEA_SHADE, limb('860,540,60 912,630,30 956,680,20 974,730,18 974,780,16')),
];

/** A four-wheel drive that climbs, about the point where its wheels meet the road. */
const car: readonly Layer[] = [
  cut(EARTH, panel('-54,-10,4 -58,-40,6 -46,-46,3 -42,-72,6 20,-72,6 34,-46,3 56,-40,8 58,-10,4')),
  cut(PAINT, panel('-34,-62,3 -36,-46 -10,-46 -10,-62,3'), panel('-2,-62 -2,-46 24,-46 14,-62,3')),
  cut(TAR, box(-44, -80, 64, 7), disc(-30, -14, 15), disc(32, -14, 15)),
];

/** A chameleon whose tail and spine are one road, through forest, red earth and plain to the sea. */
export const roadChameleon: readonly Layer[] = [
  within(
    FOREST,
    BODY,
    cut(EARTH, '574,180,1 536,300 566,380 562,470 566,720,1 960,720,1 960,180,1'),
    cut(PLAIN, '704,180,1 664,300 708,400 670,520 690,720,1 960,720,1 960,180,1'),
    cut(REEF, '816,180,1 786,290 808,400 790,480 800,560 830,720,1 960,720,1 960,180,1'),
  ),
  cut(FOREST, limb('522,380,20 500,470,58 510,580,56 552,656,36 534,700,26 504,732,22 498,752,20')),
  cut(REEF, limb('886,400,20 844,450,48 802,520,52 766,590,42 752,644,30 784,690,23 814,728,21 822,752,19')),
  cut(SEA, HEAD),
  inked(SEA_SHADE, 8, '1148,458 1090,470 1030,500 960,520 910,500 892,456'),
  inked(SEA_SHADE, 8, '880,240 900,300 930,344', '1040,372 1076,394 1108,406'),
  cut(TAR, limb(ROAD), disc(ROAD[0]![0], ROAD[0]![1], 8)),
  inked(PAINT, 6, ...LINE),
  moved({ x: 470, y: 268, turn: -31 }, ...car),
  moved({ x: 498, y: 752 }, cut(TAR, CLAWS), cut(FOREST, MITTEN)),
  moved({ x: 822, y: 752 }, cut(TAR, CLAWS), cut(REEF, MITTEN)),
  cut(SEA_SHADE, disc(976, 388, 72)),
  cut(SHALLOW, disc(986, 386, 54)),
  cut(PAINT, disc(1000, 384, 26)),
  cut(TAR, disc(1006, 384, 15)),
];
