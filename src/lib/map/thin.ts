import type { Point } from './frame.ts';

/** How far a point lies from the straight line between two others. */
function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/**
 * A line with fewer points, none of those left out farther from it than `tolerance` (Douglas and Peucker). Both ends
 * stay, so that lines which meet go on meeting.
 */
export function thin(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  for (const [place, point] of line.entries()) {
    const distance = away(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, place];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thin(line.slice(0, at + 1), tolerance), ...thin(line.slice(at), tolerance).slice(1)];
}

/**
 * Path data written in steps of whole units, which is shorter than in places: `M3,4L5,6Z` becomes `M3 4l2 2z`.
 * @param path path data of the commands M, L and Z alone, with whole numbers, as d3 writes it
 */
export function inSteps(path: string): string {
  let [atX, atY] = [0, 0];
  return [...path.matchAll(/(?<letter>[MLZ])(?:(?<x>-?\d+),(?<y>-?\d+))?/g)]
    .map(({ groups = {} }) => {
      if (groups['letter'] === 'Z') return 'z';
      const [x, y] = [Number(groups['x']), Number(groups['y'])];
      const [stepX, stepY] = [x - atX, y - atY];
      [atX, atY] = [x, y];
      if (groups['letter'] === 'M') return `M${x} ${y}`;
      return stepX || stepY ? `l${stepX}${stepY < 0 ? '' : ' '}${stepY}` : '';
    })
    .join('');
}
