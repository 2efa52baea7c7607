import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { egretAsTown, egretRings } from '../../figures/animals/egretAsTown.ts';
import { light } from '../../light/light.ts';

/** The egret in the shallows, its feet below (x, y). */
const inShallows = (x: number, y: number, scale: number): readonly Layer[] => [
  wash('#f4694c'),
  moved({ x, y, scale }, ...egretAsTown),
  wash('#119a9f', { y, height: 1400 - y }),
  moved({ x, y, scale }, egretRings),
];

/** The great view of Stone Town: a white egret's neck is its minaret. */
export const postersStoneTown: readonly Picture[] = poster('zanzibar', {
  light: light('noon', 'zanzibar', 'right'),
  wide: [...inShallows(1660, 862, 0.98), plan({ subject: [1600, 520, 250, 190], camera: 'profile' })],
  tall: [...inShallows(500, 1266, 0.9), plan({ subject: [370, 910, 270, 220], camera: 'profile' })],
});
