import { strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { canoesAbove } from '../../figures/boats/canoesAbove.ts';
import { bunyonyiIslands } from '../../land/bunyonyiIslands.ts';
import { light } from '../../light/light.ts';

/** The last evening on the lake. */
export const gorillaSafariWays: readonly Picture[] = [
  // Bunyonyi from the air: terraced islands, and canoes on their way to market.
  picture(
    'packages/gorillatrekkingsafari-5',
    light('golden', 'uganda', 'left'),
    plan({ subject: [440, 130, 230, 240], camera: 'above' }),
    strata(['#0a3a62', '#0c4a72', '#08305a'], { height: 900 }),
    ...bunyonyiIslands,
    ...canoesAbove,
  ),
];
