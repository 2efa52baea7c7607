import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { rhinoImigongo } from '../../figures/placing/rhinoImigongo.ts';
import { light } from '../../light/light.ts';

/** A black rhino in the pattern of the region's wall art. */
export const akageraRhino: readonly Picture[] = [
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [420, 240, 620, 440], camera: 'close' }),
    wash('#f3c35c'),
    moved({ x: -80, y: -40, scale: 1.1 }, ...rhinoImigongo),
  ),
];
