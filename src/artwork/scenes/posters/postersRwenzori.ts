import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { everlastingRange } from '../../figures/plants/everlastingRange.ts';
import { light } from '../../light/light.ts';

const SKY = '#f39292';

/** One flower on plain ground, where it stands and how large it is. */
const rangeInFlower = (subject: Box, flower: Placing): Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(SKY),
  moved(flower, ...everlastingRange),
];

/** The Rwenzori: an everlasting of its moors opens, and its white bracts are the ice peaks. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('morning', 'uganda', 'left'),
  wide: rangeInFlower([1590, 430, 260, 390], { x: 1720, y: 780, scale: 0.94 }),
  tall: rangeInFlower([420, 850, 240, 370], { x: 540, y: 1180, scale: 0.88 }),
});
