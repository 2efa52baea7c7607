import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { moonHat } from '../../figures/people/moonHat.ts';
import { light } from '../../light/light.ts';

const night = (x: number, y: number, scale: number): Layer[] => [
  wash('#14206b'),
  moved({ x, y, scale }, ...moonHat),
];

/** The great view of the hike: a walker's bobble hat is the Rwenzori under the moon. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('night', 'uganda', 'left'),
  wide: [...night(1800, 600, 0.94), plan({ subject: [1702, 327, 197, 175], camera: 'back' })],
  tall: [...night(540, 1014, 0.75), plan({ subject: [462, 796, 156, 140], camera: 'back' })],
});
