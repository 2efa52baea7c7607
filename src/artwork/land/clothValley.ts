import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

const [CLOTH, DEEP, TRACK, FIELD, PALE] = ['#c8322b', '#7c1a2b', '#dc9430', '#f0b23e', '#fde2a0'];

/** A thread of the cloth, from the shoulder (0 the back, 1 the breast) down and out to the horizon; `along` it from 0 to 1. */
function thread(across: number, along: number): Knot {
  const low = 1 - across;
  const [a, b, c, d] = [
    [150 + across * 250, 360 + across * 40],
    [150 + across * 330, 620 - across * 60],
    [250 + across * 450, 560 + low * 560],
    [1300, 486 + (low > 0 ? low ** 1.15 : 0) * 900],
  ] as const;
  const back = 1 - along;
  const at = (axis: 0 | 1) =>
    back ** 3 * a[axis] +
    3 * back ** 2 * along * b[axis] +
    3 * back * along ** 2 * c[axis] +
    along ** 3 * d[axis];
  return [Math.round(at(0)), Math.round(at(1))];
}

const STEPS = 12;
/** A band between two threads whose share of the field narrows the farther it runs. */
function band(first: number, width: number, far: number): string {
  const side = (share: (along: number) => number) =>
    Array.from({ length: STEPS + 1 }, (_, at): Knot => {
      const [x, y] = thread(share(at / STEPS), at / STEPS);
      return [x, y, at === 0 || at === STEPS ? 1 : 0];
    });
  const near = side((along) => first + (width * along * (1 - far)) / 2);
  const other = side((along) => first + width - (width * along * (1 - far)) / 2);
  return outline([...near, ...other.toReversed()]);
}

/** A band across all threads, between two places along them. */
function weft(from: number, to: number): string {
  const row = (along: number) =>
    Array.from({ length: 9 }, (_, at): Knot => {
      const [x, y] = thread(at / 4 - 1, along);
      return [x, y, at === 0 || at === 8 ? 1 : 0];
    });
  return outline([...row(from), ...row(to).toReversed()]);
}

const WARPS = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((at) => at / 8);

/** A herder's checked cloth, off his shoulder at (275, 380), that runs out to the right as a plain with its tracks. */
export const clothValley: readonly Layer[] = [
  within(
    FIELD,
    outline([
      ...Array.from({ length: 13 }, (_, at): Knot => {
        const [x, y] = thread(1, at / 12);
        return [x, y, at === 12 ? 1 : 0];
      }),
      [1300, 960, 1],
      [20, 960, 1],
      [30, 720],
      [70, 480],
      [140, 404],
      [222, 372, 1],
    ]),
    cut(CLOTH, ...WARPS.map((at) => band(at + 0.01, 0.1, 0))),
    cut(CLOTH, band(0.885, 0.23, 0)),
    cut(DEEP, ...[0.06, 0.2, 0.34, 0.48].map((at) => weft(at, at + 0.05))),
    cut(TRACK, ...[0.635, 0.765, 0.9].map((at) => weft(at, at + 0.013))),
    cut(PALE, ...WARPS.map((at) => band(at - 0.012, 0.014, 0.4))),
  ),
];
