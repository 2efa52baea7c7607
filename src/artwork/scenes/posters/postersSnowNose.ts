import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { snowNose } from '../../figures/people/snowNose.ts';
import { light } from '../../light/light.ts';

const GROUND = '#451f7c';

/** The advice on climbing the Rwenzori: what sun cream makes of a nose. */
export const postersSnowNose: readonly Picture[] = poster('mountainclimbingtips', {
  light: light('noon', 'uganda', 'left'),
  wide: [
    wash(GROUND),
    moved({ x: 1740, y: 590, scale: 0.85 }, ...snowNose),
    plan({ subject: [1290, 60, 900, 900], camera: 'close' }),
  ],
  tall: [
    wash(GROUND),
    moved({ x: 540, y: 1014, scale: 0.67 }, ...snowNose),
    plan({ subject: [180, 590, 720, 740], camera: 'close' }),
  ],
});
