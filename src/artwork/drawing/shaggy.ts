import { points, type Knot } from './points.ts';

/** How long a lock is among its neighbours. */
const LENGTHS = [1, 0.55, 0.8, 0.4, 0.9, 0.65];

/**
 * An edge of hair, for an outline: locks on the left of a row of points.
 * @param size how far the longest lock stands out
 * @param lean how far it falls along the row, in its own lengths; below 0 against the row
 * @param step how far apart the locks are, in sizes
 */
export function shaggy(row: string, size: number, lean = 1, step = 1.5): Knot[] {
  const way = points(row);
  const edge: Knot[] = [];
  let lock = 0;
  for (const [at, [x, y]] of way.slice(0, -1).entries()) {
    const [nextX, nextY] = way[at + 1]!;
    const length = Math.hypot(nextX - x, nextY - y);
    const [dx, dy] = [(nextX - x) / length, (nextY - y) / length];
    const count = Math.max(1, Math.round(length / (size * step)));
    const spot = (along: number, out: number, corner: 0 | 1): Knot => [
      Math.round(x + dx * along + dy * out),
      Math.round(y + dy * along - dx * out),
      corner,
    ];
    for (let turn = 0; turn < count; turn += 1) {
      const root = (length * turn) / count;
      const long = size * LENGTHS[lock % LENGTHS.length]!;
      lock += 1;
      // A lock bends: the side towards which it falls is hollow, the other one swells.
      edge.push(spot(root, 0, 1));
      if (lean > 0) edge.push(spot(root + long * lean * 0.3, long * 0.6, 0));
      else edge.push(spot(root, long * 0.6, 0));
      edge.push(spot(root + long * lean, long, 1));
      if (lean < 0) edge.push(spot(root + (length / count) * 0.5, long * 0.25, 0));
    }
  }
  const [x, y] = way.at(-1)!;
  return [...edge, [x, y, 1]];
}
