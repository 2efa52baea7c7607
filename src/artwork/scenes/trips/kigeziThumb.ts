import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { thumbHill } from '../../figures/objects/thumbHill.ts';
import { light } from '../../light/light.ts';

/** On the way to Bwindi: a terraced hill of Kigezi. */
export const kigeziThumb: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [330, 90, 480, 560], camera: 'front' }),
    wash('#b4e2f6'),
    ...thumbHill,
  ),
];
