import type { Point } from './pen.ts';
import { points, type Knot } from './points.ts';

/**
 * The outline of one ostrich plume along a bent shaft: loose barbs at both sides that lean to the tip.
 * @param shaft three points in a row: where it starts, what bends it, and its tip
 * @param broad its half width where it is widest, a little before the tip
 * @param barbs how many tufts a side has
 */
export function plume(shaft: string, broad: number, barbs: number): readonly Knot[] {
  const [from, bend, tip] = points(shaft);
  if (!from || !bend || !tip) throw new Error(`not a shaft: ${shaft}`);
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const off = (t: number, reach: number, corner: 0 | 1 = 0): Knot => {
    const [[x, y], [before, above], [after, below]] = [at(t), at(t - 0.01), at(t + 0.01)];
    const [dx, dy] = [after - before, below - above];
    const share = reach / (Math.hypot(dx, dy) || 1);
    return [x - dy * share, y + dx * share, corner];
  };
  const width = (t: number) => broad * Math.sin(Math.PI * t ** 1.4 * 0.84 + 0.06);
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: barbs }, (_, n): Knot[] => {
      const [start, end] = [n / barbs, (n + 1) / barbs];
      const long = 1 + 0.12 * Math.sin(n * 2.7 + sign);
      return [
        off(start + 0.2 / barbs, sign * width(start + 0.4 / barbs) * long),
        off(end + 0.5 / barbs, sign * width(end) * long * 1.1),
        off(end, sign * width(end) * 0.76, 1),
      ];
    }).flat();
  return [[from[0], from[1], 1], ...side(1), off(1.05, 0), ...side(-1).reverse()];
}
