import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [DUSK, FAR, HILLS, NIGHT, SLOPE, NEAR, STREET] = [
  '#f9a274',
  '#ef8a6c',
  '#d56c68',
  '#1b1743',
  '#2f2b75',
  '#241f5a',
  '#6a62c4',
];
const [SHELL, PANE, LAMP, AMBER, RIM] = ['#262a86', '#4750bd', '#ffd24a', '#ffb13d', '#9a4a8c'];
const [ROOF, WALL, TREE, SKIN, NAPE, GLASS, CLAY] = [
  '#d9523f',
  '#5049ab',
  '#2f7a68',
  '#7a4330',
  '#5a2f2c',
  '#ffd9b0',
  '#e0743f',
];
const [FOOT, HIGH] = [500, 428];

/** The dome's half width at a share of its height: it bulges above its foot. */
const girth = (share: number) =>
  256 * Math.sqrt(Math.max(0, 1 - Math.abs((share - 0.36) / (share < 0.36 ? 0.6 : 0.64)) ** 2.2));

const shell: Knot[] = [
  ...Array.from({ length: 41 }, (_, at): Knot => {
    const share = Math.sin(((1 - Math.abs(at / 20 - 1)) * Math.PI) / 2);
    return [600 + (at < 20 ? -1 : 1) * girth(share), FOOT - share * HIGH];
  }),
  // The lower edge is cut out for the nape.
  [800, 518],
  [720, 500],
  [600, 490],
  [480, 500],
  [400, 518],
];

/** Where a turn of the spiral lies on the dome, from -1 at its left edge to 1 at its right one. */
const onDome = (foot: number, turn: number): [number, number] => {
  const share = foot - turn * 0.062;
  const angle = (turn * Math.PI) / 2;
  return [
    600 + Math.sin(angle) * girth(share),
    FOOT - share * HIGH - Math.cos(angle) * 34 * (1 - share * 0.8),
  ];
};

/** The panes that wind up the dome: whether one is dark, lit or brightly lit. */
const panes = (kind: number) =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (__, at) => {
      const shine = (row * 5 + at * 7 + row * at) % 11;
      const own = at > 10 || shine === 0 ? 0 : shine < 4 ? 1 : 2;
      if (own !== kind) return '';
      const foot = -0.02 + row * 0.122;
      const [from, to] = [(at / 13) * 2 - 0.98, ((at + 0.8) / 13) * 2 - 0.98];
      const corners = [
        onDome(foot, from),
        onDome(foot, to),
        onDome(foot + 0.078, to),
        onDome(foot + 0.078, from),
      ];
      return outline(corners.map(([x, y]): Knot => [x, y, 1]));
    }).join(''),
  ).join('');

