import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootprintButterfly } from '../../figures/animals/bootprintButterfly.ts';
import { light } from '../../light/light.ts';

const MUD = '#ffd257';

/** Half an hour or most of the day on foot: the walk leaves its butterflies on the ground. */
export const bwindiButterfly: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [300, 356, 600, 450], camera: 'above' }),
    wash(MUD),
    moved({ x: 600, y: 486 }, ...bootprintButterfly(MUD)),
  ),
];
