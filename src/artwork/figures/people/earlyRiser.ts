import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Someone in a bright coat and a woollen cap from behind, hands in the pockets, looking up; 172 pixels high, the soles at the origin, the light at the right. */
export const earlyRiser: readonly Layer[] = [
  cut(
    '#141a30',
    limb('-14,-2,11 -15,-40,12 -12,-80,15'),
    limb('15,-2,11 15,-40,12 12,-80,15'),
    disc(-15, -4, 13, 7),
    disc(17, -4, 13, 7),
  ),
  cut('#2c3c60', limb('20,-4,5 21,-40,5 20,-70,5')),
  cut(
    '#c8402c',
    '-14,-134,1 -30,-127 -36,-112 -42,-92 -38,-78 -27,-74,1 -27,-68,1 27,-68,1 27,-74,1 38,-78 42,-92 36,-112 30,-127 14,-134,1',
  ),
  cut(
    '#ff8a4a',
    '10,-134,1 30,-127 36,-112 43,-92 38,-78 27,-74,1 32,-94 25,-112,1 23,-68,1 10,-68,1 14,-98',
  ),
  cut('#8a2430', '-26,-114,1 -23,-84,1 -28,-73,1 -31,-77,1'),
  cut('#4c2a24', '-10,-140,1 10,-140,1 11,-124 -11,-124', disc(0, -146, 14, 16)),
  cut('#1c5a70', '-17,-150,1 -16,-168 0,-176 16,-168 17,-150,1 0,-144'),
  cut('#7cc4c0', '5,-174,1 16,-168 17,-150,1 8,-146,1 10,-162'),
];
