import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { twinLakesBicycle } from '../../figures/vehicles/twinLakesBicycle.ts';
import { light } from '../../light/light.ts';

/** Volcanoes and gorillas: the twin lakes and the cone behind them, in a country of bicycles. */
export const lakesOnWheels: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [120, 220, 960, 640], camera: 'profile' }),
    wash('#fbd14b'),
    moved({ x: 600, y: 474, scale: 1.04 }, ...twinLakesBicycle),
  ),
];
