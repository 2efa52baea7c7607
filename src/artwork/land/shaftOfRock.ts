import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { points } from '../drawing/points.ts';

/**
 * Walls of rock that rise all around us to an opening, looked up at from below: a face to each side of the opening,
 * and beds of rock across them.
 * @param opening its corners around 0,0, which is straight above, clockwise
 * @param beds how much larger than the opening each bed ends, and the tones of its faces to the left and to the right;
 *   the nearest to us first
 */
export const shaftOfRock = (
  opening: string,
  beds: readonly (readonly [size: number, left: string, right: string])[],
): Layer[] => {
  const corners = points(opening);
  const faces = (toLeft: boolean, size: number) =>
    corners
      .map((corner, at) => [corner, corners[(at + 1) % corners.length]!] as const)
      .filter(([from, to]) => to[1] > from[1] === toLeft && from[0] * to[1] > from[1] * to[0])
      .map((ends) =>
        ['0,0,1', ...ends.map(([x, y]) => `${Math.round(x * size)},${Math.round(y * size)},1`)].join(' '),
      )
      .join(';');
  return beds.flatMap(([size, left, right]) => [
    cut(left, faces(true, size)),
    cut(right, faces(false, size)),
  ]);
};
