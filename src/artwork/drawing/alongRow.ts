import { points } from './points.ts';

/**
 * The places along a row of points, straight from one to the next.
 * @param row points as text, `x,y,third`
 * @returns what gives the three values at a share of the way, from 0 at the first point to 1 at the last
 */
export function alongRow(row: string): (share: number) => readonly [x: number, y: number, third: number] {
  const knots = points(row);
  return (share) => {
    const at = Math.min(knots.length - 2, Math.floor(share * (knots.length - 1)));
    const part = share * (knots.length - 1) - at;
    const [from, to] = [knots[at]!, knots[at + 1]!];
    const between = (axis: 0 | 1 | 2) => from[axis]! + (to[axis]! - from[axis]!) * part;
    return [between(0), between(1), between(2)];
  };
}
