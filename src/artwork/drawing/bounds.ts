import { segmentsOf } from './path.ts';
import type { Point } from './pen.ts';

/** The box around a drawing: left and top edge, right and bottom edge, and the size between them, in its own units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** In how many straight pieces a curve is measured. */
const STEPS = 12;

/** The point of a Bézier curve of any degree after some of its steps, by halving its controls (de Casteljau). */
function curveAt(controls: readonly Point[], step: number): Point {
  if (controls.length === 1) return controls[0]!;
  const inner = controls.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index]!;
    return [fromX + ((x - fromX) * step) / STEPS, fromY + ((y - fromY) * step) / STEPS];
  });
  return curveAt(inner, step);
}

/** The control points of a command, relative to where it begins, its end last; `mirrored` is the last curve's, mirrored. */
function controlsOf(letter: string, numbers: readonly number[], mirrored: Point): Point[] {
  const [first = 0] = numbers;
  if (letter === 'h') return [[first, 0]];
  if (letter === 'v') return [[0, first]];
  const pairs = (from: number) =>
    Array.from({ length: (numbers.length - from) / 2 }, (_, at): Point => [
      numbers[from + at * 2]!,
      numbers[from + at * 2 + 1]!,
    ]);
  if (letter === 'a') return pairs(5);
  return letter === 't' || letter === 's' ? [mirrored, ...pairs(0)] : pairs(0);
}

/** The furthest point of an arc, relative to its start: it counts as the level half of an ellipse. */
function crestOf([, ry = 0, , , sweep, dx = 0, dy = 0]: readonly number[]): Point {
  return [dx / 2, dy / 2 + (sweep === 1 ? -Math.sign(dx) : Math.sign(dx)) * ry];
}

/** Every point that is looked at to measure path data: all ends, and the curves between them in steps. */
function pointsOn(data: string): Point[] {
  const seen: Point[] = [];
  let [here, start, pull]: [Point, Point, Point] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (const { letter, numbers } of segmentsOf(data)) {
    if (letter !== 'M' && letter !== letter.toLowerCase()) throw new Error(`path command ${letter}`);
    if (letter === 'z') {
      here = start;
      continue;
    }
    const [fromX, fromY] = letter === 'M' ? [0, 0] : here;
    const mirrored: Point = [here[0] - pull[0], here[1] - pull[1]];
    const offsets = controlsOf(letter, numbers, mirrored);
    if (letter === 'a') offsets.unshift(crestOf(numbers));
    const controls = offsets.map(([x, y]): Point => [fromX + x, fromY + y]);
    const end = controls.at(-1)!;
    if (!'qtcs'.includes(letter)) seen.push(...controls);
    else for (let step = 1; step <= STEPS; step++) seen.push(curveAt([here, ...controls], step));
    pull = 'qtcs'.includes(letter) ? controls.at(-2)! : end;
    here = end;
    if (letter === 'm' || letter === 'M') start = here;
  }
  return seen;
}

/**
 * The box around path data of `M` and relative commands, every line width left out; curves are followed at twelve
 * steps. Throws on a command that it does not know.
 */
export function boundsOf(data: string): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of pointsOn(data)) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { ...box, width: Math.round(box.right - box.left), height: Math.round(box.bottom - box.top) };
}
