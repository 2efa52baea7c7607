import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';

/** Where the clefts between columns are; from -304 to 242 they are those over a zebra's back. */
const CLEFTS = [
  -720, -668, -612, -566, -500, -452, -392, -346, -304, -272, -240, -206, -170, -130, -86, -40, 6, 52, 98,
  146, 194, 242, 290, 350, 398, 462, 508, 570, 616, 680,
];
/** The first and the last cleft over the back, where they are as wide as stripes. */
const [FIRST, LAST] = [-304, 242];
const BACK = -500;
/** Left of here they are free before the breast, and narrow again. */
const BREAST = -150;

/** The inks of a wall: what the sun strikes, faces turned away, clefts. */
export type WallInks = readonly [lit: string, face: string, cleft: string];

/** A wall of columns, their feet at y = 0; `tops` are their heights from left to right. */
export const columnWall = ([lit, face, cleft]: WallInks, tops: readonly number[]): readonly Layer[] => {
  const columns = tops.map((top, at) => ({
    left: CLEFTS[at] ?? 0,
    right: CLEFTS[at + 1] ?? 0,
    top,
    before: tops[at - 1] ?? 0,
  }));
  return [
    cut(
      lit,
      ...columns.map(
        ({ left, right, top }) =>
          `${left},0,1 ${left},${6 - top},1 ${left + 12},${-top},1 ${right + 1},${4 - top},1 ${right + 1},0,1`,
      ),
    ),
    cut(
      face,
      ...columns.map(({ left, right, top }) => {
        const edge = Math.round(left + (right - left) * 0.56);
        return `${edge},0,1 ${edge},${1 - top},1 ${right + 1},${4 - top},1 ${right + 1},0,1`;
      }),
    ),
    cut(
      cleft,
      ...columns.map(({ left, top, before }) => {
        const head = -Math.min(top, before);
        const isStripe = left >= FIRST && left <= LAST;
        const foot = left < BREAST ? 7 : 14;
        return isStripe
          ? `${left - 3},${head},1 ${left + 3},${head},1 ${left + 14},${BACK},1 ${left + foot},0,1 ${left - foot},0,1 ${left - 14},${BACK},1`
          : `${left - 3},${head},1 ${left + 3},${head},1 ${left + 7},0,1 ${left - 7},0,1`;
      }),
    ),
  ];
};
