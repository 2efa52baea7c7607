import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pufferDoor } from '../../figures/animals/pufferDoor.ts';
import { light } from '../../light/light.ts';

/** Zanzibar's emblem: the reef and the carved doors of Stone Town as one. */
export const countryZanzibar: readonly Picture[] = [
  // A pufferfish that looks at us: its face is a double door, its spines and spots the brass.
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [330, 120, 540, 620], camera: 'front' }),
    wash('#58cfc9'),
    moved({ x: 600, y: 520, scale: 1.06 }, ...pufferDoor),
  ),
];
