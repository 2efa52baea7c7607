import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { idolDhow } from '../../figures/boats/idolDhow.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, GLINT] = ['#ff9478', '#12a0a4', '#8fe3d2'];

/** The dhow on the lagoon, with its waterline at `y`. */
const afloat = (x: number, y: number, scale: number): readonly Layer[] => [
  wash(SKY),
  moved({ x, y: y - 922 * scale, scale }, ...idolDhow),
  wash(SEA, { y, height: 1350 - y }),
  moved(
    { x, y, scale },
    cut(
      GLINT,
      limb('1310,0,0 1460,5,11 1800,3,7 2240,0,0'),
      limb('1100,44,0 1300,46,7 1520,44,0'),
      limb('1740,70,0 1960,72,7 2240,70,0'),
    ),
  ),
];

/** The great view of Zanzibar: what swims on its reef, and what sails above. */
export const postersZanzibar: readonly Picture[] = poster('zanzibar-island', {
  light: light('noon', 'zanzibar', 'right'),
  wide: [...afloat(206, 850, 0.87), plan({ subject: [1456, 440, 130, 200], camera: 'profile' })],
  tall: [...afloat(-772, 1262, 0.74), plan({ subject: [300, 914, 110, 170], camera: 'profile' })],
});
