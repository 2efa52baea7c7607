import { disc, limb } from './brush.ts';
import { points } from './points.ts';

/**
 * A limb with round ends, as path data: fingers, and legs whose parts turn on each other.
 * @param row its points, the third value half the thickness
 * @param ends which points get a disc as thick as the limb is there: 0 the first, -1 the last
 */
export function roundEnded(row: string, ...ends: readonly (0 | -1)[]): string {
  const knots = points(row);
  return limb(row) + ends.map((end) => disc(...knots.at(end)!)).join('');
}
