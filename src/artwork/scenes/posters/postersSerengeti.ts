import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { LAST_SUN, leopardAsAcacia } from '../../figures/animals/leopardAsAcacia.ts';
import { light } from '../../light/light.ts';

const EVENING = '#651536';

/** The Serengeti: a leopard is the flat crown of an acacia on the plain. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('dusk', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1500, 160, 700, 160], camera: 'profile' }),
    wash(EVENING),
    floor(LAST_SUN, '-40,860,1 2430,860,1'),
    moved({ x: 1192, y: 116, scale: 0.93 }, ...leopardAsAcacia),
  ],
  tall: [
    plan({ subject: [300, 600, 500, 200], camera: 'profile' }),
    wash(EVENING),
    floor(LAST_SUN, '-40,1230,1 1120,1230,1'),
    moved({ x: 30, y: 564, scale: 0.83 }, ...leopardAsAcacia),
  ],
});
