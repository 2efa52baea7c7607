import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bowAt } from '../../drawing/bow.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import { light } from '../../light/light.ts';

const BODY =
  '40,642,1 150,600 300,536 430,446 530,336 606,226 690,132 790,106 886,120 938,170 956,230,1 960,296 972,350 1010,430 1018,540 984,642,1';
const FIELDS = ['#86b840', '#2f7d45', '#d3d052', '#4f9a45', '#a9c94a', '#1f6a4a', '#e2b545'];

type Row = readonly [Point, Point, Point];
/** The wing's upper and lower edge, each from the shoulder by a pull to the tail. */
const [UPPER, LOWER]: readonly Row[] = [
  [
    [640, 190],
    [450, 440],
    [60, 632],
  ],
  [
    [880, 660],
    [560, 668],
    [110, 648],
  ],
];
/** How the shoulder swells forward between the two. */
const SHOULDER: Point = [930, 300];

/** A point of the wing: `along` runs from shoulder to tail, `down` from the back to the water. */
const at = (along: number, down: number): string => {
  const axis = (way: 0 | 1) => {
    const front = bowAt(UPPER![0][way], SHOULDER[way], LOWER![0][way], down);
    const mid = (knot: 1 | 2) => UPPER![knot][way] * (1 - down) + LOWER![knot][way] * down;
    return Math.round(bowAt(front, mid(1), mid(2), along));
  };
  return `${axis(0)},${axis(1)}`;
};

/** A terrace of the hill, which is a feather of the wing: its tip points to the tail. */
const terrace = (row: number, from: number, to: number, tone: number) => {
  const [top, foot] = [(row + 0.08) / ROWS, (row + 0.92) / ROWS];
  const [middle, tip] = [(from + to) / 2, to - 0.03];
  return cut(
    FIELDS[tone % FIELDS.length]!,
    `${at(from, top)},1 ${at(middle, top)} ${at(tip, top)},1 ${at(to, top)} ${at(to, foot)} ${at(tip, foot)},1 ${at(middle, foot)} ${at(from, foot)},1`,
  );
};

const ROWS = 8;
/** Where the terraces of a row begin, the hindmost first, so that each lies over the one behind it. */
const terraces = Array.from({ length: ROWS }, (_, row) =>
  [0.68, 0.5, 0.36, 0.23, 0.11, 0].map((from, step) => {
    const start = from === 0 ? 0 : from + (row % 2) * 0.06;
    return terrace(row, start, Math.min(0.99, start + 0.28), row * 3 + step * 2 + (row >> 2));
  }),
).flat();
/** The wing as one shape. */
const WING = [
  ...Array.from({ length: 9 }, (_, step) => at(0, step / 8)),
  ...Array.from({ length: 7 }, (_, step) => at((step + 1) / 7, 1)),
  ...Array.from({ length: 8 }, (_, step) => at(1 - step / 8, 0)),
]
  .map((point) => `${point},1`)
  .join(' ');

/** Tea-pickers between the feathers: where they stand, and what they wear. */
const PICKERS = [
  [690, 452, '#e2662f'],
  [640, 474, '#fffbe9'],
  [520, 520, '#e2662f'],
] as const;

/** A picker among the bushes with a basket on the back. */
const picker = ([x, y, shirt]: (typeof PICKERS)[number]): Layer[] => [
  cut('#16302f', disc(x + 3, y - 29, 6)),
  cut(shirt, limb(`${x - 3},${y},9 ${x - 3},${y - 12},9 ${x},${y - 24},4`)),
  cut('#fbe7b4', limb(`${x - 13},${y - 22},8 ${x - 12},${y - 6},5`)),
];

/** A tree of the back: its foot, and how tall it is. */
const tree = (x: number, y: number, tall: number) =>
  limb(`${x},${y},3 ${x},${y - tall * 0.5},${tall * 0.38} ${x},${y - tall},0`);

/** The bird that is the hill, down to the water, with a house and trees on its back. */
const bird = [
  cut('#1f6a4a', tree(214, 590, 60), tree(322, 540, 88), tree(354, 528, 62)),
  cut('#fffbe9', '236,516,1 292,516,1 292,580,1 236,580,1'),
  cut('#c9b892', '272,516,1 292,516,1 292,580,1 272,580,1'),
  cut('#e2662f', '224,520,1 250,486,1 282,486,1 302,520,1'),
  within(
    '#4f9a45',
    BODY,
    // The crown in the light, the breast in yellow and its far side in shade.
    cut('#74b24a', '560,300,1 606,226 690,132 790,106 886,120,1 800,126 730,170 660,260 620,330,1'),
    cut('#f2cf45', '880,256,1 930,268 1100,260 1100,700 780,700,1 880,600 906,500 896,410 870,320'),
    cut('#d9a53a', '960,296,1 1040,380 1100,700,1 930,700,1 980,560 978,420'),
    cut('#12483c', WING),
    ...terraces,
    // A path down the fields, and the pickers on it.
    inked(
      '#fbe7b4',
      4,
      `${at(0.62, 0.1)},1 ${at(0.5, 0.24)} ${at(0.56, 0.36)} ${at(0.34, 0.46)} ${at(0.42, 0.6)} ${at(0.2, 0.68)} ${at(0.24, 0.86)} ${at(0.08, 0.97)},1`,
    ),
    ...PICKERS.flatMap(picker),
    // The edge of the breast: three soft feathers.
    cut(
      '#4f9a45',
      '840,250,1 900,290 922,340 916,376 894,392 864,380,1 840,330,1',
      '840,350,1 906,370 928,420 920,460 896,472 862,456,1 840,420,1',
      '840,430,1 900,450 920,500 910,540 888,552 850,536,1 836,500,1',
    ),
  ),
  cut('#16302f', '846,232,1 896,212 960,206 1034,250,1 980,250 920,254'),
];

