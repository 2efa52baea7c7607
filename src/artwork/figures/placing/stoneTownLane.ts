import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { at, between, LEFT, plane, RIGHT, spot } from './lanePerspective.ts';

const [SHADE, DUSK, DARK, WOOD] = ['#4a2450', '#341a40', '#1f0d2a', '#8a5060'];

/** A shuttered window in the left wall, between two depths. */
const shutters = (span: readonly [number, number], low: number, high: number): Layer[] => {
  const middle = between(span[0], span[1], 0.5);
  return [
    cut('#67385e', plane(LEFT, [span[0] * 0.98, span[1] * 1.02], [low - 0.1, high + 0.1])),
    cut(DARK, plane(LEFT, span, [low, high])),
    inked(
      '#5a3058',
      3,
      ...[0.2, 0.4, 0.6, 0.8].map((share) => {
        const y = low + (high - low) * share;
        return `${at(LEFT, y, span[0])} ${at(LEFT, y, span[1])}`;
      }),
    ),
    inked('#67385e', 4, `${at(LEFT, low, middle)} ${at(LEFT, high, middle)}`),
  ];
};

/** The balcony of carved wood that hangs out of the left wall: its floor from below, its near end, its front with balusters, its roof. */
const balcony: readonly Layer[] = (() => {
  const [far, near, out] = [104, 196, LEFT + 0.85];
  const posts = [0, 1, 2, 3].map((step) => between(far, near, step / 3));
  const bars = Array.from({ length: 13 }, (_, step) => between(far, near, step / 12));
  const across = (low: number, metre: number) => `${at(LEFT, low, metre)},1 ${at(out, low, metre)},1`;
  return [
    cut(DARK, plane(LEFT, [far, near], [3.1, 5.1])),
    cut('#2a1234', `${across(3.1, far)} ${at(out, 3.1, near)},1 ${at(LEFT, 3.1, near)},1`),
    inked(WOOD, 5, ...bars.map((metre) => `${at(out, 3.1, metre)} ${at(out, 4, metre)}`)),
    cut(
      WOOD,
      plane(out, [far, near], [3.02, 3.16]),
      plane(out, [far, near], [3.98, 4.1]),
      plane(out, [far, near], [4.9, 5.12]),
    ),
    inked(WOOD, 9, ...posts.map((metre) => `${at(out, 3.1, metre)} ${at(out, 5, metre)}`)),
    cut(
      '#6a3c58',
      `${at(LEFT, 5.7, far)},1 ${at(out - 0.1, 5.05, far * 0.97)},1 ${at(out - 0.1, 5.05, near * 1.05)},1 ${at(LEFT, 5.7, near * 1.04)},1`,
    ),
  ];
})();

/** The carved door in the sunny wall: one leaf stands ajar before a lamplit hall. */
const door: readonly Layer[] = (() => {
  const [far, near] = [98, 208];
  const step = (share: number) => between(far, near, share);
  const [from, half, to] = [step(0.13), step(0.46), step(0.9)];
  const panel = (row: number) =>
    plane(RIGHT, [step(0.52), step(0.84)], [0.14 + row * 0.66, 0.66 + row * 0.66]);
  const studs = [0, 1, 2, 3].flatMap((row) =>
    [0.58, 0.68, 0.78].map((share) =>
      disc(...spot(RIGHT, 0.4 + row * 0.66, step(share)), step(share) * 0.045),
    ),
  );
  return [
    cut(
      '#b5844c',
      `${at(RIGHT, 0, far)},1 ${at(RIGHT, 0, near)},1 ${at(RIGHT - 0.34, 0, near * 1.02)},1 ${at(RIGHT - 0.34, 0, far)},1`,
    ),
    cut('#5a2c1c', plane(RIGHT, [far, near], [0, 3.4])),
    cut('#7a3f22', plane(RIGHT, [step(0.04), step(0.97)], [2.94, 3.3])),
    cut(
      '#e0a85c',
      ...Array.from({ length: 8 }, (_, n) =>
        disc(
          ...spot(RIGHT, 3.12, step(0.1 + n * 0.112)),
          step(0.1 + n * 0.112) * 0.07,
          step(0.1 + n * 0.112) * 0.1,
        ),
      ),
    ),
    cut('#22100f', plane(RIGHT, [from, to], [0, 2.8])),
    cut('#f2c766', plane(RIGHT, [step(0.19), half], [0, 2.66])),
    cut('#dc9a44', plane(RIGHT, [step(0.19), half], [0, 0.7])),
    cut(
      '#b5682c',
      `${at(RIGHT, 2.66, step(0.19))},1 ${at(RIGHT, 2.56, step(0.28))},1 ${at(RIGHT, 0.1, step(0.28))},1 ${at(RIGHT, 0, step(0.19))},1`,
    ),
    cut('#7a3f22', plane(RIGHT, [half, to], [0, 2.8])),
    cut('#9c582c', ...[0, 1, 2, 3].map(panel)),
    cut('#f6cc6c', ...studs),
  ];
})();

