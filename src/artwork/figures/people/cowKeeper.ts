import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A keeper of cows, far off and in white, a staff upright in his hand; 150 pixels high, the soles at the origin, the light from the left. */
export const cowKeeper: readonly Layer[] = [
  inked('#c08a4e', 4, '34,-130 30,0'),
  cut('#4a2828', '-14,0,1 -12,-30,1 12,-30,1 14,0,1 4,0,1 0,-20,1 -4,0,1'),
  cut('#c4b0b8', '-26,-9,1 -27,-80 -20,-112 0,-120 20,-112 28,-80 27,-12,1'),
  cut('#fffdf0', '-26,-9,1 -27,-80 -20,-112 0,-120,1 -4,-80 4,-10,1'),
  inked('#c4b0b8', 11, '16,-104 30,-88 32,-78'),
  cut('#5c3026', disc(0, -130, 12, 14), disc(32, -76, 6)),
  cut('#a3633f', disc(-4, -130, 8, 13)),
];
