import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { silverbackOverCone, type ConeInks } from '../../figures/animals/silverbackOverCone.ts';
import { light } from '../../light/light.ts';

const [SKY, FIELD] = [process.env['C1'] ?? process.env['C1'] ?? '#f8a05a', '#8fbf4f'];
const INKS: ConeInks = [SKY, '#cc4a31', '#3f8a4c'];

/** A silverback where the forest begins; his brow and chest are the subject. */
const host = (x: number, ground: number, scale: number, subject: Box): Layer[] => [
  wash(SKY),
  floor(FIELD, `-40,${ground},1 2440,${ground},1`),
  moved({ x, y: ground - 560 * scale, scale }, ...silverbackOverCone(INKS)),
  plan({ subject, camera: 'front' }),
];

/** The great view of the trip to the volcanoes: between the arms of a silverback stands a volcano. */
export const postersVolcanoTrip: readonly Picture[] = poster('volcanoesandgorillas', {
  light: light('morning', 'rwanda', 'left'),
  wide: host(1740, 862, 0.72, [1500, 180, 480, 300]),
  tall: host(540, 1300, 0.72, [300, 650, 480, 300]),
});
