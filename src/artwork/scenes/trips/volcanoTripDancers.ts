import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { intoreProfile } from '../../figures/people/intoreProfile.ts';
import { light } from '../../light/light.ts';

/** The morning in Kinigi. */
export const volcanoTripDancers: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [60, 40, 420, 420], camera: 'profile' }),
    wash('#a83a26'),
    cut(
      '#26346a',
      '560,760,1 760,620 900,470 960,388,1 974,378 990,378 1004,386,1 1060,470 1200,610 1260,660,1 1260,760,1',
    ),
    floor('#efe0bd', '0,740 500,730 800,716 1200,730'),
    intoreProfile({ x: 1040, y: 606, scale: 0.48 }),
    intoreProfile({ x: 600, y: 440 }),
  ),
];