/** Its eye in the thin white ring. */
const eye = [
  cut('#fffbe9', disc(848, 218, 33)),
  cut('#16302f', disc(849, 218, 25)),
  cut('#fffbe9', disc(858, 209, 6)),
];

const [LAKE, SHORE, RIPPLE] = ['#14506a', '#6fb7c4', '#4a93a8'];
const [SKIN, HAIR, PADDLE] = ['#7a4530', '#1f1a26', '#e9c06a'];

/** Someone who kneels in a dugout and paddles on the right: one hand on top of the shaft, one low on it. */
const paddler = (x: number, shirt: string, shade: string) =>
  moved(
    { x, y: 0 },
    inked(PADDLE, 6, '50,-84 20,26'),
    cut(PADDLE, '24,8,1 34,12 30,44 16,56,1 6,48 10,20,1'),
    cut(SKIN, limb('-2,-66,8 22,-50,7 40,-62,5 48,-78,5')),
    cut(shirt, '-32,8,1 -30,-36 -20,-66 0,-76 14,-68,1 16,-30 26,8,1'),
    cut(shade, '-32,8,1 -30,-36 -20,-66,1 -14,-30 -8,8,1'),
    cut(shirt, limb('-2,-64,12 14,-44,10 20,-34,9')),
    cut(
      SKIN,
      limb('14,-42,8 26,-26,6 36,-22,5'),
      '30,-30,1 42,-28 46,-18 38,-12 28,-16',
      '42,-84 52,-86 56,-76 50,-68 42,-72',
    ),
    cut(SKIN, '-2,-70,1 -2,-86 14,-86,1 14,-68,1'),
    within(
      SKIN,
      '-10,-104 -4,-124 12,-126 26,-116 32,-100,1 24,-96 22,-84 6,-80 -8,-86',
      cut(HAIR, '-20,-80,1 -20,-130,1 30,-130,1 26,-112,1 8,-112 4,-100 2,-88,1'),
    ),
  );

/** Someone who sits at the stern, lets the paddle trail for a rudder and points up at the hill. */
const steersman = (x: number, shirt: string, shade: string) =>
  moved(
    { x, y: 0 },
    inked(PADDLE, 6, '-8,-34 -92,24'),
    cut(PADDLE, '-80,8,1 -70,22 -96,44 -122,52,1 -116,34 -98,16'),
    cut(SKIN, limb('10,-64,8 44,-78,6 82,-104,5'), limb('78,-102,5 94,-114,3')),
    cut(shirt, '-30,8,1 -38,-32 -34,-62 -16,-74 2,-68,1 16,-30 34,8,1'),
    cut(shade, '-30,8,1 -38,-32 -34,-62,1 -26,-30 -8,8,1'),
    cut(shirt, limb('-6,-62,12 20,-66,10 40,-74,8')),
    cut(SKIN, limb('-26,-56,9 -36,-34,7 -14,-28,6')),
    cut(SKIN, '-20,-68,1 -22,-84 -4,-86,1 -2,-66,1'),
    within(
      SKIN,
      '-32,-104 -26,-124 -8,-128 6,-120 14,-106,1 8,-100 6,-88 -10,-80 -26,-84',
      cut(HAIR, '-44,-80,1 -44,-132,1 0,-140,1 4,-116,1 -12,-114 -16,-102 -18,-88,1'),
    ),
  );

/** A dugout with its two paddlers, its waterline at y = 20. */
const dugout = [
  steersman(-80, '#fffbe9', '#d8cfae'),
  paddler(62, '#f2cf45', '#c79a35'),
  cut('#e2662f', '-178,-22,1 -120,-2 -60,4 60,4 130,-4 192,-30,1 160,6 120,24 -110,24 -150,4'),
  cut('#a8402a', '-166,-8,1 -110,10 60,14 130,8 178,-14,1 160,6 120,24 -110,24 -150,4'),
];

/** An island of Lake Bunyonyi, the place of many little birds: the terraced hill is a white-eye's folded wing. */
export const bunyonyiBird: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 110, 320, 260], camera: 'wide' }),
    wash('#fcd9b0'),
    // Far shores.
    floor('#f6c79c', '-40,560 120,520 300,560 520,590 760,570 1000,520 1240,560'),
    floor('#eeb288', '-40,610 160,596 420,620 700,616 960,590 1240,604'),
    floor(LAKE, '-40,640,1 1240,640,1'),
    ...bird,
    ...eye,
    // The mirror image under the lake's own colour, parted by soft ripples.
    moved({ x: 0, y: 922, squash: -0.44 }, ...bird),
    floor({ fill: LAKE, opacity: 0.5 }, '-40,640,1 1240,640,1'),
    cut(
      LAKE,
      limb('120,690,0 420,682,7 700,692,0'),
      limb('560,824,0 800,832,8 1100,822,0'),
      limb('420,780,0 640,772,6 820,782,0'),
      limb('760,676,0 900,682,6 1060,676,0'),
    ),
    cut(
      SHORE,
      box(-40, 637, 1280, 5),
      limb('960,662,0 1050,658,4 1170,662,0'),
      limb('0,672,0 70,668,3 150,672,0'),
    ),
    // A dugout goes by, for the size of it.
    cut(
      RIPPLE,
      limb('96,830,0 210,824,4 330,828,0'),
      limb('200,842,0 300,836,4 420,840,0'),
      limb('380,826,0 440,828,3 500,824,0'),
    ),
    moved({ x: 290, y: 812, scale: 0.6 }, ...dugout),
  ),
];
