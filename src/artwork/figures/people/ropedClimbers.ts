import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TROUSERS, CREASE, BOOT, PACK, FLAP, SKIN, HELMET] = [
  '#7f90e6',
  '#3d4aa4',
  '#140f38',
  '#2c2f8c',
  '#4a55bc',
  '#7a4634',
  '#fff0d6',
];

/** A climber, tiny: steps up to the right with the weight on the bent knee, 124 pixels high, the soles about (0, 0). */
const climber = (jacket: string, lit: string): readonly Layer[] => [
  inked(BOOT, 4, '46,-86 56,-14'),
  cut(CREASE, limb('-6,-58,12 -14,-34,10 -28,-2,6')),
  cut(BOOT, '-38,8,1 -36,-8 -22,-6,1 -12,4 -12,10,1', '10,-10,1 10,-26 26,-26,1 38,-16 40,-8,1'),
  cut(TROUSERS, limb('0,-60,13 26,-50,11 20,-18,8')),
  cut(PACK, '-38,-104,1 -14,-118 8,-112,1 0,-62,1 -30,-54 -40,-70'),
  cut(FLAP, '-42,-106,1 -14,-124 10,-116,1 4,-100,1 -16,-106 -38,-96,1'),
  cut(jacket, '-6,-106 12,-114 26,-98 16,-54,1 -14,-54,1 -10,-80'),
  cut(lit, '12,-112,1 26,-98 16,-54,1 6,-54,1 16,-92'),
  cut(jacket, limb('12,-98,9 28,-84,8 46,-84,6')),
  cut(
    SKIN,
    '12,-128,1 34,-130,1 35,-122 42,-115,1 37,-112 38,-108 34,-103 24,-102 18,-100,1 10,-112',
    disc(47, -85, 6),
  ),
  cut(BOOT, limb('20,-121,2 30,-122,4 38,-121,3')),
  cut(HELMET, '6,-118,1 4,-138 30,-146 42,-126,1 24,-128'),
];

/** Climbers on a rope, the first one first: where each stands, how large and in what jacket. */
export const ropedClimbers = (
  row: readonly (readonly [x: number, y: number, scale: number, jacket: string, lit: string])[],
): Layer[] => row.map(([x, y, scale, jacket, lit]) => moved({ x, y, scale }, ...climber(jacket, lit)));
