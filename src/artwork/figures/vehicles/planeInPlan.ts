import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** A high-winged aircraft of twelve seats in plan, as its shadow falls, its nose up: 460 units from wing tip to wing tip. */
export const planeInPlan = (ink: string): readonly Layer[] => [
  cut(
    ink,
    '-16,-150,1 -10,-172 0,-180 10,-172 16,-150,1 24,-90 24,-10 16,70 8,160,1 -8,160,1 -16,70 -24,-10 -24,-90',
    '-24,-74,1 -228,-58,1 -236,-44 -230,-22,1 -24,-6,1 24,-6,1 230,-22,1 236,-44 228,-58,1 24,-74,1',
    '-6,128,1 -78,140,1 -82,152 -76,166,1 0,172,1 76,166,1 82,152 78,140,1 6,128,1',
    // The propeller.
    limb('-60,-163,2 -34,-168,6 0,-173,4 34,-178,6 60,-183,2'),
  ),
  // Struts, from the belly to the middle of each wing.
  inked(ink, 5, '-16,40 -112,-20', '16,40 112,-20'),
];
