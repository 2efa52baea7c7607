import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import {
  drinker,
  elder,
  laugher,
  SITTERS_SHADOW,
  teller,
  type Robe,
} from '../../figures/people/barazaMen.ts';
import { brazier, coffeePot, coffeeSeller } from '../../figures/people/coffeeSeller.ts';
import { light } from '../../light/light.ts';

/** Where the lane's lines meet, and the pixels of a metre at one metre's distance. */
const [MEET_X, MEET_Y, FOCUS] = [690, 446, 900];
const EYE = 1.55;
/** The walls to the left and the right of the eye, in metres. */
const [LEFT, RIGHT] = [-2.7, 2.1];

/** A point in metres: aside, above the ground, ahead. */
const at = (x: number, y: number, z: number): string =>
  `${Math.round(MEET_X + (x * FOCUS) / z)},${Math.round(MEET_Y + ((EYE - y) * FOCUS) / z)},1`;
/** A box on a wall, from one distance to another and from one height to another. */
const onWall = (x: number, near: number, far: number, foot: number, top: number): string =>
  [at(x, foot, near), at(x, top, near), at(x, top, far), at(x, foot, far)].join(' ');
const onGround = (...spots: (readonly [number, number])[]): string =>
  spots.map(([x, z]) => at(x, 0, z)).join(' ');
/** A figure of 200 units a metre, who stands there. */
const standing = (x: number, z: number, ...layers: readonly Layer[]): Layer => {
  const [left, foot] = at(x, 0, z).split(',').map(Number) as [number, number];
  return moved({ x: left, y: foot, scale: FOCUS / z / 200 }, ...layers);
};

const WHITE: Robe = { cloth: '#fff2d4', shade: '#c59aa6', skin: '#4c2030', lit: '#b8643c', cap: '#fff8e6' };
const GOLD: Robe = { ...WHITE, cloth: '#fbe0b0', shade: '#bb8c92', cap: '#f2a03c' };
const LILAC: Robe = { ...WHITE, cloth: '#f4e4e6', shade: '#a888b0', cap: '#fff2d4' };
const ROSE: Robe = { ...WHITE, cloth: '#ffdcc4', shade: '#c08a98', cap: '#c8485c' };

/** The sun comes in so: for each metre to the left it is so much nearer to us. */
const SLANT = 0.32;
/** Where the four sit, from the nearest. */
const SEATS = [4.4, 5.02, 5.7, 6.3] as const;

/** The shadow of one on the bench, on the wall behind him. */
const behind = (distance: number): string =>
  SITTERS_SHADOW.map(([aside, up]) => at(LEFT, up - 0.03, distance - 0.3 * SLANT + aside)).join(' ');

/** An arch in a wall, from one distance to another, round above its springing. */
const archOn = (x: number, near: number, far: number, spring: number, top: number): string => {
  const [middle, half] = [(near + far) / 2, (far - near) / 2];
  const round = Array.from({ length: 13 }, (_, index) => {
    const angle = (Math.PI * index) / 12;
    return at(x, spring + Math.sin(angle) * (top - spring), middle - Math.cos(angle) * half).slice(
      0,
      index % 12 === 0 ? undefined : -2,
    );
  });
  return [at(x, 0, near), ...round, at(x, 0, far)].join(' ');
};
/** The arch of the side lane, and what its light makes on the wall across. */
const [GATE_NEAR, GATE_FAR] = [5.3, 8.3];
const lands = (z: number) => z - (RIGHT - LEFT) * SLANT;

/** A pair of shutters in a frame on a wall. */
const shutters = (x: number, near: number, foot: number, wood: string, frame: string): Layer[] => {
  const far = near + 1.1;
  const mid = near + 0.53;
  return [
    cut(frame, onWall(x, near - 0.12, far + 0.12, foot - 0.14, foot + 1.7)),
    cut(wood, onWall(x, near, mid, foot, foot + 1.55), onWall(x, mid + 0.06, far, foot, foot + 1.55)),
    cut(
      frame,
      ...[0.2, 0.42, 0.64, 0.86, 1.08, 1.3].map((up) =>
        onWall(x, near + 0.06, far - 0.06, foot + up, foot + up + 0.06),
      ),
    ),
  ];
};

