import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A climber on snow from behind, one boot a step above the other, an axe in the right hand; 190 pixels high, the lower sole at the origin, the sun at the right. */
export const ropedClimber = (
  coat: readonly [string, string],
  pack: readonly [string, string],
): readonly Layer[] => [
  inked('#2a2438', 6, '52,-88 62,-16'),
  inked('#2a2438', 7, '42,-92 66,-84'),
  cut('#1c2040', limb('-16,-2,10 -18,-44,12 -12,-92,16'), limb('20,-22,10 24,-58,13 10,-92,16')),
  cut('#12142c', disc(-18, -6, 14, 8), disc(22, -27, 14, 8)),
  cut('#4c5488', limb('30,-24,4 33,-58,6 22,-92,4')),
  cut(coat[0], limb('-28,-134,14 -44,-108,12 -40,-84,9'), '-36,-140,1 36,-140,1 30,-76,1 -30,-76,1'),
  cut(coat[1], limb('28,-134,14 48,-112,12 52,-90,9')),
  cut('#241a2c', disc(-39, -80, 10), disc(53, -84, 10)),
  cut(pack[0], '-22,-150,1 22,-150,1 28,-120 25,-80 14,-68 -14,-68 -25,-80 -28,-120'),
  cut(pack[1], '6,-150,1 22,-150,1 28,-120 25,-80 14,-69,1 16,-110'),
  cut('#3a2a3c', '-26,-160,1 26,-160,1 30,-153 26,-146,1 -26,-146,1 -30,-153'),
  cut('#d8a868', '6,-160,1 26,-160,1 30,-153 26,-146,1 9,-146,1'),
  cut(coat[0], disc(0, -174, 14, 16)),
  cut(coat[1], '4,-190,1 14,-186 16,-168 6,-160,1 9,-174'),
];
