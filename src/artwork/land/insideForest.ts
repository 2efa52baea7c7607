import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';
import { points } from '../drawing/points.ts';

/** Trunks that rise out of the picture: the middle of each foot, and half its thickness; their lit side to the right. */
export const trunks = (row: string, bark: string, lit: string): Layer[] => {
  const each = (from: number, to: number) =>
    points(row).map(
      ([x, y, h]) =>
        `${x + h * from * 1.9},${y},1 ${x + h * from * 1.05},${y - h * 2.4} ${x + h * from},-20,1 ${x + h * to},-20,1 ${x + h * to * 1.05},${y - h * 2.4} ${x + h * to * 1.9},${y},1`,
    );
  return [cut(bark, ...each(-1, 1)), cut(lit, ...each(0.55, 1))];
};

/** Leaves that hang along an edge of the canopy: the place of each stalk, and how long it is. */
export const hanging = (row: string): string[] =>
  points(row).flatMap(([x, y, long], at) =>
    [62, 118, 90].map((turn, leaf) =>
      outline(
        placed({
          x: x + (leaf - 1) * long * 0.2,
          y,
          scale: (long / 100) * (leaf === 2 ? 1.15 : 0.9),
          turn: turn + ((at * 7) % 5) * 6 - 12,
        })('0,0,1 16,-20 50,-26 80,-14 100,0,1 82,16 50,24 16,18'),
      ),
    ),
  );
