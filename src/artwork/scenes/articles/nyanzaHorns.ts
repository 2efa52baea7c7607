import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { inyamboLyre } from '../../figures/placing/inyamboLyre.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** The royal hill of Nyanza, as one of the king's cows carries it. */
export const nyanzaHorns: readonly Picture[] = [
  picture(
    'articles/nyanza',
    light('morning', 'rwanda', 'left', 20),
    plan({ subject: [180, 170, 110, 420], camera: 'front' }),
    wash('#4f8f86'),
    place(kingsHouse(), { x: 600, y: 668, metre: 45, depth: 0.3, shadow: false }),
    ...inyamboLyre,
  ),
];
