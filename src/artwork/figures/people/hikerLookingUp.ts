import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A hiker from behind who looks up to the right, 172 high, one knee slack, a staff in the hand, the light at the right: who, the jacket, its lit edge, skin. */
export const hikerLookingUp = (ink: string, jacket: string, lit: string, skin: string): readonly Layer[] => [
  inked(ink, 4, '40,5 32,-112'),
  cut(
    ink,
    limb('-8,-84,12 -19,-48,9 -16,-24,7 -20,-6,6'),
    limb('9,-84,13 13,-44,10 10,-24,8 10,-6,7'),
    '-28,-9,1 -12,-9,1 -11,4,1 -32,4,1',
    '2,-9,1 18,-9,1 22,3,1 2,3,1',
  ),
  cut(
    skin,
    '-8,-140,1 -10,-162 4,-170 14,-164 16,-158,1 21,-152,1 16,-149 15,-142 10,-138 8,-132,1 -6,-132,1',
  ),
  cut(lit, '13,-166,1 17,-159 22,-152,1 17,-149 16,-142,1 14,-142,1 15,-150 14,-158'),
  cut(
    jacket,
    '-9,-139,1 -22,-134 -29,-112 -33,-92 -29,-76,1 -22,-78,1 -20,-70,1 2,-67 20,-71,1 22,-90,1 33,-98 37,-108,1 31,-118 25,-130 11,-139,1 0,-136',
  ),
  cut(lit, '11,-139,1 25,-130 31,-118 37,-108,1 33,-98 22,-90,1 20,-71,1 14,-70,1 16,-100 18,-120'),
  cut(skin, disc(35, -104, 5), disc(-27, -74, 5)),
  cut(
    ink,
    '-16,-137,1 -6,-141 8,-140 15,-134,1 17,-112 14,-86 -16,-86 -19,-112',
    '-13,-156,1 -13,-172 6,-180 15,-164,1 22,-164,1 22,-161,1 4,-162 -4,-146 -10,-144,1',
  ),
];
