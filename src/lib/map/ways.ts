import type { Means, TripRoute } from '../../schemas/route.ts';
import type { Frame, Point } from './frame.ts';

/** Whether two points are less than so many units apart. */
export const near = (a: Point, b: Point, units: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < units;

/** A line through points with round bends, as path data of whole units. */
export function bend(points: readonly Point[]): string {
  const at = (place: number) => points[Math.max(0, Math.min(points.length - 1, place))] ?? ([0, 0] as const);
  const round = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const curves = points.slice(1).map((end, place): string => {
    const [before, start, after] = [at(place - 1), at(place), at(place + 2)];
    if (points.length === 2) return `L${round(end)}`;
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${round(leave)} ${round(arrive)} ${round(end)}`;
  });
  return `M${round(at(0))}${curves.join('')}`;
}

/** The lines of the legs by what is used; a way that is gone twice, there and back or on another day, is drawn once. */
export function linesOf({ stops, legs }: TripRoute, frame: Frame): { by: Means; points: Point[] }[] {
  const point = new Map(stops.map((stop) => [stop.name, frame.project(stop)]));
  const drawn = new Set<string>();
  return legs.flatMap(({ from, to, by, via = [] }) => {
    const points = [point.get(from), ...via.map(frame.project), point.get(to)].filter(
      (at) => at !== undefined,
    );
    const runs: Point[][] = [[]];
    for (const [at, end] of points.entries()) {
      const start = points[at - 1];
      if (!start) continue;
      const key = [
        by,
        ...[start, end].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).toSorted(),
      ].join();
      const isNew = !drawn.has(key) && !near(start, end, 1);
      drawn.add(key);
      const run = runs.at(-1)!;
      if (isNew) run.push(...(run.length ? [end] : [start, end]));
      else if (run.length) runs.push([]);
    }
    return runs.filter(({ length }) => length).map((run) => ({ by, points: run }));
  });
}
