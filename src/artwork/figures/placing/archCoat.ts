import type { Random } from '../../canvas/random.ts';
import { panel } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';

/** How many rays make the outline of a patch. */
const RAYS = 9;

/**
 * Round patches in rows on a tube, as path data: they are small where it is thin, and narrow where it turns away.
 * @param rows how many rows lie along it; every other one is shifted by half a patch
 * @param at a point of the tube so many rows down its length, between its one edge (0) and its other (1)
 */
export function archCoat(source: Random, rows: number, at: (row: number, share: number) => Point): string {
  // Rolled out: rows along it, and round it thirds of the half that is seen.
  const middles = Array.from({ length: rows }, (_, row) =>
    (row % 2 === 0 ? [-0.5, 0.5, 1.5, 2.5, 3.5] : [0, 1, 2, 3]).map((column): Point => [
      row + source.between(-0.16, 0.16),
      column + source.between(-0.14, 0.14),
    ]),
  ).flat();
  const seen = ([row, column]: Point) => {
    const turn = Math.max(-0.1, Math.min(3.1, column)) / 3;
    return at(row, (1 - Math.cos(turn * Math.PI)) / 2);
  };
  return middles
    .filter(([row, column]) => row > 1.6 && column > -0.4 && column < 2.8)
    .map(([row, column]) => {
      const start = source.between(0, 1);
      const corners = Array.from({ length: RAYS }, (_, ray): Point => {
        const angle = ((ray + start) / RAYS) * Math.PI * 2;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        // How far the ray goes until the middle of a neighbour is nearer; a row is 0.87 of a patch wide.
        const reach = middles.reduce((least, [otherRow, otherColumn]) => {
          const [ax, ay] = [(otherRow - row) * 0.87, otherColumn - column];
          const along = ax * dx + ay * dy;
          return along <= 0.01 ? least : Math.min(least, (ax * ax + ay * ay) / (2 * along));
        }, 0.62);
        const far = reach * source.between(0.78, 0.92);
        return [row + (dx * far) / 0.87, column + dy * far];
      });
      const [[left, top], [right, foot]] = [at(row, 0), at(row, 1)];
      const round = Math.hypot(right - left, foot - top) * 0.035;
      return panel(corners.map((corner): Knot => [...seen(corner), round]));
    })
    .join('');
}
