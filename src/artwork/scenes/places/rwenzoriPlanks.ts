import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, RIB, SNOW, SHADE] = ['#f5a576', '#14314a', '#21506a', '#fdf6e3', '#9cc3cf'];
const [BOG, NEAR, DEEP] = ['#3f8a63', '#123a35', '#1f5a4a'];
const GREENS = {
  bark: NEAR,
  lit: NEAR,
  dead: NEAR,
  withered: NEAR,
  shade: NEAR,
  leaf: '#1f6a4a',
  sunny: '#8fbb55',
  rim: '#8fbb55',
};

const GROUNDSEL = groundselNear(
  ['0,60,62 -10,-120,46 10,-320,38 -10,-500,34', '0,-190,38 90,-290,34 116,-380,30'],
  [
    [122, -400, 122],
    [-10, -530, 148],
  ],
  GREENS,
);

type Spot = readonly [across: number, away: number];
/** The turns of the boardwalk on the level bog, near to far, and half its width. */
const TURNS: readonly Spot[] = [
  [-0.4, 0.6],
  [0.52, 1.34],
  [-0.52, 2],
  [0.86, 2.95],
  [-0.95, 4.4],
  [0.95, 6.6],
];
const HALF = 0.17;

const seen = ([across, away]: Spot): string => `${600 + (600 * across) / away},${345 + 580 / away},1`;
/** The unit step to the left of a stretch. */
const leftOf = (at: number): Spot => {
  const [[x, z], [u, v]] = [TURNS[at]!, TURNS[at + 1]!];
  const long = Math.hypot(u - x, v - z);
  return [(z - v) / long, (u - x) / long];
};
/** Where an edge of the boardwalk turns: 1 the left one, -1 the right one. */
const edge = (side: number): readonly Spot[] =>
  TURNS.map(([x, z], at) => {
    const [a, b] = [leftOf(Math.max(0, at - 1)), leftOf(Math.min(TURNS.length - 2, at))];
    const [nx, nz] = [a[0] + b[0], a[1] + b[1]];
    const reach = (side * HALF) / (1 + a[0] * b[0] + a[1] * b[1]);
    return [x + nx * reach, z + nz * reach];
  });
const [LEFT, RIGHT] = [edge(1), edge(-1)];
const boards = (from: number, to: number): string =>
  [...LEFT.slice(from, to + 1), ...RIGHT.slice(from, to + 1).toReversed()].map(seen).join(' ');
const ALL = boards(0, TURNS.length - 1);

/** The gaps between the boards of a stretch, and its mitre. */
const gaps = (at: number, each: number): string => {
  const [[x, z], [u, v], [nx, nz]] = [TURNS[at]!, TURNS[at + 1]!, leftOf(at)];
  const long = Math.hypot(u - x, v - z);
  const rows: string[] = [];
  for (let way = at === 0 ? 0 : -2 * HALF; way < long + 2 * HALF; way += each) {
    const [mx, mz] = [x + ((u - x) * way) / long, z + ((v - z) * way) / long];
    rows.push([HALF, -HALF].map((r) => seen([mx + nx * r, mz + nz * r])).join(' '));
  }
  return [...rows, `${seen(LEFT[at + 1]!)} ${seen(RIGHT[at + 1]!)}`].join(';');
};

/** The boards over the bog, with their shade on it. */
const boardwalk: readonly Layer[] = [
  moved({ x: 0, y: 20 }, cut(DEEP, ALL)),
  moved({ x: 0, y: 7 }, cut(SHADE, ALL)),
  cut(SNOW, ALL),
  ...([4, 3, 2, 2] as const).map((width, at) =>
    within(SNOW, boards(at, at + 1), inked(SHADE, width, gaps(at, 0.075 + at * 0.03))),
  ),
];

/** The snow, from the foot of the rock to the summit. */
const ICE =
  '690,443,1 404,376,1 622,306,1 496,244,1 618,176,1 552,140,1 600,36,1 636,100,1 616,130,1 694,174,1 606,238,1 772,302,1 548,376,1 730,433,1';

/** Rwenzori: the boardwalk's zigzag over the bog is the snow's up the mountain. */
export const rwenzoriPlanks: readonly Picture[] = [
  picture(
    'places/rwenzori-2',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [400, 640, 420, 130], camera: 'wide' }),
    wash(SKY),
    cut(
      ROCK,
      '-40,420,1 40,360,1 84,384,1 150,300,1 186,318,1 270,214,1 310,262,1 352,244,1 440,160,1 466,172,1 600,36,1 650,124,1 684,134,1 760,262,1 800,236,1 872,176,1 900,232,1 936,240,1 990,316,1 1070,270,1 1120,340,1 1170,350,1 1240,420,1 1240,600,1 -40,600,1',
    ),
    cut(
      RIB,
      '600,36,1 650,124,1 684,134,1 760,262,1 740,340,1 790,450,1 620,450,1 560,300,1 610,180,1',
      '872,176,1 900,232,1 936,240,1 990,316,1 970,370,1 1000,450,1 900,450,1 910,350,1 866,280,1 884,220,1',
      '270,214,1 310,262,1 352,244,1 324,330,1 360,450,1 270,450,1 300,350,1 262,290,1',
      '1070,270,1 1120,340,1 1170,350,1 1150,450,1 1080,450,1 1096,370,1',
    ),
    moved({ x: 0, y: 8 }, cut(SHADE, ICE)),
    floor(BOG, '-40,440 300,430 600,436 900,428 1240,440'),
    cut(SNOW, ICE),
    ...boardwalk,
    floor(NEAR, '-40,840 160,830 300,900 420,930 900,930 1000,880 1240,820'),
    moved({ x: 1066, y: 880, scale: 0.82, flip: true }, ...GROUNDSEL),
    moved({ x: 150, y: 900, scale: 0.95 }, ...GROUNDSEL),
  ),
];
