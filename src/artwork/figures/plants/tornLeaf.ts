import { outline } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';

/** One side of a leaf's blade: how wide it is, and how far each of its strips reaches, in shares of that width. */
interface Side {
  wide: number;
  strips: readonly number[];
}

/** A place on the midrib's curve, and the way it runs there. */
const along = ([p, q, r]: readonly [Point, Point, Point], t: number): readonly [Point, Point] => {
  const mix = (axis: 0 | 1) => (1 - t) ** 2 * p[axis] + 2 * t * (1 - t) * q[axis] + t * t * r[axis];
  const slope = (axis: 0 | 1) => 2 * (1 - t) * (q[axis] - p[axis]) + 2 * t * (r[axis] - q[axis]);
  const length = Math.hypot(slope(0), slope(1));
  return [
    [mix(0), mix(1)],
    [slope(0) / length, slope(1) / length],
  ];
};

/**
 * One half of a banana leaf that the wind has torn into strips: from its stalk through a bend to its tip. A `wide`
 * below 0 lies on the left of the midrib.
 */
export function tornHalf(rib: readonly [Point, Point, Point], { wide, strips }: Side): string {
  const count = strips.length;
  const place = (t: number, out: number, forward: number): Point => {
    const [[x, y], [dx, dy]] = along(rib, t);
    return [x - dy * out + dx * forward, y + dx * out + dy * forward];
  };
  const girth = (t: number) => Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.6;
  const knots: Knot[] = [[...rib[0], 1]];
  strips.forEach((reach, at) => {
    const [from, to] = [at / count, (at + 1) / count];
    const out = wide * girth((from + to) / 2);
    const lean = Math.abs(wide) * 0.34;
    const gap = 0.16 / count;
    const corner = (t: number, share: number): Knot => [...place(t, out * share, lean * Math.abs(share)), 1];
    const soft = (t: number, share: number): Knot => [...place(t, out * share, lean * Math.abs(share))];
    // A tear ends short of the midrib.
    if (at > 0) knots.push(corner(from, 0.12 + 0.5 * (1 - reach)));
    knots.push(corner(from + gap, reach * 0.86), soft((from + to) / 2, reach * 1.04));
    if (at < count - 1) knots.push(corner(to - gap, reach));
  });
  knots.push([...rib[2], 1]);
  for (let step = count - 1; step > 0; step -= 1) knots.push([...along(rib, step / count)[0], 1]);
  return outline(knots);
}
