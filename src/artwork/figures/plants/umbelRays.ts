import { limb } from '../../drawing/brush.ts';

/** Rays in an umbel: where they spring from, how far they reach, between which degrees, how many and how thick. */
export interface Umbel {
  at: readonly [x: number, y: number];
  /** Where the rays begin, from the middle. */
  heart?: number;
  reach: number;
  from: number;
  to: number;
  count: number;
  half: number;
}

/** The rays of an umbel as flat shapes for `cut`, each a little other than the next, their ends weighed down. */
export const umbelRays = ({ at: [x, y], heart = 0, reach, from, to, count, half }: Umbel): string[] =>
  Array.from({ length: count }, (_, at) => {
    const step = at + ((at * 7) % 5) * 0.16;
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const long = reach * (0.84 + ((at * 5) % 7) * 0.035);
    const sag = reach * 0.16 * Math.abs(right);
    return limb([
      [x + right * heart, y + down * heart, half * 0.5],
      [x + right * long * 0.68, y + down * long * 0.72 - sag * 0.2, half],
      [x + right * long, y + down * long + sag, 0],
    ]);
  });
