import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';

const DARK = '#3c1630';
const SIDE = '#6e2a3c';
const LIT = '#ffbf6e';

const TUSK = limb('-352,0,58 -350,-170,58 -316,-350,54 -230,-520,47 -90,-680,37 90,-800,23 250,-880,6');

/** One tusk from its foot on the left over the middle to its tip; the low sun within the arch lights its inner edge. */
const tusk: readonly Layer[] = [
  within(
    DARK,
    TUSK,
    cut(SIDE, limb('-326,20,34 -322,-170,34 -290,-340,32 -206,-504,28 -70,-656,22 100,-782,14 260,-876,3')),
    cut(LIT, limb('-300,20,12 -298,-164,12 -268,-328,12 -188,-488,11 -54,-640,9 112,-770,7 270,-868,2')),
    // The collars that hold its plates together.
    cut(
      '#2a0e26',
      '-420,-196,1 -280,-176,1 -280,-158,1 -420,-176,1',
      '-390,-392,1 -240,-316,1 -246,-300,1 -396,-374,1',
      '-264,-584,1 -150,-470,1 -162,-458,1 -276,-570,1',
    ),
  ),
  cut('#2a0e26', box(-424, -36, 144, 60)),
  cut(LIT, box(-292, -36, 12, 60)),
];

/** Two of Mombasa's tusks that cross over the road, 900 pixels high at a scale of 1, their middle on the ground at (x, y). */
export const tusksOverhead = (x: number, y: number, scale = 1): Layer =>
  moved({ x, y, scale }, ...tusk, moved({ x: 0, y: 0, flip: true }, ...tusk));
