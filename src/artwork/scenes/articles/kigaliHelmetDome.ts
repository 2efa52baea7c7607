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

/** What is behind, in the right mirror: a red road between two slopes, and another motorcycle's lamp. */
const street: readonly Layer[] = [
  cut(PANE, '-130,30,1 -60,-10 -20,6 0,24 40,-14 130,10,1 130,100,1 -130,100,1'),
  cut(CLAY, '-5,20,1 9,20,1 70,100,1 -50,100,1'),
  cut(NIGHT, '-2,34,1 6,26 16,26 24,34,1 28,66,1 -6,66,1', disc(11, 20, 9)),
  cut(LAMP, disc(11, 50, 9)),
];

/** The driver in the left mirror: his eyes below the helmet's rim. */
const face: readonly Layer[] = [
  cut(SLOPE, '-120,100,1 -80,62 -40,54,1 60,54,1 90,64 120,100,1'),
  cut(SKIN, '-52,-42,1 56,-42,1 60,14 42,60 4,76 -38,58 -56,14'),
  cut(NAPE, '14,-42,1 56,-42,1 60,14 42,60 4,76,1 30,40 30,10'),
  cut(
    SHELL,
    '-76,40,1 -86,-30 -60,-96 4,-110 66,-96 92,-30 82,40,1 60,44,1 62,0 54,-26 4,-34 -50,-26 -58,0 -56,44,1',
  ),
  cut(
    LAMP,
    '-60,-56,1 -34,-66,1 -30,-44,1 -62,-34,1',
    '-22,-70,1 8,-72,1 8,-50,1 -20,-48,1',
    '18,-72,1 44,-66,1 42,-44,1 18,-50,1',
  ),
  cut('#fff3e0', '-40,0,1 -26,-10 -8,0,1 -24,6', '14,0,1 30,-10 46,0,1 30,6'),
  cut(NIGHT, disc(-22, -2, 6), disc(28, -2, 6)),
  inked(NIGHT, 5, '-44,-12 -26,-20 -8,-12', '14,-12 30,-20 48,-12'),
  inked(NAPE, 5, '0,8 -4,26 8,28', '-12,46 4,50 20,44'),
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
    moved({ x: 150, y: 450 }, ...mirror(...face)),
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
