import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A point of the boat in metres: forward of its middle, to starboard, above the water. */
type Spot = readonly [forward: number, aside: number, up: number];
type Pixel = readonly [x: number, y: number];

/** Pixels to a metre, and where the boat's middle floats. */
const METRE = 50;
const [FLOAT_X, FLOAT_Y] = [512, 296];
/** How far the camera, high over the stern, sees a metre of height move a point. */
const TILT: Pixel = [0.05, -0.16];
/** How far the shadow of a metre of height reaches over the sand, and how far below the boat that lies. */
const [REACH, BELOW]: readonly [Pixel, Pixel] = [
  [0.6, 0.67],
  [48, 57],
];

const placed = ([forward, aside, up]: Spot, [x, y]: Pixel): Pixel => [
  FLOAT_X + METRE * (forward * 0.87 + aside * 0.49 + up * x),
  FLOAT_Y + METRE * (forward * -0.49 + aside * 0.87 + up * y),
];

const seen = (spot: Spot): Pixel => placed(spot, TILT);

/** Where its shadow falls on the sand. */
const cast = (spot: Spot): Pixel => {
  const [x, y] = placed(spot, REACH);
  return [x + BELOW[0], y + BELOW[1]];
};

const row = (spots: readonly Spot[], view: (spot: Spot) => Pixel, third: string | number = 0) =>
  spots.map((spot) => `${view(spot).map(Math.round).join()},${third}`).join(' ');

/** Spots on the way from one to another, `sag` metres aside and `sink` metres below the straight line. */
const between = (from: Spot, to: Spot, count: number, sag = 0, sink = 0, aft = 0): Spot[] =>
  Array.from({ length: count }, (_, at): Spot => {
    const share = at / (count - 1);
    const bow = 4 * share * (1 - share);
    const [forward, aside, up] = from.map((value, axis) => value + (to[axis]! - value) * share) as [
      number,
      number,
      number,
    ];
    return [forward - aft * bow, aside + sag * bow, up - sink * bow];
  });

const [TACK, PEAK, CLEW]: readonly Spot[] = [
  [3, 0.1, 0.8],
  [-2, 0.7, 7.2],
  [-2.5, 1.5, 1.2],
] as const;

const YARD = between(TACK!, PEAK!, 17, 0.12);
const LEECH = between(PEAK!, CLEW!, 13, 0.3, 0, 0.35);
const FOOT = between(CLEW!, TACK!, 15, 0.72, 0.1);
const SAIL = [...YARD, ...LEECH.slice(1), ...FOOT.slice(1, -1)];

const HULL: readonly Spot[] = [
  [4, 0, 0.7],
  [2.6, 0.3, 0.5],
  [0, 0.42, 0.45],
  [-2.6, 0.32, 0.5],
  [-3.6, 0.16, 0.6],
  [-3.6, -0.16, 0.6],
  [-2.6, -0.32, 0.5],
  [0, -0.42, 0.45],
  [2.6, -0.3, 0.5],
];

const ARMS: readonly (readonly Spot[])[] = [1.25, -1.3].map((at) =>
  [-2.5, -1.4, 0, 1.4, 2.5].map((aside): Spot => [at, aside, 0.9 - aside * aside * 0.12]),
);
const FLOATS: readonly (readonly Spot[])[] = [-2.5, 2.5].map((aside) => [
  [2.1, aside, 0.1],
  [0, aside * 1.02, 0.1],
  [-2.1, aside, 0.1],
]);
const MAST: readonly Spot[] = [
  [0.7, 0, 0.4],
  [0.7, 0.1, 4.9],
];

const INSIDE: readonly Spot[] = HULL.map(([forward, aside, up]): Spot => [forward * 0.9, aside * 0.62, up]);

const [WOOD, WHITE, SKIN, CORAL] = ['#4a1f24', '#fff8e8', '#6a3324', '#ff5c48'];
/** The shadow lets the sun's net on the sand through. */
const SHADOW = { fill: '#06527e', opacity: 0.7 };

/** The whole boat from one view as path data. */
const boat = (view: (spot: Spot) => Pixel): string[] => [
  row(HULL, view),
  ...ARMS.map((arm) => limb(row(arm, view, 4))),
  ...FLOATS.map((arm) => limb(row(arm, view, 6))),
  limb(row(MAST, view, 5)),
  limb(row(YARD, view, 5)),
  row(SAIL, view),
];

/** A place in the boat as `x,y,half`, half in pixels. */
const at = (forward: number, aside: number, up: number, half: number | string = 0) =>
  row([[forward, aside, up]], seen, half);
const dot = (forward: number, aside: number, up: number, r: number, ry = r) => {
  const [x, y] = seen([forward, aside, up]);
  return disc(x, y, r, ry);
};

