import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A climber, tiny: going up to the right, a pack on the back, 100 pixels high. */
const climber = (jacket: string): readonly Layer[] => [
  cut('#17163c', limb('-4,-46,11 -10,-24,8 -16,0,6; 4,-46,11 18,-30,8 16,-6,6')),
  cut('#17163c', '-34,-80,1 -12,-88,1 -8,-46,1 -34,-44,1'),
  cut(jacket, '-16,-84 2,-90 14,-80 14,-44,1 -14,-42,1'),
  cut('#ffc49a', '6,-88,1 14,-80 14,-44,1 7,-44,1'),
  cut('#17163c', limb('6,-76,7 22,-62,5 32,-58,4')),
  cut('#ffe6c4', disc(4, -96, 10)),
];

/** Climbers on a rope, the nearest first: where each stands and how large. */
export const ropedClimbers = (
  row: readonly (readonly [x: number, y: number, scale: number, jacket: string])[],
): Layer[] => row.map(([x, y, scale, jacket]) => moved({ x, y, scale }, ...climber(jacket)));
