import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The rays of a head between two angles (degrees, -90 is up): thin and straight, none as long as the next. */
const rays = (from: number, to: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const long = 100 - ((at * 5) % 7) * 3;
    const [right, down] = [Math.cos(angle) * long, Math.sin(angle) * long];
    return limb([
      [0, 0, 1],
      [right * 0.7, down * 0.7 - 3, 1.7],
      [right, down + Math.abs(right) * 0.06, 0.5],
    ]);
  });

/** A head of papyrus of radius 100, its stem's tip at (0, 0), in the one colour with which it is placed. */
export const papyrusHead: Layer = cut({}, ...rays(-252, 72, 51));