/** The balcony over the lane: floor on brackets, rail with fretwork, posts under an eave. */
const balcony: readonly Layer[] = [
  cut('#1a1040', [at(RIGHT, 3.1, 4), at(1.15, 3.1, 4), at(1.15, 3.1, 7), at(RIGHT, 3.1, 7)].join(' ')),
  cut('#2c1c58', onWall(1.15, 4, 7, 3.1, 6.4)),
  cut(
    '#4c3480',
    onWall(1.15, 4, 7, 4.1, 4.22),
    onWall(1.15, 4, 7, 3.04, 3.2),
    ...[4, 4.72, 5.46, 6.2, 6.9].map((z) => onWall(1.15, z, z + 0.12, 3.1, 6.4)),
    ...Array.from({ length: 20 }, (_, index) =>
      onWall(1.15, 4.16 + index * 0.14, 4.22 + index * 0.14, 3.2, 4.1),
    ),
  ),
  cut('#f2945c', onWall(1.15, 4, 7, 3.04, 3.08)),
  // The end that we see, and what bears it.
  cut('#241650', [at(1.15, 3.1, 4), at(1.15, 6, 4), at(RIGHT, 6, 4), at(RIGHT, 3.1, 4)].join(' ')),
  cut('#3c2870', [at(1.15, 3.1, 4), at(1.15, 3.24, 4), at(RIGHT, 3.24, 4), at(RIGHT, 3.1, 4)].join(' ')),
  cut(
    '#3c2870',
    ...Array.from({ length: 9 }, (_, index) => {
      const x = 1.2 + index * 0.1;
      return [at(x, 3.24, 4), at(x, 4, 4), at(x + 0.045, 4, 4), at(x + 0.045, 3.24, 4)].join(' ');
    }),
  ),
  cut(
    '#1a1040',
    `${at(RIGHT, 2.3, 4.4)} ${at(RIGHT, 3.1, 4.4)} ${at(1.2, 3.1, 4.4)} ${at(1.2, 3, 4.4)} ${at(1.6, 2.94, 4.4).slice(0, -2)} ${at(1.9, 2.7, 4.4).slice(0, -2)} ${at(RIGHT - 0.04, 2.3, 4.4)}`,
  ),
];

/** Wires from house to house. */
const wires: Layer = inked(
  '#231650',
  3,
  '-20,60 300,150 700,170 1000,60',
  '120,-20 420,90 760,120 990,20',
  '340,-20 560,110 780,150 900,140',
  '200,-20 500,220 740,240 850,220',
  '470,60 620,190 760,204 830,180',
);

/** A woman who walks away down the lane, a kanga over her head; 200 units are a metre. */
const walker: readonly Layer[] = [
  cut('#2a1648', limb('-14,-30,10 -20,-2,9'), limb('14,-30,10 22,-6,9')),
  cut(
    '#ff6a50',
    '-40,-14,1 44,-18,1 52,-120 40,-200 58,-250 34,-272 24,-282 26,-318 0,-330 -26,-316 -24,-284 -34,-272 -58,-246 -42,-190 -52,-110',
  ),
  cut(
    '#b83c5c',
    '-40,-14,1 -6,-16,1 -12,-130 -18,-230 -6,-322,1 -26,-316 -24,-284 -34,-272 -58,-246 -42,-190 -52,-110',
  ),
];

