import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { porcupinefishDoor } from '../../figures/animals/porcupinefishDoor.ts';
import { light } from '../../light/light.ts';

/** Zanzibar's emblem: the reef and the carved doors of Stone Town as one. */
export const countryZanzibar: readonly Picture[] = [
  // A porcupinefish blown up: its sides are the two leaves of a door, its spines the brass spikes.
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [340, 220, 520, 500], camera: 'front' }),
    wash('#58cfc9'),
    ...porcupinefishDoor,
  ),
];
