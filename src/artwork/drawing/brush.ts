/**
 * Brushes: each takes shapes and gives their path data, in whole numbers. Shapes are a row of points written
 * `x,y x,y,third`, several parted by semicolons, or the knots of a single one.
 */
import { Pen, type Point } from './pen.ts';
import { points, type Knot } from './points.ts';

/** Shapes written as text, `x,y x,y,third; x,y x,y`, or the knots of one. */
export type Shape = string | readonly Knot[];

/** Makes a brush of what draws the knots of one shape. */
const brush =
  (draw: (knots: readonly Knot[]) => string) =>
  (shape: Shape): string =>
    typeof shape === 'string'
      ? shape
          .split(';')
          .map((row) => draw(points(row)))
          .join('')
      : draw(shape);

const even = (value: number) => Math.round(value / 2) * 2;

/** Twice the area that some knots enclose; negative where they run anticlockwise. */
function areaOf(knots: readonly Knot[]): number {
  return knots.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = knots[(index + 1) % knots.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

const clockwise = (knots: readonly Knot[]) => (areaOf(knots) < 0 ? knots.toReversed() : knots);

/**
 * A pen that went through a list of knots: a plain knot pulls the line, a corner is passed through. Plain knots sit
 * on even numbers, so that the halfway points between them are whole.
 */
function traced([start, ...knots]: readonly Knot[]): Pen {
  const pen = new Pen(start![0], start![1]);
  let pulls: Point[] = [];
  for (const [x, y, corner] of knots) {
    if (!corner) pulls.push([even(x), even(y)]);
    else {
      pen.pulled(pulls, [x, y]);
      pulls = [];
    }
  }
  return pen;
}

/** A closed outline; always wound one way, so that overlapping outlines of one path add up. */
export const outline = brush((knots) => {
  const wound = clockwise(knots);
  const first = wound.findIndex((knot) => knot[2] === 1);
  if (first >= 0) {
    const ordered = [...wound.slice(first), ...wound.slice(0, first)];
    // A straight last side needs no command: closing the path draws it.
    const closing = ordered.at(-1)![2] === 1 ? [] : [ordered[0]!];
    return traced([...ordered, ...closing]).close().d;
  }
  const [a, b] = [wound[0]!, wound.at(-1)!];
  const seam: Knot = [(even(a[0]) + even(b[0])) / 2, (even(a[1]) + even(b[1])) / 2, 1];
  return traced([seam, ...wound, seam]).close().d;
});

/** An open line, for stroked parts; the first and the last point are passed through. */
export const line = brush(
  (knots) =>
    traced(knots.map((knot, index) => (index === knots.length - 1 ? [knot[0], knot[1], 1] : knot))).d,
);

/** The outline of a tapering limb around a centre line: a trunk, a branch, a leaf, a rib. On the ground it ends level. */
export const limb = brush((joints) => {
  const side = (sign: 1 | -1) =>
    joints.map(([x, y, half = 0], index): Knot => {
      const before = joints[Math.max(0, index - 1)]!;
      const after = joints[Math.min(joints.length - 1, index + 1)]!;
      const [dx, dy] =
        y === 0 && index === 0 ? [0, after[1] - y] : [after[0] - before[0], after[1] - before[1]];
      const reach = (sign * half) / (Math.hypot(dx, dy) || 1);
      return [x - dy * reach, y + dx * reach, index === 0 || index === joints.length - 1 ? 1 : 0];
    });
  const tip = joints.at(-1)![2] ? 0 : 1;
  return outline([...side(1), ...side(-1).reverse().slice(tip)]);
});

/** A polygon whose corners are rounded by their own radii, for what people build. */
export const panel = brush((vertices) => {
  const ring = clockwise(vertices);
  const towards = (from: Knot, to: Knot, radius: number): Knot => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(radius, length / 2) / length;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 1];
  };
  return outline(
    ring.flatMap((vertex, index): Knot[] => {
      const radius = vertex[2] ?? 0;
      if (radius === 0) return [[vertex[0], vertex[1], 1]];
      const before = ring[(index + ring.length - 1) % ring.length]!;
      const after = ring[(index + 1) % ring.length]!;
      return [towards(vertex, before, radius), [vertex[0], vertex[1]], towards(vertex, after, radius)];
    }),
  );
});

/** An ellipse around (x, y); with one radius a circle. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [left, top, w] = [Math.round(x) - Math.round(rx), Math.round(y), Math.round(rx) * 2];
  return new Pen(left, top)
    .half(rx, ry, left + w, top)
    .half(rx, ry, left, top)
    .close().d;
}

/** An upright box from its left top corner. */
export function box(x: number, y: number, width: number, height: number): string {
  const [left, top, w, h] = [x, y, width, height].map(Math.round) as [number, number, number, number];
  return new Pen(left, top)
    .line(left + w, top)
    .line(left + w, top + h)
    .line(left, top + h)
    .close().d;
}

/** A ring of two circles, the inner one left open. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const [left, top, w] = [Math.round(x) - Math.round(inner), Math.round(y), Math.round(inner) * 2];
  const hole = new Pen(left, top).half(inner, inner, left + w, top, true).half(inner, inner, left, top, true);
  return disc(x, y, outer) + hole.close().d;
}
