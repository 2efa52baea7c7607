import { Pen } from './pen.ts';
import { points } from './points.ts';

/**
 * Path data of lobes from point to point of a row, bulging to the left of the way, and then `rest` straight: the edge of
 * a cloud. A lobe's radius is `round` times its width: flat from 1 on.
 */
export function lobes(row: string, round = 0.7, rest = ''): string {
  const [start = [0, 0, 0], ...way] = points(row);
  const pen = new Pen(start[0], start[1]);
  let here = start;
  for (const next of way) {
    pen.bulge(Math.hypot(next[0] - here[0], next[1] - here[1]) * round, next[0], next[1]);
    here = next;
  }
  if (rest !== '') pen.through(points(rest).map(([x, y]) => [x, y] as const));
  return pen.close().d;
}
