import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { groundselInBoots } from '../../figures/plants/groundselInBoots.ts';
import { light } from '../../light/light.ts';

/** Who carries on the moorland: the plant in its coat of dead leaves, ready to walk. */
export const kilimanjaroGroundsel: readonly Picture[] = [
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [350, 30, 500, 340], camera: 'front' }),
    wash('#ffb92e'),
    moved({ x: 600, y: 0 }, ...groundselInBoots),
  ),
];
