import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hornbillOfKibo } from '../../figures/animals/hornbillOfKibo.ts';
import { light } from '../../light/light.ts';

/** On the forest side of Kilimanjaro a hornbill carries the mountain on its bill. */
export const hornbillAndKibo: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [180, 600, 440, 290], camera: 'profile' }),
    wash('#ef9a55'),
    ...hornbillOfKibo,
  ),
];
