import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { intoreAmongFlowers } from '../../figures/people/intoreAmongFlowers.ts';
import { pyrethrum } from '../../figures/plants/pyrethrum.ts';
import { light } from '../../light/light.ts';

/** The pyrethrum fields of Kinigi. */
export const volcanoTripFlowers: readonly Picture[] = [
  // In a row of pyrethrum daisies one is a dancer in his mane of grass.
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [360, 60, 480, 480], camera: 'front' }),
    wash('#d9482b'),
    moved({ x: 78, y: 410, turn: -4 }, ...pyrethrum),
    moved({ x: 1114, y: 376, turn: 5, scale: 0.95 }, ...pyrethrum),
    moved({ x: 600, y: 340 }, ...intoreAmongFlowers),
    moved({ x: 300, y: 800, turn: 20, scale: 0.86 }, ...pyrethrum),
    moved({ x: 928, y: 770, turn: -7, scale: 0.8 }, ...pyrethrum),
  ),
];
