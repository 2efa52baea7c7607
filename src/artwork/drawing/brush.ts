/**
 * A point and what its third value means there: of an outline, 1 makes it a corner that the line passes through; of a
 * limb, half the thickness; of a panel, the radius its corner is rounded by.
 */
export type Knot = readonly [x: number, y: number, third?: number];
/** A row of points, as numbers or written `x,y x,y,third`. */
export type Shape = string | readonly Knot[];

/** The points of a row written `x,y x,y,third`; a third value that is left out is 0. */
export function points(text: string): [x: number, y: number, third: number][] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x = NaN, y = NaN, third = 0] = point.split(',').map(Number);
      if (Number.isNaN(x + y + third)) throw new Error(`not a point: ${point}`);
      return [x, y, third];
    });
}

const listed = (shape: Shape): readonly Knot[] => (typeof shape === 'string' ? points(shape) : shape);

const whole = (value: number) => Math.round(value) + 0;
const even = (value: number) => Math.round(value / 2) * 2 + 0;

function joined(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + value).join('');
}

function areaOf(points: readonly Knot[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/**
 * Path data through a list of knots as quadratic curves: a plain knot pulls the line, a corner is passed through.
 * Plain knots sit on even numbers, so that the halfway points between them, where `t` ends its curves, are whole.
 */
function traced(knots: readonly Knot[]): string {
  const [startX, startY] = knots[0]!;
  let [x, y] = [whole(startX), whole(startY)];
  let data = `M${joined([x, y])}`;
  let pulls: [number, number][] = [];
  let last = '';
  const to = (letter: string, ...points: [number, number][]) => {
    const numbers = points.flatMap(([px, py]) => [px - x, py - y]);
    [x, y] = points.at(-1)!;
    const head = letter === last ? (numbers[0]! < 0 ? '' : ' ') : letter;
    last = letter;
    data += head + joined(numbers);
  };
  for (const [kx, ky, corner] of knots.slice(1)) {
    if (!corner) {
      pulls.push([even(kx), even(ky)]);
      continue;
    }
    const end: [number, number] = [whole(kx), whole(ky)];
    pulls.forEach((pull, index) => {
      const next = pulls[index + 1];
      const stop: [number, number] = next ? [(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2] : end;
      if (index === 0) to('q', pull, stop);
      else to('t', stop);
    });
    if (pulls.length === 0) to('l', end);
    pulls = [];
  }
  return data;
}

/** A closed outline through a row of points; always wound one way, so that overlapping outlines of one path add up. */
export function outline(shape: Shape): string {
  const knots = listed(shape);
  const wound = areaOf(knots) < 0 ? [...knots].reverse() : [...knots];
  const first = wound.findIndex((knot) => knot[2] === 1);
  if (first >= 0) {
    const ordered = [...wound.slice(first), ...wound.slice(0, first)];
    // A straight last side needs no command: closing the path draws it.
    const closing = ordered.at(-1)![2] === 1 ? [] : [ordered[0]!];
    return `${traced([...ordered, ...closing])}z`;
  }
  const [a, b] = [wound[0]!, wound.at(-1)!];
  const seam: Knot = [(even(a[0]) + even(b[0])) / 2, (even(a[1]) + even(b[1])) / 2, 1];
  return `${traced([seam, ...wound, seam])}z`;
}

/** An open line through a row of points, for stroked parts; the first and the last are passed through. */
export function line(shape: Shape): string {
  const knots = listed(shape);
  return traced(knots.map((knot, index) => (index === knots.length - 1 ? [knot[0], knot[1], 1] : knot)));
}

/** The outline of a tapering limb around a centre line: a trunk, a branch, a leaf, a rib. On the ground it ends level. */
export function limb(shape: Shape): string {
  const joints = listed(shape);
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
}

/** A polygon whose corners are rounded by their own radii, for what people build. */
export function panel(shape: Shape): string {
  const vertices = listed(shape);
  const ring = areaOf(vertices) < 0 ? [...vertices].reverse() : vertices;
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
}

/** An ellipse around (x, y); with one radius a circle. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [whole(rx), whole(ry)];
  return `M${joined([whole(x) - w, whole(y)])}a${w} ${h} 0 1 1 ${2 * w} 0a${w} ${h} 0 1 1-${2 * w} 0z`;
}

/** An upright box from its left top corner. */
export function box(x: number, y: number, width: number, height: number): string {
  const [w, h] = [whole(width), whole(height)];
  return `M${joined([whole(x), whole(y)])}h${w}v${h}h-${w}z`;
}

/** A ring of two circles, the inner one left open. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const r = whole(inner);
  return `${disc(x, y, outer)}M${joined([whole(x) - r, whole(y)])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}