/** A cat that waits, the sun at its back; 200 units are a metre. */
const cat: readonly Layer[] = [
  cut(
    '#3a1c48',
    '30,0,1 34,-24 24,-46 8,-56,1 6,-66 10,-78,1 0,-74 -10,-73 -18,-80,1 -20,-64 -18,-56 -8,-50,1 -12,-30 -14,0,1',
    limb('24,-3,4 44,-2,4 58,-10,3 60,-20,2'),
  ),
  cut(
    '#ffd48c',
    limb('10,-78,1 8,-62,2 12,-53,1 26,-42,3 34,-22,3 31,0,2'),
    limb('44,-5,1 57,-13,2 60,-21,1'),
  ),
];

/** Jaws Corner in Stone Town: coffee on the stone bench, in the last sun of the lane. */
export const zanzibarJaws: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [70, 430, 360, 260], camera: 'front' }),
    strata(['#a873a8', '#e08c98', '#ffb884', '#ffdc9c'], { height: 420, bands: 7 }),
    // A minaret, and the house across the end of the lane.
    cut(
      '#c87c88',
      '640,330,1 640,120,1 634,112,1 646,104,1 648,84,1 656,66,1 664,84,1 666,104,1 678,112,1 672,120,1 672,330,1',
    ),
    cut('#ffd8a0', '660,330,1 660,120,1 672,120,1 672,330,1'),
    cut('#8a5484', [at(-3, 0, 20), at(-3, 6.2, 20), at(3, 6.6, 20), at(3, 0, 20)].join(' ')),
    cut('#ee9a78', [at(-3, 4.2, 20), at(-3, 6.2, 20), at(3, 6.6, 20), at(3, 2.2, 20)].join(' ')),
    cut(
      '#5a3672',
      ...[-1.7, -0.2, 1.2].map((x) =>
        [at(x, 3.6, 20), at(x, 5.2, 20), at(x + 0.7, 5.2, 20), at(x + 0.7, 3.6, 20)].join(' '),
      ),
    ),
    cut(
      '#5a3672',
      [at(-0.5, 0, 20), at(-0.5, 2.2, 20), at(0, 2.6, 20), at(0.5, 2.2, 20), at(0.5, 0, 20)].join(' '),
    ),
    // Walls and ground in shade.
    cut('#573681', onWall(LEFT, 12, 22, 0, 5.4)),
    cut('#4a2c74', onWall(LEFT, 8.4, 12, 0, 7)),
    cut('#402668', onWall(LEFT, 1, 8.4, 0, 6.4)),
    cut('#3c2568', onWall(RIGHT, 11, 22, 0, 6)),
    cut('#2e1c5a', onWall(RIGHT, 1, 11, 0, 7.4)),
    cut('#6a4488', onGround([LEFT, 1], [LEFT, 22], [RIGHT, 22], [RIGHT, 1])),
    cut('#55377a', onGround([LEFT, 1], [LEFT, 3.6], [RIGHT, 5], [RIGHT, 1])),
    ...shutters(LEFT, 9, 3.5, '#2c7c8c', '#6a4890'),
    ...shutters(LEFT, 13, 3, '#3c7c94', '#74549a'),
    ...shutters(LEFT, 5.6, 3.8, '#216478', '#573681'),
    ...shutters(RIGHT, 8.6, 3.4, '#1f5f78', '#40296c'),
    // A carved door, far down on the left.
    cut('#7c5898', onWall(LEFT, 9.2, 11.2, 0, 2.9)),
    cut('#2a1648', onWall(LEFT, 9.5, 10.9, 0, 2.5)),
    cut(
      '#d8924c',
      ...[0.5, 1, 1.5, 2].flatMap((up) =>
        [9.7, 10.05, 10.4, 10.7].map((z) => onWall(LEFT, z, z + 0.12, up, up + 0.1)),
      ),
    ),
    // Shutters that are half in the sun.
    ...shutters(LEFT, 4.9, 1.75, '#216478', '#573681'),
    // The arch of the side lane that the sun comes through.
    cut('#5c3c84', archOn(RIGHT, GATE_NEAR - 0.16, GATE_FAR + 0.2, 1.9, 2.96)),
    within(
      '#ffeab4',
      archOn(RIGHT, GATE_NEAR, GATE_FAR, 1.9, 2.8),
      cut(
        '#ffb468',
        [
          at(RIGHT, 0, GATE_FAR),
          at(RIGHT, 3.6, GATE_FAR),
          at(RIGHT + 0.5, 3.6, GATE_FAR),
          at(RIGHT + 0.5, 0, GATE_FAR),
        ].join(' '),
      ),
      cut(
        '#f2955c',
        [
          at(RIGHT, 0, GATE_FAR),
          at(RIGHT + 0.5, 0, GATE_FAR),
          at(RIGHT + 1, 0, GATE_NEAR),
          at(RIGHT, 0, GATE_NEAR),
        ].join(' '),
      ),
    ),
    // Its light, across the ground and up the wall.
    cut(
      '#f0a468',
      onGround(
        [LEFT, lands(GATE_NEAR)],
        [LEFT, lands(GATE_FAR) + 0.12],
        [RIGHT, GATE_FAR],
        [RIGHT, GATE_NEAR],
      ),
    ),
    cut(
      '#ffca80',
      onGround(
        [LEFT, lands(GATE_NEAR) + 0.1],
        [LEFT, lands(GATE_FAR) - 0.1],
        [RIGHT, GATE_FAR - 0.3],
        [RIGHT, GATE_NEAR + 0.2],
      ),
    ),
    within(
      '#ffcb84',
      archOn(LEFT, lands(GATE_NEAR), lands(GATE_FAR), 1.55, 2.5),
      ...shutters(LEFT, 4.9, 1.75, '#36a4a0', '#fff0c8'),
      cut('#cf8262', ...SEATS.map(behind)),
    ),
    // The stone bench.
    cut(
      '#ffe6b4',
      [at(LEFT, 0.45, 3.75), at(LEFT, 0.45, 7.2), at(LEFT + 0.5, 0.45, 7.2), at(LEFT + 0.5, 0.45, 3.75)].join(
        ' ',
      ),
    ),
    cut('#f2b070', onWall(LEFT + 0.5, 3.75, 7.2, 0, 0.45)),
    cut(
      '#7c4470',
      [at(LEFT, 0, 3.75), at(LEFT, 0.45, 3.75), at(LEFT + 0.5, 0.45, 3.75), at(LEFT + 0.5, 0, 3.75)].join(
        ' ',
      ),
    ),
    // What they and the seller throw on the ground and on the bench.
    cut(
      '#b86a58',
      ...SEATS.map((z) => onWall(LEFT + 0.5, z - 0.3, z - 0.06, 0, 0.45)),
      ...SEATS.map((z) =>
        onGround(
          [LEFT + 0.5, z - 0.3],
          [LEFT + 0.5, z - 0.06],
          [LEFT + 0.9, z + 0.08],
          [LEFT + 0.9, z - 0.1],
        ),
      ),
      onGround([0.2, 5.52], [-0.5, 5.12], [LEFT + 0.5, 4.58], [LEFT + 0.5, 5.02], [-0.6, 5.5]),
      onGround([0.76, 5.2], [0.7, 5.1], [-0.7, 4.66], [-0.7, 4.78]),
    ),
    standing(LEFT + 0.3, SEATS[3], ...teller(ROSE)),
    standing(LEFT + 0.3, SEATS[2], ...elder(GOLD)),
    standing(LEFT + 0.3, SEATS[1], ...drinker(LILAC)),
    standing(LEFT + 0.3, SEATS[0], ...laugher(WHITE)),
    standing(-0.95, 5.45, ...brazier),
    standing(-0.25, 5.4, moved({ x: -94, y: -66, turn: -24, scale: 0.9 }, ...coffeePot), ...coffeeSeller),
    standing(0.76, 5.15, ...cat),
    standing(0.5, 13, ...walker),
    ...balcony,
    wires,
  ),
];
