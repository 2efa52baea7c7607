import { noise, type Random } from '../canvas/random.ts';
import type { Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';

/** Where a line of the land runs: one height, or a few points that it passes through, from left to right. */
export type Course = number | Way;

/** Gives the height of a course at any x: level, or eased from point to point. */
export function courseAt(course: Course): (x: number) => number {
  if (typeof course === 'number') return () => course;
  const points = pointsOf(course);
  return (x) => {
    const next = points.findIndex(([at]) => at >= x);
    const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [
      points[next === -1 ? points.length - 1 : Math.max(0, next - 1)],
      points[next === -1 ? points.length - 1 : next],
    ];
    if (toX === fromX) return toY;
    const share = (x - fromX) / (toX - fromX);
    return fromY + (toY - fromY) * share * share * (3 - 2 * share);
  };
}

/**
 * Gives the points of a line of the land from x = from to x = to: its course, raised by up to `rise` pixels of
 * noise whose broadest wave is `wave` pixels wide. `sharp` makes crests of the noise's turning points.
 */
export function courseLine(
  source: Random,
  options: {
    course: Course;
    from: number;
    to: number;
    rise: number;
    wave: number;
    octaves?: number;
    sharp?: boolean;
  },
): Point[] {
  const { course, from, to, rise, wave, octaves = 3, sharp = false } = options;
  const level = courseAt(course);
  const bump = noise(source, octaves);
  const count = Math.max(2, Math.round((to - from) / (wave / (sharp ? 7 : 5))));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    const value = bump(x / wave);
    const lift = sharp ? 1 - Math.abs(value) * 1.45 : Math.max(-0.1, value * 0.85 + 0.5);
    return [x, level(x) - rise * lift];
  });
}
