import type { Point } from './pen.ts';
import { points } from './points.ts';

/** What is left of a polygon on one side of the line half way between two seeds, `gap` pixels short of it. */
function cutOff(polygon: readonly Point[], own: Point, other: Point, gap: number): Point[] {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const length = Math.hypot(dx, dy);
  const over = ([x, y]: Point) => ((x - own[0]) * dx + (y - own[1]) * dy) / length - length / 2 + gap;
  return polygon.flatMap((here, at): Point[] => {
    const next = polygon[(at + 1) % polygon.length]!;
    const [a, b] = [over(here), over(next)];
    const kept = a <= 0 ? [here] : [];
    if (a <= 0 === b <= 0) return kept;
    const share = a / (a - b);
    return [...kept, [here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]];
  });
}

/**
 * Path data of the plates around some seeds (`x,y,reach`), parted by lines of one width: a giraffe's net, dried mud.
 * No plate reaches further than `reach` from its seed.
 */
export function cells(row: string, line: number): string {
  const seeds = points(row);
  return seeds
    .map(([x, y, reach]) => {
      const start: Point[] = [
        [x - reach, y - reach],
        [x + reach, y - reach],
        [x + reach, y + reach],
        [x - reach, y + reach],
      ];
      const plate = seeds.reduce<readonly Point[]>(
        (left, [ox, oy]) =>
          (ox === x && oy === y) || Math.hypot(ox - x, oy - y) > reach * 3
            ? left
            : cutOff(left, [x, y], [ox, oy], line / 2),
        start,
      );
      const [first, ...rest] = plate.map(([px, py]): Point => [Math.round(px), Math.round(py)]);
      if (first === undefined) return '';
      return `M${first.join(' ')}L${rest.map((point) => point.join(' ')).join(' ')}z`;
    })
    .join('');
}
