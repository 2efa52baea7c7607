import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { bowAt } from '../../drawing/bow.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';

const [INK, GLOSS, GREY, PALE, LEG] = ['#17203f', '#2f528f', '#7688ac', '#c6cedb', '#5a76a6'];
const [RUFOUS, LIT, DEEP, BLUE] = ['#d2491f', '#f58043', '#7c2620', '#52b6e4'];
const [BARK, BARK_LIT, LEAF, LEAF_DEEP, SHAFT] = ['#3a1f22', '#6b3a30', '#2f9a63', '#0f4a41', '#ffdca6'];

/** The way of the tail from the rump down and away over the land to the coast, hill by hill: the knots of soft curves. */
const WAYS: Readonly<Record<'forest' | 'hills' | 'plain', readonly Point[]>> = {
  forest: [
    [930, 440],
    [950, 560],
    [950, 700],
    [880, 820],
    [730, 860],
    [560, 846],
    [420, 800],
    [310, 756],
    [262, 690],
    [340, 630],
    [460, 610],
  ],
  hills: [
    [220, 800],
    [262, 690],
    [340, 630],
    [460, 622],
    [600, 640],
    [700, 612],
    [660, 560],
    [520, 536],
  ],
  plain: [
    [700, 612],
    [660, 560],
    [520, 540],
    [350, 524],
    [350, 470],
    [500, 446],
    [600, 426],
    [590, 400],
    [550, 390],
    [590, 374],
    [608, 362],
    [614, 352],
  ],
};
/** Steps of a curve between two of its knots. */
const [STEPS, FINE] = [4, 24];
/** Half as wide as the ribbon is: the tail, wider as it hangs nearer, and the road, narrower to nothing at the horizon. */
const halfAt = (x: number, y: number) =>
  y > 660 || x > 720 ? 18 + Math.max(0, y - 480) * 0.042 : Math.max(2, (y - 340) * 0.08);

/** The curve that some knots pull, in short steps: at each a point and half the width of the ribbon. */
const ribbon = (way: readonly Point[], steps = STEPS): readonly Knot[] =>
  way.slice(1, -1).flatMap((pull, at) => {
    const half = (other: Point): Point => [(pull[0] + other[0]) / 2, (pull[1] + other[1]) / 2];
    const [from, to] = [half(way[at]!), half(way[at + 2]!)];
    return Array.from({ length: steps }, (_, step): Knot => {
      const t = step / steps;
      const [x, y] = ([0, 1] as const).map((axis) => bowAt(from[axis], pull[axis], to[axis], t)) as [
        number,
        number,
      ];
      return [x, y, halfAt(x, y)];
    });
  });

/** The dashes of a road from one of its knots on, each as long, and as far from the next, as it is near. */
function dashes(road: readonly Knot[], start = 0): string[] {
  const lines: Knot[][] = [];
  let [walked, drawing] = [0, false];
  road.forEach(([x, y, half = 0], at) => {
    const [px, py] = road[Math.max(0, at - 1)]!;
    walked += Math.hypot(x - px, y - py) / half;
    const on = at >= start && walked % 4.4 < 2;
    if (on && !drawing) lines.push([]);
    if (on) lines.at(-1)!.push([x, y, Math.max(1, half * 0.11)]);
    drawing = on;
  });
  return lines
    .filter((knots) => knots.length > 2)
    .map((knots) => limb([knots[0]!, knots[knots.length >> 1]!, knots.at(-1)!]));
}

/** How many steps hang before the sky and the land, and how many of them show the feather's shaft whole. */
const [HANGING, SHAFT_END] = [22, 8];

/** The road that the tail becomes, through the forest before us, over the hills behind it and over the plain to the shore. */
export const roadOf = (land: 'forest' | 'hills' | 'plain'): Layer[] => [
  cut(RUFOUS, limb(ribbon(WAYS[land]))),
  cut(SHAFT, ...dashes(ribbon(WAYS[land], FINE), land === 'forest' ? SHAFT_END * 6 : 0)),
];

/** Layers turned about a place. */
const turned = (x: number, y: number, turn: number, ...layers: readonly Layer[]): Layer =>
  moved({ x, y, turn }, moved({ x: -x, y: -y }, ...layers));

