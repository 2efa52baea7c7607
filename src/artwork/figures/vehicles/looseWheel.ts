import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [INK, RUBBER, TREAD, STEEL, DULL, HUB] = [
  '#1b1426',
  '#2a2138',
  '#54475e',
  '#fff0d0',
  '#c9a284',
  '#8a6a66',
];

/** A wheel off its car, its rim towards us round 0,0, lit from the left: tyre, steel with its ring of holes; 100 units are a metre. */
export const looseWheel: readonly Layer[] = [
  within(
    RUBBER,
    disc(0, 0, 38),
    cut(TREAD, disc(-4, -3, 38)),
    cut(RUBBER, disc(3, 2, 36)),
    inked(
      INK,
      2,
      ...Array.from({ length: 24 }, (_, at) => {
        const [x, y] = [Math.cos(at * 0.2618 + 0.1), Math.sin(at * 0.2618 + 0.1)];
        return `${Math.round(34 * x)},${Math.round(34 * y)} ${Math.round(40 * x)},${Math.round(40 * y)}`;
      }),
    ),
  ),
  within(DULL, disc(0, 0, 22), cut(STEEL, disc(-3, -3, 22)), cut(DULL, disc(0, 0, 15))),
  cut(STEEL, disc(-1, -1, 14)),
  cut(INK, ...[0, 1, 2, 3, 4].map((at) => disc(10 * Math.cos(at * 1.257), 10 * Math.sin(at * 1.257), 2))),
  cut(HUB, disc(0, 0, 5)),
];
