import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chameleonOfBelts } from '../../figures/animals/chameleonOfBelts.ts';
import { light } from '../../light/light.ts';

/** The way up Kilimanjaro, from the forest to the ice. */
export const kilimanjaroBelts: readonly Picture[] = [
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [300, 340, 540, 340], camera: 'profile' }),
    wash('#f9b544'),
    ...chameleonOfBelts,
  ),
];
