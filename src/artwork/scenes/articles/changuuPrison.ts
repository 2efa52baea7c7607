import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { tortoiseLeaving } from '../../figures/animals/tortoiseLeaving.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, LAGOON, SHALLOW, FOAM] = ['#fdf0cf', '#14979c', '#4cc3b8', '#9fe0cd', '#fff8e6'];
const [SAND, CAST, PRINT, DENT] = ['#fbdca2', '#d08f68', '#e6bd80', '#c58f5c'];
const [WALL, STONES, PAVING, VAULT, REVEAL, DARK, IRON] = [
  '#6d3046',
  '#7e374a',
  '#4c1f3a',
  '#96503f',
  '#d88a58',
  '#43193a',
  '#2b1430',
];

/** The eye: where what runs into the picture meets. */
const [VX, VY] = [600, 410];
/** How much smaller things are at the outer face of the wall, and at the free edge of the open door. */
const [OUTER, FREE] = [0.87, 0.6];
/** The doorway in the face of the wall: its middle, half its width, where its arch springs, its threshold. */
const [HALF, SPRING, THRESHOLD] = [366, 420, 716];

/** A place of the doorway, counted from its middle, drawn as small as it is far. */
const seen = (x: number, y: number, size = 1): [number, number] => [
  Math.round(VX + x * size),
  Math.round(VY + (y - VY) * size),
];

/** The outline of the doorway, so much wider, at a distance. */
const doorway = (size: number, wider = 0, lower = 0): string => {
  const reach = HALF + wider;
  const [left, foot] = seen(-reach, THRESHOLD, size);
  const [right, spring] = seen(reach, SPRING, size);
  const radius = Math.round(reach * size);
  return `M${left} ${foot + lower}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${foot + lower}z`;
};

/** A place of the open door: `across` from its hinge to its free edge. */
const onDoor = (across: number, y: number): Knot => {
  const size = 1 / (1 / OUTER + (1 / FREE - 1 / OUTER) * across);
  const x = -HALF + 2 * HALF * across * 0.34;
  return [...seen(x, y, size), 1];
};
const archAt = (across: number) => SPRING - Math.sqrt(1 - (2 * across - 1) ** 2) * HALF;

/** Prints of broad feet, left and right, from the dark to the tortoise. */
const PRINTS = [
  [446, 860],
  [452, 800],
  [466, 752],
  [488, 716],
  [596, 880],
  [590, 822],
  [592, 772],
  [604, 732],
] as const;

/** A print of a broad foot, its far wall in the light. */
const print = ([x, y]: readonly [number, number]): Layer[] => {
  const near = (y - VY) / 100;
  return [
    cut(PRINT, disc(x, y, near * 5.6, near * 2.8)),
    cut(DENT, disc(x, y + near * 0.7, near * 4.6, near * 2)),
  ];
};

/** The barred door, swung out on its hinge. */
const door: Layer[] = [
  inked(
    IRON,
    12,
    ...[0.17, 0.34, 0.5, 0.66, 0.83].map((across) => [
      onDoor(across, archAt(across)),
      onDoor(across, THRESHOLD),
    ]),
  ),
  inked(IRON, 14, ...[450, 600].map((y) => [onDoor(0, y), onDoor(1, y)])),
  inked(IRON, 18, [
    onDoor(0, THRESHOLD),
    ...Array.from({ length: 25 }, (_, at) => onDoor(at / 24, archAt(at / 24))),
    onDoor(1, THRESHOLD),
    onDoor(0, THRESHOLD),
  ]),
];

/** Where the sun stands over the horizon: shadows on the ground run away from below it. */
const [SUN_X, FOOT] = [700, 920];
const shadowAt = ([x, y]: readonly number[], foot = FOOT): Knot => [
  Math.round(SUN_X + ((x! - SUN_X) * (foot - VY)) / (y! - VY)),
  foot,
  1,
];
/** The bars' shadows over the sand and the floor. */
const bars = [0.5, 0.66, 0.83, 1].map((across): Knot[] => {
  const [x, y] = onDoor(across, THRESHOLD);
  const half = 7;
  return [[x - half, y, 1], [x + half, y, 1], shadowAt([x + half, y]), shadowAt([x - half, y])];
});
const PATCH: Knot[] = [
  ...[OUTER, 1].map((size): Knot => [...seen(-HALF, THRESHOLD, size), 1]),
  ...[-HALF, HALF].map((x) => shadowAt([VX + x, THRESHOLD])),
  ...[1, OUTER].map((size): Knot => [...seen(HALF, THRESHOLD, size), 1]),
];

/** The stones of the arch, parted by joints that run to its middle. */
const JOINTS = Array.from({ length: 14 }, (_, at): Knot[] => {
  const angle = (Math.PI * (at + 0.5)) / 14;
  return [HALF + 4, HALF + 84].map((reach): Knot => [
    ...seen(Math.cos(angle) * reach, SPRING - Math.sin(angle) * reach),
    1,
  ]);
});

/** A dhow that passes far out. */
const dhow: Layer[] = [
  cut(WALL, '806,404,1 818,412 850,412 866,402,1 856,420 816,420'),
  cut(REVEAL, '812,398,1 866,330,1 872,372 858,396,1'),
  inked(WALL, 3, '806,402,1 868,326,1', '838,408,1 840,350,1'),
];

/** Changuu, the prison that held nobody: its barred door stands open, and a giant tortoise has walked out of it, to the sea. */
export const changuuPrison: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [470, 450, 320, 200], camera: 'frame' }),
    wash(WALL),
    cut(STONES, doorway(1, 80)),
    inked(WALL, 6, ...JOINTS),
    floor(PAVING, '-40,716,1 1240,716,1'),
    within(
      DARK,
      doorway(1),
      cut(VAULT, '600,420,1 800,20,1 200,20,1'),
      cut(REVEAL, '600,420,1 420,20,1 200,20,1 200,760,1 300,680,1'),
    ),
    cut(SAND, PATCH),
    cut(CAST, ...bars),
    within(
      SKY,
      doorway(OUTER, 0, 8),
      floor(SEA, '-40,410,1 1240,410,1'),
      ...dhow,
      floor(LAGOON, '-40,440 400,436 800,444 1240,438'),
      floor(SHALLOW, '-40,478 400,470 800,486 1240,474'),
      floor(FOAM, '-40,514 300,502 700,520 1240,500'),
      floor(SAND, '-40,526 300,514 700,532 1240,512'),
      cut(CAST, ...bars),
      ...door,
    ),
    // Its shadow starts at all four feet and falls as the bars' do.
    cut(CAST, '460,664,1 664,632 790,660,1 770,690 716,730 620,752 500,754 426,730 430,690'),
    ...PRINTS.flatMap(print),
    moved({ x: 622, y: 662, scale: 1 }, ...tortoiseLeaving),
  ),
];
