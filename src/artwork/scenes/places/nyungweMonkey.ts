import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lhoestFacing } from '../../figures/placing/lhoestFacing.ts';
import { light } from '../../light/light.ts';

/** The edge of the forest, and who looks out of it. */
export const nyungweMonkey: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [400, 190, 320, 220], camera: 'front' }),
    wash('#7fb08f'),
    moved({ x: 580, y: 330, scale: 1.3 }, ...lhoestFacing),
  ),
];