/** A lane of Stone Town at eye level: the left side in shade under a carved balcony, a studded door in the sunny wall at the right. */
export const stoneTownLane: readonly Layer[] = [
  // The house across the lane's end, its arch and shutters.
  cut('#edc596', `${at(LEFT, 0, 58)},1 ${at(LEFT, 6.3, 58)},1 ${at(RIGHT, 6.3, 58)},1 ${at(RIGHT, 0, 58)},1`),
  cut(
    '#d79a72',
    `${at(LEFT, 6.3, 58)},1 ${at(RIGHT, 6.3, 58)},1 ${at(RIGHT, 6, 58)},1 ${at(LEFT, 6, 58)},1`,
    `${at(LEFT, 0, 58)},1 ${at(LEFT, 6, 58)},1 ${at(-1.4, 6, 58)},1 ${at(-0.9, 0, 58)},1`,
  ),
  cut('#8a4c40', `${at(0.9, 3.6, 58)},1 ${at(0.9, 5.2, 58)},1 ${at(1.7, 5.2, 58)},1 ${at(1.7, 3.6, 58)},1`),
  // The ground: sun at the right, the shade of the left houses with their roofs' outline.
  cut('#f3cf98', `${at(LEFT, 0, 58)},1 ${at(RIGHT, 0, 58)},1 ${at(RIGHT, 0, 320)},1 ${at(LEFT, 0, 320)},1`),
  cut(
    '#a8605c',
    `${at(LEFT, 0, 58)},1 ${at(-0.9, 0, 58)},1 ${at(-0.9, 0, 84)},1 ${at(-0.3, 0, 86)},1 ${at(-0.3, 0, 128)},1 ${at(-0.75, 0, 134)},1 ${at(-0.75, 0, 330)},1 ${at(LEFT, 0, 330)},1`,
  ),
  // The left houses in shade.
  cut(SHADE, plane(LEFT, [58, 330], [0, 6.6])),
  cut(DUSK, plane(LEFT, [58, 330], [0, 0.9]), plane(LEFT, [58, 76], [0, 6.6])),
  cut('#67385e', plane(LEFT, [58, 330], [6.36, 6.7])),
  ...shutters([84, 98], 1.1, 2.5),
  ...shutters([118, 142], 1.1, 2.5),
  cut('#67385e', plane(LEFT, [168, 240], [0, 2.7])),
  cut(DARK, plane(LEFT, [174, 231], [0, 2.58])),
  ...balcony,
  // The right houses in the sun, the far one a step back in its own shade.
  cut('#fbe6be', plane(RIGHT, [58, 330], [0, 6.9])),
  cut('#e3b88c', plane(RIGHT, [58, 72], [0, 6.9])),
  cut('#f0d2a2', plane(RIGHT, [58, 330], [0, 0.5])),
  cut('#d79a72', plane(RIGHT, [58, 330], [6.6, 6.9])),
  cut(
    { fill: '#b87a6a', opacity: 0.5 },
    `${at(RIGHT, 6.6, 170)},1 ${at(RIGHT, 6.6, 330)},1 ${at(RIGHT, 4, 330)},1 ${at(RIGHT, 3.9, 250)},1 ${at(RIGHT, 4.8, 246)},1`,
  ),
  ...door,
];

/** The shadow of somebody who stands at a scale, the sun at the left: from the feet over the lane's floor. */
export const laneShadow = (across: number, metre: number): Layer => {
  const [x, y] = spot(across, 0, metre);
  const long = metre * 1.3;
  return cut(
    { fill: '#8a4a50', opacity: 0.75 },
    `${x - 26},${y - 4},1 ${x + long * 0.3},${y - 10} ${x + long * 0.62},${y + 2} ${x + long * 0.8},${y + 14} ${x + long * 0.96},${y + 20},1 ${x + long * 0.9},${y + 36},1 ${x + long * 0.6},${y + 40} ${x + long * 0.2},${y + 40} ${x - 26},${y + 12},1`,
    disc(x + long * 1.02, y + 30, 26, 15),
    `${x + long * 1.1},${y + 4},1 ${x + long * 1.22},${y + 26} ${x + long * 1.16},${y + 56},1 ${x + long * 1.06},${y + 40}`,
  );
};
