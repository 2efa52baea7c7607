import { cut, inked } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CLOTH, SHADE, SKIN, HAIR, BOOT] = ['#e2452c', '#b52f22', '#8a4f33', '#08161c', '#e8b04a'];

/** A guest in pyjamas and loose boots, a toothbrush in her mouth, who holds out a torch to the right; a pixel a centimetre. */
export const torchBearer: readonly Layer[] = [
  cut(SHADE, '-17,-80,1 4,-80,1 0,-44 -6,-10,1 -23,-10,1 -20,-46'),
  cut(CLOTH, '-6,-80,1 18,-80,1 22,-44 23,-10,1 5,-10,1 3,-44'),
  cut(BOOT, '-25,-22,1 -6,-22,1 -5,-9 8,-6 10,0,1 -25,0,1', '4,-22,1 23,-22,1 24,-9 37,-6 39,0,1 4,0,1'),
  cut(
    SKIN,
    '-10,-146,1 -14,-160 -6,-174 8,-175 15,-170 16,-163,1 21,-156,1 16,-154,1 17,-150,1 16,-146 13,-142 6,-141,1 6,-130,1 -9,-130,1',
  ),
  cut(CLOTH, '-11,-138,1 7,-137,1 17,-126 20,-100 20,-74,1 -18,-74,1 -20,-104 -20,-126'),
  cut(
    HAIR,
    '-8,-144,1 -17,-154 -16,-172 -4,-181 10,-180 17,-170,1 6,-167 2,-158,1 -2,-160 -3,-154,1',
    disc(-19, -174, 9),
  ),
  inked('#fdf4d8', 3, '12,-149 33,-153'),
  cut('#fdf4d8', disc(17, -148, 3), disc(13, -160, 2)),
  cut(SHADE, limb('-3,-126,9 12,-104,8 38,-110,6')),
  cut(SKIN, disc(42, -111, 6)),
  cut(HAIR, '38,-116,1 54,-117,1 62,-121,1 63,-105,1 54,-108,1 38,-107,1'),
];
