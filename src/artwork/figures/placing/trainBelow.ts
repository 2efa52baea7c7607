import { cut } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Point } from '../../drawing/pen.ts';

/** Where a train runs, from its near end to its far one, how high it is in pixels there, and how many cars it has. */
interface Run {
  from: Point;
  to: Point;
  high: readonly [near: number, far: number];
  count: number;
}

/** How far along its own length something stands that looks half way off: the far half is the shorter one in the picture. */
const PERSPECTIVE = 3.2;

/** A train of the Mombasa line seen from the air on its way to the left, its near end out of the picture: cream, a red band, lit roof. */
export function trainBelow({ from, to, high, count }: Run): Layer[] {
  const at = (share: number, up: number): string => {
    const seen = (share * PERSPECTIVE) / (1 + share * (PERSPECTIVE - 1));
    const size = high[0] + (high[1] - high[0]) * seen;
    const x = from[0] + (to[0] - from[0]) * seen;
    const y = from[1] + (to[1] - from[1]) * seen;
    return `${Math.round(x)},${Math.round(y - up * size)},1`;
  };
  /** A strip of the train's side, from one share of its length to another, between two heights (1 is the roof's edge). */
  const strip = (first: number, last: number, low: number, top: number): string =>
    [at(first, low), at(last, low), at(last, top), at(first, top)].join(' ');
  const cars = Array.from({ length: count }, (_, car) => [car / count, (car + 0.95) / count] as const);
  const windows = cars.slice(0, -1).flatMap(([first, last]) =>
    Array.from({ length: 5 }, (_, pane) => {
      const left = first + ((last - first) * (pane + 0.25)) / 5;
      return strip(left, left + ((last - first) * 0.6) / 5, 0.5, 0.78);
    }),
  );
  const [noseFirst, noseLast] = cars.at(-1) ?? [0, 1];
  const nose = noseFirst + (noseLast - noseFirst) * 0.7;
  return [
    // The bank and its rails run on.
    cut('#8f3d22', [at(-0.1, -0.5), at(6, -0.6), at(6, 0.1), at(-0.1, 0.1)].join(' ')),
    cut('#f7d3a4', [at(-0.1, -0.12), at(6, -0.2), at(6, 0.3), at(-0.1, 0.3)].join(' ')),
    cut('#4a2430', [at(0.9, -0.04), at(6, 0), at(6, 0.14), at(0.9, 0.04)].join(' ')),
    cut('#5c1a1a', strip(-0.1, 1, -0.1, 0.1)),
    cut('#fbf1dc', ...cars.map(([first, last]) => strip(first, last, 0.06, 1))),
    cut('#c8362a', ...cars.map(([first, last]) => strip(first, last, 0.16, 0.4))),
    cut('#24365e', ...windows, strip(nose, noseLast, 0.06, 1)),
    cut('#d8c8b4', ...cars.map(([first, last]) => strip(first, last, 1, 1.34))),
    cut('#fffaf0', ...cars.map(([first, last]) => strip(first, last, 1.18, 1.34))),
  ];
}