/** The one who steers, an oar under one arm, the sheet in the other hand. */
const helmsman: readonly Layer[] = [
  cut(
    SKIN,
    limb([at(-2.5, -0.1, 0.6, 6), at(-1.9, 0.1, 0.7, 6), at(-1.4, 0.05, 0.5, 4)].join(' ')),
    limb([at(-2.6, 0.2, 0.6, 6), at(-2, 0.36, 0.7, 6), at(-1.6, 0.3, 0.5, 4)].join(' ')),
  ),
  cut(
    CORAL,
    [
      at(-3.05, -0.3, 0.9),
      at(-2.6, -0.46, 0.9),
      at(-2.4, 0.1, 0.9),
      at(-2.5, 0.56, 0.9),
      at(-2.9, 0.52, 0.9),
      at(-3.1, 0.1, 0.9),
    ].join(' '),
  ),
  cut(WHITE, limb([at(-2.3, 0.8, 0.9, 1), at(-2.5, 1.4, 1.2, 1)].join(' '))),
  cut(
    SKIN,
    limb([at(-2.66, 0.4, 0.9, 5), at(-2.4, 0.7, 0.9, 4), at(-2.3, 0.96, 0.95, 3)].join(' ')),
    limb([at(-2.8, -0.36, 0.9, 5), at(-3.2, -0.5, 0.8, 4), at(-3.4, -0.2, 0.8, 3)].join(' ')),
    dot(-2.72, 0.02, 1.35, 9),
  ),
  cut(
    WOOD,
    limb(
      [at(-3.2, -0.2, 0.8, 2), at(-4.5, 0.1, 0.3, 2), at(-4.8, 0.18, 0, 5), at(-5.2, 0.28, -0.1, 4)].join(
        ' ',
      ),
    ),
  ),
  cut(WHITE, dot(-2.76, 0.02, 1.45, 8, 7)),
];

/** The shadow of boat, sail and helmsman on the sand below. */
export const outriggerShadow: Layer = cut(
  SHADOW,
  ...boat(cast),
  limb(
    row(
      [
        [-2.6, 0, 0.4],
        [-2.75, 0, 0.7],
        [-2.8, 0, 0.95],
      ],
      cast,
      13,
    ),
  ),
  row(
    [
      [-2.66, 0.1, 1.5],
      [-2.66, -0.2, 1.2],
      [-2.9, -0.2, 0.9],
      [-3.1, 0.1, 1],
      [-3, 0.2, 1.5],
    ],
    cast,
  ),
);

/** An outrigger canoe under sail, seen from straight above, with its wakes. */
export const outriggerAbove: readonly Layer[] = [
  cut(
    '#c4f2ea',
    ...FLOATS.map((float, side) =>
      limb(
        [2.3, 1, -2.4, -4.6 + side]
          .map((forward, index) => at(forward, float[0]![1] * (1 + index * 0.02), 0, [1, 8, 5, 0][index]))
          .join(' '),
      ),
    ),
    ...[-1, 1].map((side) =>
      limb(
        [4.2, 2, -2.4, -6 + side]
          .map((forward, index) => at(forward, side * [0, 0.44, 0.5, 0.9][index]!, 0, [1, 6, 6, 0][index]))
          .join(' '),
      ),
    ),
  ),
  cut(
    WOOD,
    row(HULL, seen),
    ...FLOATS.map((float) => limb(row(float, seen, 6))),
    ...ARMS.map((arm) => limb(row(arm, seen, 5))),
  ),
  cut('#8a4a30', row(INSIDE, seen)),
  cut(
    '#f0b878',
    ...ARMS.map((arm) =>
      limb(
        row(
          arm.map(([f, a, u]): Spot => [f + 0.04, a, u + 0.06]),
          seen,
          2,
        ),
      ),
    ),
    ...FLOATS.map((float) =>
      limb(
        row(
          float.map(([f, a, u]): Spot => [f, a - 0.07, u]),
          seen,
          2,
        ),
      ),
    ),
  ),
  ...helmsman,
  cut(WOOD, limb(row(MAST, seen, 5))),
  within(
    WHITE,
    row(SAIL, seen),
    cut('#e2d6c4', `${row(FOOT, seen)} ${row(between(TACK!, CLEW!, 8, 0.55, -1.2), seen)}`),
    inked(
      '#cdbfb0',
      2,
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        row(between(YARD[Math.round(share * 16)]!, FOOT[Math.round((1 - share) * 14)]!, 5, 0.3), seen),
      ),
    ),
  ),
  cut(WOOD, limb(row(YARD, seen, 4))),
];
