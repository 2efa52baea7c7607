import { points } from '../drawing/points.ts';

/** A number from 0 to 1 that belongs to a place. */
const chance = (at: number) => Math.abs(Math.sin(at * 12.7) * 413.3) % 1;

/** The crowns of a wood along a way, from left to right, as a row of points for the upper edge of a flat shape. */
export function treeline(way: string, size: number): string {
  const row = points(way);
  const [end, foot] = row.at(-1)!;
  const level = (at: number): number => {
    const next = row.findIndex(([x], index) => index > 0 && (x >= at || index === row.length - 1));
    const [[x = 0, y = 0], [nextX = 0, nextY = 0]] = [row[next - 1]!, row[next]!];
    return y + ((nextY - y) * (at - x)) / (nextX - x);
  };
  const knots: string[] = [];
  let from = row[0]![0];
  while (from < end) {
    const left = end - from;
    const broad = size * (0.9 + 1.9 * chance(from));
    const wide = left < broad + size ? left : broad;
    const high = size * (0.35 + 0.5 * chance(from + 3)) + wide * 0.4;
    const knot = (share: number, lift: number) =>
      `${Math.round(from + wide * share)},${Math.round(level(from + wide * share) - lift)}`;
    knots.push(
      `${knot(0, 0)},1`,
      knot(-0.02, high * 0.8),
      knot(0.3 + 0.3 * chance(from + 5), high * 1.2),
      knot(1.02, high * 0.9),
    );
    from += wide;
  }
  return [...knots, `${end},${foot},1`].join(' ');
}
