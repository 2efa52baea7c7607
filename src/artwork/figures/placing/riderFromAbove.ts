import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Somebody on a bicycle straight from above, riding up the picture, light from the left: 85 pixels a metre at scale 1. */
export const riderFromAbove = (
  shirt: readonly [lit: string, plain: string, deep: string],
  helmet: readonly [lit: string, plain: string],
  placing: Placing,
): Layer =>
  moved(
    placing,
    cut('#2a141c', limb('0,-84,3 0,-76,5 0,-40,5 0,-24,3'), limb('0,20,3 0,30,5 0,76,5 0,84,3')),
    inked('#c2402a', 5, '0,-46 0,46'),
    inked('#2a141c', 5, '-30,-34 -20,-44 0,-46 20,-44 30,-34'),
    // Thighs and shoes.
    cut('#27365f', limb('-10,22,9 -14,0,9 -12,-14,7'), limb('10,22,9 14,8,9 12,0,7')),
    cut('#5a3222', limb('-14,-12,5 -14,2,4')),
    cut('#8a5238', limb('-20,-16,6 -28,-26,5 -29,-36,5'), limb('20,-16,6 28,-26,5 29,-36,5')),
    within(
      shirt[1],
      '-15,32,1 -17,10 -25,-10 -22,-26 0,-32 22,-26 25,-10 17,10 15,32,1 0,38',
      cut(shirt[0], '-40,40,1 -40,-40,1 -2,-40,1 -6,0 -6,40,1'),
      cut(shirt[2], '12,40,1 12,0 16,-40,1 40,-40,1 40,40,1'),
    ),
    within(
      helmet[1],
      '0,-54,1 -13,-48 -15,-30 -11,-16 0,-12 11,-16 15,-30 13,-48',
      cut(helmet[0], '-20,-56,1 -2,-56,1 -4,-34 -4,-10,1 -20,-10,1'),
    ),
    inked('#2a141c', 2, '-6,-48 -6,-20', '5,-48 5,-20'),
  );

/** The shade both throw to the right at a low sun, side on as they ride: the wheels stand on the origin's line. */
export const riderShade = (fill: string, placing: Placing): Layer =>
  moved(
    placing,
    inked(fill, 5, disc(40, -50, 38, 30), disc(40, 50, 38, 30)),
    inked(
      fill,
      6,
      '40,50 34,4 98,-34 109,17 34,4',
      '109,17 40,50',
      '98,-34 40,-50',
      '98,-34 122,-36 120,-44',
    ),
    cut(
      fill,
      limb('108,30,14 128,18,17 150,0,16 170,-14,13 184,-28,10'),
      limb('164,-16,8 142,-38,6 116,-44,5'),
      limb('112,26,14 98,-8,11 90,-22,9 60,-2,7 34,8,5 28,-8,4'),
      '176,-14,1 170,-34 184,-52 206,-50 222,-40 220,-22 206,-12 190,-6',
    ),
  );