/** Where the road up the hill lies at a height. */
const roadAt = (y: number) => 600 + Math.sin((y - 600) / 44) * (y - 600) * 0.34;
const road = (half: (at: number) => number) => {
  const side = (sign: number) =>
    Array.from({ length: 14 }, (_, at): Knot => {
      const y = 612 + at * 24;
      return [roadAt(y) + sign * half(at), y, at % 13 === 0 ? 1 : 0];
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** The driver's back and, behind it, his left arm; with the right one three ridges of one hill. */
const BACK =
  '226,960,1 250,850 304,728 396,650 470,616 506,580 516,520,1 684,520,1 694,580 730,616 804,650 896,728 950,850 974,960,1';
const ARM = '520,660,1 430,624 318,628 220,668 140,740 70,840 40,960,1 460,960,1';

/** How far down the hill the street at a height lies at x: it bends with the back. */
const bend = (x: number) => ((x - 600) / 100) ** 2 * 4.6;
/** The streets round the hill: their heights at its middle, and the size of the houses on them. */
const STREETS = [
  [640, 9],
  [682, 12],
  [732, 15],
  [794, 18],
  [854, 20],
] as const;
/** Where houses and trees stand along each, left and right of the road: offsets from it, two close and a gap. */
const PLOTS = [
  [-246, -222, -178, -152, -104, -78, 74, 102, 156, 180, 224, 248],
  [-324, -292, -232, -200, -128, -94, 92, 124, 196, 228, 292, 324],
  [-396, -356, -286, -246, -158, -118, 112, 152, 236, 278, 358, 398],
  [-452, -408, -338, -290, -196, -150, 100, 146, 254, 304, 406, 452],
  [-240, -180, 118, 176],
] as const;
const HOUSES = STREETS.flatMap(([middle, size], row) =>
  PLOTS[row]!.map((x, at): [number, number, number] => [
    600 + x,
    Math.round(middle + bend(600 + x) - size * 0.5),
    size * (1 + ((at * 5 + row) % 3) * 0.12),
  ]),
);
const lanes = STREETS.map(([middle]) =>
  [-600, -400, -280, -160, 0, 160, 280, 400, 600]
    .map((x) => `${600 + x},${Math.round(middle + bend(600 + x) + 2)}`)
    .join(' '),
);

const fronts = HOUSES.map(([x, y, size]) => box(x - size, y - size, size * 2, size * 1.5));
/** Every third roof is a gable seen from the side, the others are hipped. */
const roofs = HOUSES.map(([x, y, size], at) =>
  at % 3 === 0
    ? `${x - size * 1.25},${y - size},1 ${x},${y - size * 2},1 ${x + size * 1.25},${y - size},1`
    : `${x - size * 1.3},${y - size},1 ${x - size * 0.7},${y - size * 1.7},1 ${x + size * 0.7},${y - size * 1.7},1 ${x + size * 1.3},${y - size},1`,
);
const lamps = HOUSES.flatMap(([x, y, size], at) =>
  at % 4 === 1
    ? [box(x - size * 0.3, y - size * 0.5, size * 0.6, size)]
    : at % 4 === 3
      ? [box(x + size * 0.1, y - size * 0.6, size * 0.6, size * 0.6)]
      : [
          box(x - size * 0.7, y - size * 0.6, size * 0.5, size * 0.6),
          box(x + size * 0.2, y - size * 0.6, size * 0.5, size * 0.6),
        ],
);
/** Trees between them. */
const TREES = STREETS.slice(0, 4).flatMap(([middle, size], row) =>
  [1, 3, 7, 9].flatMap((at) => {
    const x = 600 + (PLOTS[row]![at]! + PLOTS[row]![at + 1]!) / 2 + (row % 2 ? 4 : -4);
    const y = middle + bend(x);
    return [disc(x, y - size * 1.3, size * 0.8, size * 1.3), box(x - 2, y - size, 4, size)];
  }),
);

const mirror = (...seen: readonly Layer[]): Layer[] => [
  inked(NIGHT, 16, '4,60 26,150 40,240'),
  cut(NIGHT, '-128,-10 -116,-84 0,-98 116,-78 130,0 112,86 0,98 -112,84'),
  within(GLASS, '-108,-8 -98,-64 0,-78 98,-60 110,0 94,68 0,78 -94,66', ...seen),
];

/** What is behind, in the right mirror: a red road that winds back between the hills. */
const street: readonly Layer[] = [
  cut(HILLS, '-130,10,1 -90,-24 -40,-30 10,0 60,-36 130,-20,1 130,100,1 -130,100,1'),
  cut(PANE, '-130,40,1 -60,-6 -10,16 10,24 50,-2 130,26,1 130,100,1 -130,100,1'),
  cut(CLAY, '14,18,1 20,18,1 10,28 20,36 60,54 40,100,1 -60,100,1 -30,60 20,46 0,30'),
];

/** A place on the mirrored helmet: round its brow from -1 to 1, and up from the rim to the crown. */
const onBrow = (turn: number, up: number): Knot => [
  Math.round(Math.sin(turn * 1.45) * 88 * Math.cos(up * 1.2)),
  Math.round(-24 - Math.sin(up * 1.5) * 84 - Math.cos(turn * 1.45) * 12 * (1 - up)),
  1,
];
const browPanes = [0.08, 0.38, 0.68].flatMap((up) =>
  [-0.94, -0.62, -0.3, 0.04, 0.36, 0.68].map((turn) =>
    outline([
      onBrow(turn, up),
      onBrow(turn + 0.25, up),
      onBrow(turn + 0.25, up + 0.22),
      onBrow(turn, up + 0.22),
    ]),
  ),
);

/** The driver in the left mirror: he smiles at his passenger. */
const face: readonly Layer[] = [
  cut(SLOPE, '-150,100,1 -90,72 -40,56,1 44,56,1 90,72 150,100,1'),
  cut(NAPE, '-34,40,1 36,40,1 40,80,1 -38,80,1'),
  cut(SKIN, '-62,-36,1 62,-36,1 64,16 48,58 24,76 -20,76 -46,58 -64,16'),
  cut(NAPE, '30,-36,1 62,-36,1 64,16 48,58 24,76 0,76,1 36,56 46,20'),
  cut(
    SHELL,
    '-74,48,1 -92,0 -96,-60 -50,-112 50,-112 96,-60 92,0 76,48,1 58,46,1 64,4 50,-24,1 24,-34 -24,-34 -50,-24,1 -62,4 -56,46,1',
  ),
  cut(LAMP, ...browPanes),
  cut('#fff3e0', '-44,4,1 -36,-8 -16,-8 -8,6,1 -22,10 -36,10', '10,6,1 18,-8 38,-8 46,4,1 38,10 24,10'),
  cut(NIGHT, disc(-26, 1, 7), disc(28, 1, 7)),
  cut('#fff3e0', disc(-24, -2, 2), disc(30, -2, 2), '-26,40,1 0,47 30,40,1 20,53 2,57 -16,53'),
  inked(NIGHT, 5, '-48,-10 -30,-21 -10,-17', '12,-17 32,-21 50,-10'),
  inked(NAPE, 5, '-2,10 -10,26 2,30 10,28', '-38,32 -32,36 -28,44', '42,32 36,36 32,44'),
];

/** A hand on the grip, from behind; the lever lies before it. */
const grip: readonly Layer[] = [
  cut(NIGHT, limb('-58,8,15 120,0,13'), limb('-40,-34,6 60,-26,7')),
  cut(
    SKIN,
    '-30,30,1 -36,0 -32,-26 -16,-34 -4,-28,1 4,-36 18,-36 24,-27,1 32,-34 44,-32 48,-23,1 56,-28 68,-22 68,10 58,50,1 -10,60,1',
  ),
  inked(NAPE, 4, '-5,-26 -6,-4', '23,-26 22,-4', '47,-22 46,-2'),
];

/** Kigali as it is seen from the seat of a motorcycle taxi: the driver's helmet is the dome on its hill of lights. */
export const kigaliHelmetDome: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [320, 90, 560, 800], camera: 'back' }),
    wash(DUSK),
    cut(
      FAR,
      '-20,560,1 120,520 300,600 440,640 600,650 760,640 860,560 1000,530 1100,560 1220,600,1 1220,920,1 -20,920,1',
    ),
    cut(
      HILLS,
      '-20,680,1 80,650 200,640 340,700 600,740 820,690 960,620 1060,610 1220,670,1 1220,920,1 -20,920,1',
    ),
    moved({ x: 150, y: 450 }, ...mirror(moved({ x: 0, y: 10, scale: 0.82 }, ...face))),
    moved({ x: 1050, y: 450, flip: true }, ...mirror(...street)),
    moved({ x: 128, y: 706 }, ...grip),
    moved({ x: 1072, y: 706, flip: true }, ...grip),
    within(SLOPE, ARM, inked(PANE, 3, ...lanes)),
    moved({ x: 1200, y: 0, flip: true }, within(NEAR, ARM, inked(SLOPE, 4, ...lanes))),
    cut(NIGHT, BACK),
    within(NIGHT, BACK, inked(SLOPE, 5, ...lanes)),
    cut(
      STREET,
      road((at) => 4 + at * 2.4),
    ),
    cut(TREE, ...TREES),
    cut(WALL, ...fronts),
    cut(ROOF, ...roofs),
    cut(LAMP, ...lamps),
    cut(SKIN, '516,470,1 684,470,1 686,556 694,580,1 600,612 506,580,1 514,556'),
    cut(NAPE, '516,470,1 684,470,1 686,546,1 640,528 560,528 514,546,1'),
    inked(SLOPE, 14, '500,588 600,622 700,588'),
    within(
      SHELL,
      shell,
      cut(PANE, panes(0)),
      cut(AMBER, panes(1)),
      cut(LAMP, panes(2)),
      cut(NIGHT, '330,484,1 460,462 600,452 740,462 870,484,1 870,560,1 330,560,1'),
      cut({ fill: GLASS, opacity: 0.28 }, '396,340,1 404,230 470,150 560,106,1 504,172 446,240 396,340,1'),
      cut(RIM, '330,540,1 330,60,1 600,60,1 470,104 382,190 352,330 370,450 386,540,1'),
    ),
  ),
];
