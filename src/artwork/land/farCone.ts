import type { Layer } from '../canvas/canvas.ts';
import { cut, moved } from '../canvas/cut.ts';

/** A far volcano of the chain, 112 high and its top at the origin: one side in the sun, one in shade. */
export const farCone = (
  x: number,
  y: number,
  scale: number,
  [sun, shade]: readonly [string, string],
): Layer =>
  moved(
    { x, y, scale },
    cut(sun, '-8,0,1 -30,34 -70,80 -150,112,1 150,112,1 70,80 30,34 10,2,1 0,6'),
    cut(shade, '-8,0,1 -30,34 -70,80 -150,112,1 24,112,1 8,80,1 16,56,1 2,36,1 8,20,1 1,5,1'),
  );
