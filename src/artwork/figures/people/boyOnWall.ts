import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A boy who sits on a wall, from behind, his hands on its edge; 150 pixels high, seated at the origin, the light at the left; `shorts` and their lit side. */
export const boyOnWall = ([shorts, lit]: readonly [string, string]): readonly Layer[] => [
  cut('#4c1c2c', limb('-32,-84,11 -52,-46,10 -50,-4,8'), limb('32,-84,11 50,-46,10 48,-4,8')),
  cut('#4c1c2c', '-12,-112,1 12,-112,1 14,-98 38,-92 36,-60 28,-14,1 -28,-14,1 -36,-60 -38,-92 -14,-98'),
  cut(
    '#c86444',
    '-8,-100,1 -38,-92 -36,-60 -28,-14,1 -18,-14,1 -26,-56 -22,-86',
    limb('-38,-86,4 -58,-46,4 -55,-8,3'),
  ),
  cut('#2a101c', disc(0, -126, 20, 22)),
  cut('#8c4438', '-6,-147,1 -21,-136 -19,-116,1 -14,-134'),
  cut(shorts, '-29,-24,1 29,-24,1 38,2,1 -38,2,1'),
  cut(lit, '-29,-24,1 -12,-24,1 -16,2,1 -38,2,1'),
];
