import type { Layer } from '../canvas/canvas.ts';
import { kiboPlanes } from './kiboPlanes.ts';
import { mawenziPlanes } from './mawenziPlanes.ts';
import type { ReliefColours } from './relief.ts';

/** A place in the picture for the middle of Kibo's foot. */
interface Foot {
  x: number;
  y: number;
  scale?: number;
}

/** Kilimanjaro from Moshi, in the south: Kibo's broad dome 400 pixels high, and Mawenzi's crag apart, to the right. */
export const kilimanjaroSouth = (
  where: Foot,
  colours: ReliefColours,
  mawenzi = colours,
): readonly Layer[] => {
  const { x, y, scale = 1 } = where;
  return [mawenziPlanes({ x: x + 690 * scale, y, scale: scale * 0.9 }, mawenzi), kiboPlanes(where, colours)];
};
