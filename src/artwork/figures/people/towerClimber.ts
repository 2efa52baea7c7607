import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Somebody who climbs on a rope from above, seen from behind, tiny: the helmet at 0,0, 80 pixels high. */
export const towerClimber: readonly Layer[] = [
  inked('#fff3dc', 2, '6,-174 4,-100 2,2'),
  cut('#27305c', limb('-4,34,6 -16,28,6 -16,50,4;6,34,6 14,50,5 12,74,4')),
  cut('#2a1224', limb('-20,52,3 -10,52,3;8,76,3 18,76,3')),
  cut('#4a2620', limb('-4,14,4 -14,20,3 -22,12,3;8,12,4 20,-2,3 16,-20,3')),
  cut('#127a80', '-8,14,1 0,8 12,10,1 12,38,1 -7,38,1'),
  cut('#fff3dc', disc(0, 0, 7)),
];
