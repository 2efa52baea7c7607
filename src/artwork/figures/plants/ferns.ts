import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { frond } from './frond.ts';

/** Where a clump of ferns grows, in pixels, how long its fronds are, and towards which angles (radians from the right) they rise. */
export interface FernClump {
  x: number;
  y: number;
  reach: number;
  angles: readonly number[];
}

/** A clump of ferns in three greens: every third frond lies behind, every third in the light. */
export const ferns = (
  { x, y, reach, angles }: FernClump,
  [dark, body, lit]: readonly [string, string, string],
): readonly Layer[] => {
  const some = (turn: number) =>
    angles
      .filter((_, at) => at % 3 === turn)
      .map((angle, at) => frond(x, y, angle, reach * (1 - 0.08 * at), 0.4 + 0.4 * Math.sin(angle), 9));
  return [cut(dark, ...some(0)), cut(body, ...some(1)), cut(lit, ...some(2))];
};
