import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The rays of a head that point between two angles (degrees, -90 is up): thin, arching over, drooping at their tips. */
const rays = (from: number, to: number, count: number, thick: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const long = 100 * (0.84 + ((at * 5) % 7) * 0.028);
    const [right, down] = [Math.cos(angle) * long, Math.sin(angle) * long];
    return limb([
      [0, 0, 1],
      [right * 0.68, down * 0.78 - 10, thick],
      [right, down + Math.abs(right) * 0.2, 0],
    ]);
  });

/** A head of papyrus of radius 100, its stem's tip at (0, 0), in the one colour with which it is placed. */
export const papyrusHead: Layer = cut(
  {},
  ...rays(-246, 66, 49, 1.9),
  '-3,16,1 -5,0 -9,-20,1 0,-12,1 9,-20,1 5,0 3,16,1',
);

/** Those of its rays that face the light at its left. */
export const papyrusHeadLit: Layer = cut({}, ...rays(-232, -96, 15, 1.7));
