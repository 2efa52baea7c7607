import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Somebody on a bicycle straight from above, riding to the right; the saddle near the origin. */
export const riderFromAbove = (placing: Placing): Layer =>
  moved(
    placing,
    cut('#2a141c', limb('-66,0,5 -22,0,5'), limb('40,0,5 84,0,5')),
    inked('#2a141c', 5, '36,-28 46,-20 44,0 46,20 36,28'),
    cut('#8a5238', limb('18,-20,6 30,-28,5 38,-26,5'), limb('18,20,6 30,28,5 38,26,5')),
    cut('#27365f', limb('-20,-10,9 2,-14,9 14,-12,6'), limb('-20,10,9 -4,14,9 8,12,6')),
    cut('#fff4dc', '-34,0 -30,-14 -4,-18 14,-25 30,-20 32,0 30,20 14,25 -4,18 -30,14'),
    cut('#d8452e', disc(34, 0, 20, 15)),
  );

/** The shade of both at a low sun, upright; the wheels on y = 0. */
export const riderShade = (fill: string, placing: Placing): Layer =>
  moved(
    placing,
    inked(fill, 6, disc(-44, -46, 36, 44), disc(62, -46, 36, 44)),
    inked(
      fill,
      7,
      '-44,-46 -22,-118 42,-124 10,-44 -22,-118',
      '-44,-46 10,-44',
      '62,-46 40,-138 54,-146',
      '-34,-126 -14,-126',
    ),
    cut(
      fill,
      limb('-22,-132,19 -18,-170,21 4,-206,20 20,-226,11 26,-240,9'),
      limb('10,-204,10 34,-170,8 50,-146,7'),
      limb('-20,-132,17 8,-112,13 20,-92,9 8,-56,8 4,-34,7 18,-28,6'),
      disc(26, -240, 19, 24),
      '4,-244,1 8,-266 28,-274 46,-262 50,-242,1',
    ),
  );
