import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A hiker from behind, 170 high, the weight on one leg, a staff at the side, the light at the right: who, the jacket, its lit edge. */
export const hikerAtShore = (ink: string, jacket: string, lit: string): readonly Layer[] => [
  inked(ink, 4, '34,4 26,-96'),
  cut(
    ink,
    limb('-9,-82,12 -11,-42,9 -9,-6,7'),
    limb('8,-82,12 15,-44,9 13,-6,7'),
    '-18,-8,1 -2,-8,1 0,3,1 -20,3,1',
    '5,-8,1 20,-8,1 24,3,1 5,3,1',
    disc(0, -153, 11, 13),
  ),
  cut(
    jacket,
    '-8,-140,1 8,-140 22,-132 23,-104 19,-72,1 -20,-72,1 -23,-104 -22,-132',
    limb('18,-130,8 27,-108,7 27,-92,6'),
    limb('-18,-130,8 -26,-104,7 -22,-80,6'),
  ),
  cut(
    lit,
    '8,-140,1 20,-134 24,-104 19,-72,1 12,-72,1 15,-108 12,-132;26,-122,1 33,-108 31,-90,1 27,-90,1 28,-106',
  ),
  cut(
    ink,
    '-15,-136,1 12,-136 16,-118 14,-84 -16,-84 -18,-118',
    '-12,-158,1 -10,-168 8,-170 13,-158,1 16,-152,1 -14,-152,1',
  ),
];