/** A leaf from its stalk to its tip, its lower half in shade. */
const leaf = (x: number, y: number, turn: number, scale = 1): Layer =>
  moved(
    { x, y, turn, scale },
    cut(LEAF, '0,0,1 30,-34 78,-36 128,0,1 78,30 30,26'),
    cut(LEAF_DEEP, '0,0,1 60,2 128,0,1 78,30 30,26'),
  );

/** The bough from the right edge, its upper side in the light, and its leaves. */
const bough: Layer[] = [
  leaf(1130, 470, -62, 0.9),
  leaf(1060, 500, 58),
  leaf(1180, 480, 100, 0.9),
  within(
    BARK,
    limb('1260,400,52 1150,478,32 1020,508,22 880,516,17 760,528,11 650,556,3'),
    moved(
      { x: -4, y: -14 },
      cut(BARK_LIT, limb('1260,390,30 1150,470,16 1020,502,10 880,510,8 760,524,6 650,554,2')),
    ),
  ),
  leaf(700, 538, 216, 0.9),
];

const legs: Layer[] = [
  cut(LEG, limb('824,430,10 826,470,7 818,502,7'), limb('872,450,10 866,480,7 862,506,7')),
  cut(
    LEG,
    limb('820,498,8 796,498,7 786,520,1'),
    limb('820,498,8 810,508,7 804,530,1'),
    limb('822,500,7 834,512,6 832,530,1'),
  ),
  cut(
    LEG,
    limb('864,500,8 844,500,7 848,522,1'),
    limb('864,500,8 860,512,7 866,530,1'),
    limb('866,500,7 884,510,6 886,528,1'),
  ),
];

const body: Layer[] = [
  within(
    GREY,
    '752,190,1 730,250 718,330 752,410 820,462 890,500 930,530,1 960,480 940,380 900,270 870,190,1 800,140,1',
    cut(PALE, '716,380,1 790,400 870,430 950,540,1 700,560,1'),
    cut(
      INK,
      '680,140,1 920,140,1 880,220 866,290 830,330,1 816,312 796,310 780,336,1 766,316 742,316 722,330,1 690,300,1',
    ),
  ),
  // The wing over the back.
  within(
    RUFOUS,
    '884,184,1 840,230 812,300 824,380 864,450 918,520 950,580,1 972,510 980,400 952,280',
    cut(
      LIT,
      '890,176,1 836,230 800,310 816,394,1 852,376 858,352,1 880,340 884,316,1 900,300 900,276,1 914,256 906,200,1',
    ),
    cut(
      DEEP,
      '826,400,1 862,446 900,480 956,500,1 970,530 950,600,1 870,500,1',
      limb('874,372,0 898,424,4 950,490,0'),
      limb('896,336,0 922,400,4 964,466,0'),
      limb('916,296,0 944,350,4 974,424,0'),
    ),
  ),
];

/** The head with its crest, the blue bill and the blue ring of the eye. */
const head: Layer[] = [
  within(
    INK,
    '738,160,1 756,124 796,98 840,90 880,64 922,44,1 912,78 940,80,1 914,106 934,124,1 904,142 890,170 884,200,1 882,240 862,300 820,334,1 780,310 752,240,1 744,206,1',
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

/** An African paradise flycatcher in profile to the left, leaning forward on a bough, whose tail hangs down and becomes a road. */
export const flycatcherOfRoads: readonly Layer[] = [
  // The shorter feathers of the tail, one on each side of the long one.
  cut(DEEP, limb('950,480,14 984,580,17 982,650,13 968,702,0')),
  cut(LIT, limb('930,480,14 916,570,14 916,620,10 926,668,0')),
  cut(RUFOUS, limb(ribbon(WAYS.forest).slice(0, HANGING))),
  cut(
    SHAFT,
    limb(
      ribbon(WAYS.forest)
        .slice(0, SHAFT_END)
        .map(([x, y], at): Knot => [x, y, 4.5 - (3 * at) / SHAFT_END]),
    ),
    ...dashes(ribbon(WAYS.forest, FINE).slice(0, HANGING * 6), SHAFT_END * 6),
  ),
  ...bough,
  ...legs,
  turned(860, 500, -16, ...body, turned(820, 230, 12, ...head)),
];
