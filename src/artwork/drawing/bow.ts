import { points, type Knot } from './points.ts';

/** The three points of a bow: where it begins, what pulls it, where it ends. Throws on fewer or more. */
export function bowKnots(row: string): readonly [from: Knot, pull: Knot, to: Knot] {
  const [from, pull, to, ...more] = points(row);
  if (!from || !pull || !to || more.length > 0) throw new Error(`not a bow of three points: ${row}`);
  return [from, pull, to];
}

/** Where a bow, a quadratic Bézier curve, is along one axis, a share of the way from its beginning to its end. */
export const bowAt = (from: number, pull: number, to: number, share: number): number =>
  from * (1 - share) ** 2 + 2 * pull * share * (1 - share) + to * share ** 2;
