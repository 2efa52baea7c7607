import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lampVolcano } from '../../figures/objects/lampVolcano.ts';
import { light } from '../../light/light.ts';

/** The evening of the trip, in a lodge under the volcanoes. */
export const volcanoTripLamp: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-3',
    light('night', 'rwanda', 'left'),
    plan({ subject: [330, 330, 540, 280], camera: 'front' }),
    wash('#1d1650'),
    ...lampVolcano,
  ),
];
