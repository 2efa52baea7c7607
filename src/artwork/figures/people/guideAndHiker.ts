import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Who stands against the light: the body, and the edge that the light leaves on it. */
export interface Backlit {
  ink: string;
  rim: string;
}

/** A guide in a brimmed hat who points out over the plain, 178 high, the soles at the origin. */
const guide = ({ ink, rim }: Backlit): readonly Layer[] => [
  cut(
    ink,
    limb('-10,-86,13 -16,-44,9 -18,-6,7'),
    limb('7,-86,13 16,-46,9 22,-6,7'),
    '-28,-8,1 -10,-8,1 -8,2,1 -32,2,1',
    '12,-8,1 30,-8,1 36,2,1 14,2,1',
    '-16,-146,1 0,-150 18,-144 22,-118 16,-74,1 -20,-74,1 -22,-112 -22,-136',
    limb('14,-138,9 44,-142,6 78,-154,4 96,-160,2'),
    limb('-18,-136,8 -32,-110,7 -20,-88,6'),
    limb('0,-142,6 2,-156,5'),
    disc(3, -164, 11, 13),
    '-20,-170,1 -8,-174 -6,-186 14,-186 16,-174 30,-168,1',
  ),
  cut(
    rim,
    limb('16,-144,1 46,-148,3 78,-159,2 94,-163,0'),
    '20,-140,1 25,-118 19,-74,1 14,-74,1 19,-116',
    '16,-178,1 30,-168,1 18,-171',
    limb('22,-80,0 24,-46,2 28,-10,0'),
  ),
];

/** A hiker with a pack who looks where the guide points, a pole in each hand, 166 high. */
const hiker = ({ ink, rim }: Backlit): readonly Layer[] => [
  inked(ink, 4, '-34,4 -26,-86', '36,4 30,-86'),
  cut(
    ink,
    limb('-9,-80,12 -12,-42,9 -8,-6,7'),
    limb('8,-80,12 12,-42,9 18,-6,7'),
    '-18,-8,1 0,-8,1 2,2,1 -22,2,1',
    '9,-8,1 26,-8,1 31,2,1 10,2,1',
    '-20,-136,1 4,-140 20,-130 22,-104 17,-70,1 -18,-70,1 -34,-84 -36,-124',
    limb('18,-128,8 28,-106,6 30,-86,5'),
    limb('-16,-128,8 -28,-106,6 -26,-84,5'),
    disc(4, -151, 11, 13),
    '-10,-154,1 -8,-166 12,-168 17,-156 27,-151,1 15,-150 -8,-148,1',
  ),
  cut(
    rim,
    '20,-130,1 25,-104 20,-70,1 15,-70,1 19,-104',
    limb('21,-130,1 31,-108,2 33,-90,0'),
    '14,-166,1 18,-155 27,-151,1 16,-152',
  ),
];

/** A guide and a hiker at the edge of a drop, the light before them at the right, 260 wide, the guide at the origin. */
export const guideAndHiker = (inks: Backlit): readonly Layer[] => [
  ...guide(inks),
  moved({ x: -112, y: 4 }, ...hiker(inks)),
];
