import { points } from './points.ts';

/** How broad the cushions are, one after the other, in shares of their size. */
const BROAD = [1.15, 0.8, 1.5, 1, 0.7, 1.3, 0.9];

/** Cushions about `size` broad along a row of points, as a row for `lobes`: moss on a bough, crowns along a ridge. */
export function cushions(row: string, size: number): string {
  const way = points(row);
  let turn = 0;
  const knots = way.slice(1).flatMap(([x1, y1], at) => {
    const [x0, y0] = way[at]!;
    const long = Math.hypot(x1 - x0, y1 - y0);
    const steps: string[] = [];
    for (let along = 0; along < long - size * 0.5; along += size * BROAD[turn++ % BROAD.length]!)
      steps.push(
        `${Math.round(x0 + ((x1 - x0) * along) / long)},${Math.round(y0 + ((y1 - y0) * along) / long)}`,
      );
    return steps;
  });
  const [x, y] = way.at(-1)!;
  return [...knots, `${x},${y}`].join(' ');
}
