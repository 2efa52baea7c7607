import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { slantedFrom } from '../../drawing/slanted.ts';
import { giraffeCrossing } from '../../figures/animals/giraffeCrossing.ts';
import { busWaiting, leaningOut } from '../../figures/vehicles/busWaiting.ts';
import { light } from '../../light/light.ts';

const [PLAIN, VERGE, TARMAC, SEA, RIPPLE] = ['#1b9a48', '#fcd22a', '#191613', '#1590c8', '#5cbce0'];
const at = slantedFrom(600, 450);

/** Tanzania: its road is its flag, and its giraffes have the right of way. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    // The subject is the road.
    plan({ subject: [0, 520, 660, 380], camera: 'above' }),
    wash(PLAIN),
    cut(SEA, at('-16,3,0 18,3,0 18,30,0 -16,30,0')),
    cut(VERGE, at('-20,-4.6,0 20,-4.6,0 20,4.6,0 -20,4.6,0')),
    cut(TARMAC, at('-20,-3.6,0 20,-3.6,0 20,3.6,0 -20,3.6,0')),
    cut(
      RIPPLE,
      limb('820,840,0 880,792,5 930,760,0;980,760,0 1050,704,5 1120,656,0;1000,860,0 1050,820,5 1090,794,0'),
    ),
    moved({ x: 724, y: 362 }, ...busWaiting, ...leaningOut),
    // The mother, and the calf that comes after.
    moved({ x: 250, y: 512, scale: 0.46 }, ...giraffeCrossing),
    moved({ x: 470, y: 596, scale: 0.92 }, ...giraffeCrossing),
  ),
];
