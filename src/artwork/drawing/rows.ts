import { line, outline, points } from './brush.ts';
import type { Part, Tone } from './figure.ts';

/** Several shapes in one text, parted by bars or semicolons, each drawn by a brush, as one path. */
export function all(brush: (shape: string) => string, row: string): string {
  return row
    .split(/[|;]/)
    .map((shape) => brush(shape.trim()))
    .join('');
}

/** Makes what fills outlines with a tone. */
export const fill =
  (tone: Tone) =>
  (...rows: string[]): Part => ({ tone, d: rows.map((row) => all(outline, row)).join('') });

/** Lines of one width: belts, straps, creases. */
export const stroke = (tone: Tone, width: number, ...rows: string[]): Part => ({
  tone,
  d: rows.map((row) => all(line, row)).join(''),
  stroke: width,
});

/** The same mark, path data that begins with a relative step, at each point of a row. */
export const stamped = (mark: string, row: string): string =>
  points(row)
    .map(([x, y]) => `M${x} ${y}${mark}`)
    .join('');
