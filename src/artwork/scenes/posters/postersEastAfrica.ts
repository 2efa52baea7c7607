import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { giraffeLookingBack } from '../../figures/placing/giraffeLookingBack.ts';
import { light } from '../../light/light.ts';

const SKY = '#a9e2d2';

/** Eight places of East Africa on one way: a giraffe's coat is the map. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('morning', 'kenya', 'left'),
  wide: [wash(SKY), ...giraffeLookingBack, plan({ subject: [1360, 680, 240, 240], camera: 'close' })],
  tall: [
    wash(SKY),
    moved({ x: -836, y: 527, scale: 0.82 }, ...giraffeLookingBack),
    plan({ subject: [240, 1110, 700, 160], camera: 'close' }),
  ],
});
