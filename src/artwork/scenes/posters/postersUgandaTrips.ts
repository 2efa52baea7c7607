import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { gorillaReaching } from '../../figures/animals/gorillaReaching.ts';
import { vanOnArm } from '../../figures/vehicles/vanOnArm.ts';
import { light } from '../../light/light.ts';

/** The road to the gorillas is the arm of one, and he watches who comes along it. */
const reached = (subject: Box, gorilla: Placing, van: Placing): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash('#bfaeea'),
  moved(gorilla, ...gorillaReaching, moved(van, ...vanOnArm)),
];

/** The great view of the gorilla trip. */
export const postersUgandaTrips: readonly Picture[] = poster('gorillatrekkingsafari', {
  light: light('morning', 'uganda', 'right'),
  wide: reached(
    [1600, 200, 480, 780],
    { x: 1850, y: 1020, scale: 0.93 },
    { x: -950, y: -238, scale: 0.92, turn: 10 },
  ),
  tall: reached(
    [600, 690, 420, 640],
    { x: 804, y: 1390, scale: 0.77 },
    { x: -796, y: -212, scale: 0.88, turn: 6 },
  ),
});
