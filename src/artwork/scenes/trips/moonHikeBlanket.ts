import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [NIGHT, GROUND, THROWN, MOONSHADE, WOOL, SHADE] = [
  '#24409c',
  '#1c3284',
  '#15256a',
  '#3d5cc8',
  '#fbf6ea',
  '#a9b8e4',
];
/** The black, gold and red of Uganda, each in the moon and on the sides that are ever more away from it. */
const STRIPES = [
  ['#1d1a22', '#1a1a2a', '#161834', '#12163e'],
  ['#fbc928', '#ecba2c', '#cf9f38', '#b28a48'],
  ['#dc3a2c', '#cc3433', '#ad2f40', '#8d2d50'],
] as const;
/** How dark a side is that looks away from the moon: hardly, half, and altogether. */
const AWAY = [0, 0.2, 0.42, 0.6];

/**
 * The folds of the blanket from the left, each a line from the crest down to the hem, whose last stretch is straight;
 * with it, how dark the side to the right of it is, and that side's crest where it is not straight.
 */
const FOLDS: readonly (readonly [line: string, away: number, crest?: string])[] = [
  ['262,392,1 238,446,1 224,458,1 204,530 168,600,1 70,770,1', 0],
  ['262,392,1 246,452,1 254,500,1 232,540 216,610,1 166,816,1', 1],
  ['262,392,1 280,446,1 262,492,1 286,540 286,620,1 268,794,1', 2, '292,426,1 308,430,1'],
  ['366,512,1 372,560 366,640,1 352,826,1', 0, '402,430,1 416,418,1 454,306,1 472,288,1'],
  ['524,108,1 506,220,1 480,300,1 494,370,1 462,440 452,600,1 436,792,1', 1],
  ['524,108,1 542,214,1 508,300,1 542,390,1 508,470 520,620,1 528,834,1', 2],
  [
    '524,108,1 560,260,1 590,330,1 578,390,1 612,460 618,610,1 628,796,1',
    3,
    '564,204,1 584,224,1 626,346,1 648,366,1',
  ],
  ['702,462,1 694,540 706,630,1 716,828,1', 0, '752,392,1 770,384,1 820,296,1 836,286,1'],
  ['878,214,1 850,310,1 826,370,1 838,420,1 806,500 806,620,1 804,792,1', 1],
  ['878,214,1 892,300,1 862,370,1 894,450,1 870,520 892,620,1 906,826,1', 2],
  ['878,214,1 914,340,1 940,400,1 930,450,1 960,520 974,620,1 1012,788,1', 3],
  ['878,214,1 908,290,1 928,306,1 964,420,1 986,440,1 1002,510 1026,568,1 1130,764,1', 0],
];

type Spot = readonly [x: number, y: number];
const folds = FOLDS.map(([line]) => points(line));
const text = ([x, y]: Spot, corner = 1): string => `${Math.round(x)},${Math.round(y)},${corner}`;

/** The spot of a fold that lies so high above the hem. */
function spotAt(fold: number, above: number): Spot {
  const line = folds[fold]!;
  const [[fromX, fromY], [x, y]] = [line.at(-2)!, line.at(-1)!];
  const share = above / (y - fromY);
  return [x + (fromX - x) * share, y - above];
}

/** What pulls a level line between two spots down, as wool hangs. */
const sag = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2 + 8];

/** The side between a fold and the next. */
function side(fold: number): string {
  const [left, right] = [folds[fold]!, folds[fold + 1]!];
  const row = (line: typeof left) => line.map(([x, y, corner]) => `${x},${y},${corner}`);
  const hem = text(sag(spotAt(fold, 0), spotAt(fold + 1, 0)), 0);
  const crest = FOLDS[fold]![2];
  return [
    ...row(left),
    hem,
    ...row(right).toReversed(),
    ...(crest ? row(points(crest).toReversed()) : []),
  ].join(' ');
}

/** A band that is woven into a side. */
function band(fold: number, above: number, width: number): string {
  const [a, b] = [spotAt(fold, above), spotAt(fold + 1, above)];
  const [c, d] = [spotAt(fold + 1, above - width), spotAt(fold, above - width)];
  return [text(a), text(sag(a, b), 0), text(b), text(c), text(sag(c, d), 0), text(d)].join(' ');
}

/** The knotted ends of the wool along the hem of a side. */
function fringe(fold: number): string {
  const [a, b] = [spotAt(fold, 2), spotAt(fold + 1, 2)];
  const count = Math.max(2, Math.round((b[0] - a[0]) / 24));
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share + Math.sin(share * Math.PI) * 4;
    const lean = (x - 600) / 40 + Math.sin(x / 57) * 5;
    const long = 40 + Math.sin(x / 31) * 6;
    return limb(
      `${x},${y},3 ${x + lean * 0.3},${y + 10},7 ${x + lean * 0.5},${y + 18},3 ${x + lean},${y + long},6`,
    );
  }).join('');
}

/** The sides that are so far away from the moon, by the folds on their left. */
const sidesAway = (away: number): number[] =>
  FOLDS.slice(0, -1).flatMap((fold, at) => (fold[1] === away ? [at] : []));

const blanket: readonly Layer[] = [
  ...[0, 1, 2, 3].map((away) => cut(away > 1 ? SHADE : WOOL, ...sidesAway(away).map(fringe))),
  cut(WOOL, ...[0, 1, 2, 3].flatMap(sidesAway).map(side)),
  ...[1, 2, 3].map((away) => cut({ fill: MOONSHADE, opacity: AWAY[away]! }, ...sidesAway(away).map(side))),
  ...STRIPES.flatMap((inks, at) =>
    inks.map((ink, away) =>
      cut(ink, ...sidesAway(away).map((fold) => band(fold, 176 - at * 27, at === 2 ? 27 : 28))),
    ),
  ),
];

/** The cold night in the hut. */
export const moonHikeBlanket: readonly Picture[] = [
  // A blanket that nobody sleeps under: its folds are the summits.
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [300, 300, 600, 500], camera: 'front' }),
    wash(NIGHT),
    cut(
      WOOL,
      ...spots('120,150 330,90 1040,120', 4),
      ...spots('210,250 420,210 700,70 1110,260 760,180 60,360', 3),
    ),
    floor(GROUND, '-40,728 1240,728'),
    cut(THROWN, '760,826,1 1130,764,1 1260,748,1 1260,834,1 1080,868 900,860'),
    ...blanket,
  ),
];
