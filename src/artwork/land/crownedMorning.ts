import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';

/** A point so many degrees (-90 is up) and pixels from the root of the crown. */
const at = (degrees: number, reach: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * reach)},${Math.round(Math.sin(angle) * reach)},1`;
};

/** Straws that leave (0, 0) as fine lines, widen to a share of their length and end in a point. */
const straws = (
  count: number,
  [from, to]: readonly [number, number],
  half: number,
  reach: (degrees: number) => number,
  [widest, ragged] = [0.62, 0.1],
): string =>
  Array.from({ length: count }, (_, step) => {
    const degrees = from + ((to - from) * step) / (count - 1);
    const far = reach(degrees) * (1 - ragged * [0, 1, 0.25, 0.8, 0.4][step % 5]!);
    return outline(
      `0,0,1 ${at(degrees - half, far * widest)} ${at(degrees, far)} ${at(degrees + half, far * widest)}`,
    );
  }).join('');

/** How far the rays of each ink go, towards the title (-180) and away from it (0). */
export interface Reach {
  dim: number;
  red: readonly [number, number, number];
  gold: readonly [number, number, number];
}

const between =
  ([left, up, right]: readonly [number, number, number]) =>
  (degrees: number): number =>
    degrees < -90
      ? left + ((up - left) * Math.max(0, degrees + 180)) / 90
      : up + ((right - up) * (degrees + 90)) / 90;

/** A crane's crown around (0, 0): its straws run out over the sky as the rays of a morning. */
export const crownedMorning = ({ dim, red, gold }: Reach): Layer[] => [
  cut(
    '#17121d',
    straws(14, [-178, 4], 3.5, () => dim, [1, 0]),
  ),
  cut('#c8281e', straws(15, [-185, 11], 3.5, between(red), [0.56, 0.2])),
  cut('#f4a62a', straws(31, [-190, 16], 1.75, between(gold), [0.66, 0.12])),
  cut(
    '#ffe08a',
    straws(30, [-186.6, 12.6], 0.7, (way) => between(gold)(way) * 0.86, [0.6, 0.1]),
  ),
];
