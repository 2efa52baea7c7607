import type { Knot } from './points.ts';
import type { Point } from './pen.ts';

/** What is left of a convex polygon on the near side of a straight line: through `at`, across `heading`. */
function halved(polygon: readonly Point[], at: Point, heading: Point): Point[] {
  const beyond = ([x, y]: Point) => (x - at[0]) * heading[0] + (y - at[1]) * heading[1];
  return polygon.flatMap((here, index): Point[] => {
    const next = polygon[(index + 1) % polygon.length]!;
    const [from, to] = [beyond(here), beyond(next)];
    const kept: Point[] = from <= 0 ? [here] : [];
    if (from <= 0 === to <= 0) return kept;
    const share = from / (from - to);
    return [...kept, [here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]];
  });
}

/**
 * The patches of a net, one round each seed: polygons that are `gap` apart and reach no farther than `reach` from
 * their seed. Their corners are rounded by `round` when they are drawn with `panel`.
 */
export function netted(seeds: readonly Point[], gap: number, reach: number, round = 0): Knot[][] {
  return seeds.flatMap(([x, y]) => {
    const square: Point[] = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x + reach, y + reach],
      [x - reach, y + reach],
    ];
    const polygon = seeds.reduce((left: Point[], [otherX, otherY]) => {
      const length = Math.hypot(otherX - x, otherY - y);
      if (length === 0 || length > 2 * reach * Math.SQRT2) return left;
      const heading: Point = [(otherX - x) / length, (otherY - y) / length];
      const half = (length - gap) / 2;
      return halved(left, [x + heading[0] * half, y + heading[1] * half], heading);
    }, square);
    // Sides too short to be rounded are left out.
    const corners = polygon.filter(([px, py], at) => {
      const [nextX, nextY] = polygon[(at + 1) % polygon.length]!;
      return Math.hypot(nextX - px, nextY - py) > 2 * round;
    });
    return corners.length < 3
      ? []
      : [corners.map(([px, py]): Knot => [Math.round(px), Math.round(py), round])];
  });
}
