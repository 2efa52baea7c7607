import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const DUSK = '#241440';

/** One walker from behind, a pack of a colour on the back, `step` as wide as the feet stand apart: 100 high, feet at 0. */
const walker = (at: Placing, pack: string, lit: string, step: number): Layer =>
  moved(
    at,
    cut(
      DUSK,
      limb(`${-step},0,5 ${-step * 0.8},-26,7 -5,-54,11; ${step},-6,5 ${step},-28,7 6,-54,11`),
      limb('-13,-82,6 -21,-66,5 -16,-48,4; 13,-82,6 21,-66,5 17,-50,4'),
      disc(0, -102, 7, 9),
    ),
    cut(pack, '-14,-46,1 -17,-62 -16,-84 -8,-93 8,-93 16,-84 17,-62 14,-46,1'),
    cut(lit, '-14,-46,1 -17,-62 -16,-84 -8,-93 -3,-93,1 -8,-82 -9,-62 -7,-46,1'),
    cut(DUSK, limb('-17,-93,5 17,-93,5'), '-17,-62,1 17,-62,1 17,-59,1 -17,-59,1'),
    cut(lit, '-8,-103,1 -8,-112 0,-116 8,-112 8,-103,1'),
  );

/** Three walkers with packs, going away from us along a ridge to the right, the first the farthest. */
export const walkersOnRidge = (at: Placing): Layer =>
  moved(
    at,
    walker({ x: 150, y: -26, scale: 0.74 }, '#b03a4c', '#f2805c', 8),
    walker({ x: 70, y: -14, scale: 0.86 }, '#2f6f86', '#6fc0bc', 9),
    walker({ x: -30, y: 0, scale: 1 }, '#c98a24', '#ffd06a', 11),
  );
