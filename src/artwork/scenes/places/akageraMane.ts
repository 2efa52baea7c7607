import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { papyrusMane } from '../../figures/placing/papyrusMane.ts';
import { light } from '../../light/light.ts';

/** Lions came back to Akagera: one of them is a head of papyrus. */
export const akageraMane: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [180, 40, 840, 620], camera: 'front' }),
    wash('#f7b79b'),
    moved({ x: 600, y: 372, scale: 1.06 }, ...papyrusMane),
  ),
];
