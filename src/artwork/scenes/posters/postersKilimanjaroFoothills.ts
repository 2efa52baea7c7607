import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { colobusOverCup } from '../../figures/placing/colobusOverCup.ts';
import { light } from '../../light/light.ts';

const GROUND = '#ef8d4a';

/** Forest above, coffee below, on plain ground. */
const tailAsSteam = (subject: Box, colobus: Placing): Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(GROUND),
  moved(colobus, ...colobusOverCup),
];

/** The foothills of Kilimanjaro, forest and coffee: the tail of the one is the steam of the other. */
export const postersKilimanjaroFoothills: readonly Picture[] = poster('kilimanjarofoothills', {
  light: light('morning', 'tanzania', 'left'),
  wide: tailAsSteam([1660, 170, 440, 100], { x: 1690, y: 358, scale: 0.82 }),
  tall: tailAsSteam([420, 592, 430, 100], { x: 462, y: 782, scale: 0.81 }),
});
