import { outline } from './brush.ts';
import type { Point } from './pen.ts';

/** The painted ridges of eastern Rwanda's wall art: every shape has straight sides. */
const polygon = (vertices: readonly Point[]) =>
  outline(vertices.map(([x, y]) => [Math.round(x), Math.round(y), 1] as const));

/** A band between a row of corners and the same row moved by so many pixels right and down. */
function band(count: number, corner: (at: number) => Point, [right, down]: Point): string {
  const row = Array.from({ length: count + 1 }, (_, at) => corner(at));
  return polygon([...row, ...row.toReversed().map(([x, y]): Point => [x + right, y + down])]);
}

/**
 * A zigzag band `thick` pixels high from left to right: it starts at (x, y), climbs and falls by `rise` every `step`
 * pixels, `count` times.
 */
export const zigzag = (
  x: number,
  y: number,
  step: number,
  rise: number,
  thick: number,
  count: number,
): string => band(count, (at) => [x + at * step, y - (at % 2) * rise], [0, thick]);

/** The same band running down. */
export const zigzagDown = (
  x: number,
  y: number,
  step: number,
  rise: number,
  thick: number,
  count: number,
): string => band(count, (at) => [x + (at % 2) * rise, y + at * step], [thick, 0]);

/** A lozenge around (x, y). */
export const lozenge = (x: number, y: number, rx: number, ry = rx): string =>
  polygon([
    [x - rx, y],
    [x, y - ry],
    [x + rx, y],
    [x, y + ry],
  ]);

/** The points of a round spiral from its outer end to its eye, for a line: two arms of it make a wheel. */
export const spiral = (x: number, y: number, r: number, turns: number, from = 0): string =>
  Array.from({ length: turns * 12 + 1 }, (_, at) => {
    const angle = from + (at * Math.PI) / 6;
    const reach = r * (1 - at / (turns * 12));
    return `${Math.round(x + Math.cos(angle) * reach)},${Math.round(y + Math.sin(angle) * reach)}`;
  }).join(' ');
