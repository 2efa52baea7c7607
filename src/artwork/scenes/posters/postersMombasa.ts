import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { camelDhow } from '../../figures/boats/camelDhow.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, DEEP, FOAM] = ['#921a5c', '#22b5ad', '#148d8c', '#fff5e0'];

/** A camel of Mombasa's beaches as a ship, and the water about its hull. */
const shipOfTheDesert = (x: number, y: number, scale: number): Layer[] => [
  wash(SKY),
  moved({ x, y, scale }, ...camelDhow),
  wash(SEA, { y: y + 820 * scale }),
  moved(
    { x, y, scale },
    cut(
      FOAM,
      '1220,822,1 1300,810 1700,812 1880,814 1920,794 1960,798 2000,820 2080,822,1 2000,832 1700,834 1400,830',
    ),
    cut(DEEP, '1260,866,1 1500,856 1740,866,1 1500,876', '1420,906,1 1640,896 1880,906,1 1640,916'),
  ),
];

/** Mombasa, where camels walk the beaches: one is a dhow under sail, its neck the prow, a mast in its hump. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('noon', 'kenya', 'left'),
  wide: [plan({ subject: [1920, 280, 190, 400], camera: 'profile' }), ...shipOfTheDesert(0, 18, 1)],
  tall: [plan({ subject: [236, 756, 250, 250], camera: 'profile' }), ...shipOfTheDesert(-886, 581, 0.83)],
});
