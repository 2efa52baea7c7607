import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A keeper of cows, far off and in white, a staff upright in his hand; 150 pixels high, the soles at the origin, the light from the left. */
export const cowKeeper: readonly Layer[] = [
  inked('#4a2c28', 4, '34,-130 30,0'),
  cut('#4a2828', '-14,0,1 -12,-30,1 12,-30,1 14,0,1 4,0,1 0,-20,1 -4,0,1'),
  cut('#c4b0b8', '-24,-20,1 -26,-80 -18,-112 0,-118 18,-112 26,-80 24,-20,1'),
  cut('#fffdf0', '-24,-20,1 -26,-80 -18,-112 0,-118,1 4,-80 0,-20,1'),
  inked('#c4b0b8', 11, '16,-104 30,-88 32,-78'),
  cut('#4a2828', disc(0, -130, 11, 13), disc(32, -76, 6)),
];
