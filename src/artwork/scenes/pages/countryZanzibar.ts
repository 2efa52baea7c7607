import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { porcupinefishDoor } from '../../figures/animals/porcupinefishDoor.ts';
import { light } from '../../light/light.ts';

/** Zanzibar's emblem: the reef and the carved doors of Stone Town as one. */
export const countryZanzibar: readonly Picture[] = [
  // A porcupinefish whose sides are the two leaves of a door, its spines and spots the brass.
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [330, 120, 540, 620], camera: 'front' }),
    wash('#58cfc9'),
    moved({ x: 600, y: 442 }, ...porcupinefishDoor),
  ),
];
