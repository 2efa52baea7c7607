import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc, outline } from '../../drawing/brush.ts';
import { CLEAR } from '../../light/clear.ts';
import { ripples } from '../../water/water.ts';
import { houseOfWonders } from '../buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../buildings/stoneTown.ts';
import { coconutPalm } from '../plants/palm.ts';
import { row } from './crowd.ts';
import { place } from './place.ts';

const PALM = { flat: '#140d2c', shadow: false } as const;
/** How high the harbour wall is above the water, in pixels. */
export const QUAY_WALL = 34;

/** The height of the quay, the middle of the House of Wonders, from where to where the front reaches, and the palms on it. */
export interface SeaFront {
  quay: number;
  house: number;
  from: number;
  to: number;
  /** A metre of the houses, in pixels. */
  metre: number;
  palms: readonly (readonly [x: number, metre: number])[];
}

/** Where lamps stand along the quay. */
const lamps = ({ from, to }: SeaFront): number[] =>
  [0.06, 0.24, 0.44, 0.62, 0.8, 0.95].map((share) => Math.round(from + (to - from) * share));

/** Streaks of light on the water under a lamp at x. */
const lampOnWater = (x: number, y: number): string[] =>
  [
    [0, 14, 20],
    [8, 34, 30],
    [-10, 58, 24],
    [6, 88, 36],
    [-6, 124, 26],
  ].map(
    ([dx = 0, dy = 0, half = 0]) =>
      `${x + dx - half},${y + dy},1 ${x + dx},${y + dy - 5} ${x + dx + half},${y + dy},1 ${x + dx},${y + dy + 5}`,
  );

/** The front from its quay up: houses, the House of Wonders, palms. */
const front = ({ quay, house, from, to, metre: size, palms }: SeaFront): Layer[] => [
  row([stoneTownHouse()], {
    from: [from, quay],
    to: [to, quay],
    count: 9,
    metre: [size - 1, size - 1],
    depth: 0.3,
    shadow: false,
    by: CLEAR,
    coat: { body: '#3a2a5c', shade: '#2a1c48', lit: '#5a3c70', dark: '#ffc766', accent: '#1d1236' },
  }),
  place(houseOfWonders(), {
    x: house,
    y: quay,
    metre: size,
    depth: 0.3,
    shadow: false,
    by: CLEAR,
    coat: { body: '#c9707a', shade: '#5a3460', lit: '#ffd9a8', dark: '#ffc766', pale: '#f0b090' },
  }),
  ...palms.map(([x, metre], at) =>
    place(coconutPalm({ seed: at + 1, lean: at % 2 === 0 ? 1.6 : -2.2 }), { x, y: quay, metre, ...PALM }),
  ),
];

/** Stone Town's sea front in its lights on the harbour wall, and its image in the water below. */
export const stoneTownFront = (view: SeaFront): Layer[] => {
  const { quay, from, to } = view;
  const foot = quay + QUAY_WALL;
  return [
    // The front, and once more on its head in the harbour.
    (canvas) => {
      const houses = canvas.collect(...front(view));
      const water = outline(
        `${from - 60},${foot},1 ${to + 60},${foot},1 ${to + 60},${foot + 150},1 ${from - 60},${foot + 150},1`,
      );
      canvas.body(water, '#7a4a78', () => canvas.use(houses, { x: 0, y: foot + quay * 0.5, squash: -0.5 }));
      canvas.use(houses, { x: 0, y: 0 });
    },
    // Dusk on the image, in two flat steps.
    cut({ fill: '#5a3f70', opacity: 0.5 }, box(from - 60, foot, to - from + 120, 151)),
    cut({ fill: '#313a6c', opacity: 0.55 }, box(from - 60, foot + 78, to - from + 120, 73)),
    ripples({
      y: foot + 4,
      to: foot + 150,
      x: from,
      width: to - from,
      count: 36,
      colour: '#2a2a60',
      size: 1.5,
      opacity: 0.8,
    }),
    cut({ fill: '#ffc766', opacity: 0.85 }, ...lamps(view).flatMap((at) => lampOnWater(at, foot))),
    // The harbour wall, its coping in the last light, its lamps.
    cut(
      '#2a1640',
      `${from - 60},${quay - 2},1 ${to + 60},${quay - 2},1 ${to + 60},${foot},1 ${from - 84},${foot},1`,
    ),
    cut(
      '#e08a74',
      `${from - 60},${quay - 4},1 ${to + 60},${quay - 4},1 ${to + 60},${quay + 3},1 ${from - 60},${quay + 3},1`,
    ),
    inked('#160a24', 4, ...lamps(view).map((at) => `${at},${quay} ${at},${quay - 44}`)),
    cut('#ffe9a8', ...lamps(view).map((at) => disc(at, quay - 48, 8))),
  ];
};
