import { panel } from './brush.ts';
import type { Point } from './pen.ts';

/** Half of a polygon: what lies nearer to `here` than to `there`. */
function nearer(polygon: readonly Point[], here: Point, there: Point): Point[] {
  const [mx, my] = [(here[0] + there[0]) / 2, (here[1] + there[1]) / 2];
  const side = ([x, y]: Point) => (x - mx) * (there[0] - here[0]) + (y - my) * (there[1] - here[1]);
  return polygon.flatMap((point, at): Point[] => {
    const next = polygon[(at + 1) % polygon.length]!;
    const [own, other] = [side(point), side(next)];
    const kept: Point[] = own <= 0 ? [point] : [];
    if (own * other >= 0) return kept;
    const share = own / (own - other);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

/**
 * The patches of a giraffe's coat, of dry mud, of shade under leaves: a polygon around each of some points, its corners rounded.
 * @param lane how far apart the polygons are
 */
export function cells(seeds: readonly Point[], lane: number): string[] {
  const far = Math.max(...seeds.flat()) + 1000;
  return seeds.map((seed) => {
    let polygon: Point[] = [
      [-far, -far],
      [far, -far],
      [far, far],
      [-far, far],
    ];
    for (const other of seeds) {
      if (other === seed) continue;
      const length = Math.hypot(other[0] - seed[0], other[1] - seed[1]);
      const share = 1 - lane / length;
      polygon = nearer(polygon, seed, [
        seed[0] + (other[0] - seed[0]) * share,
        seed[1] + (other[1] - seed[1]) * share,
      ]);
    }
    return panel(polygon.map(([x, y]) => [Math.round(x), Math.round(y), lane] as const));
  });
}
