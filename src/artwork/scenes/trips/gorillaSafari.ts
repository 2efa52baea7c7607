import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootAsGorilla } from '../../figures/objects/bootAsGorilla.ts';
import { light } from '../../light/light.ts';

/** The cover of the gorilla trek: what you walk in, and whom you walk to. */
export const gorillaSafari: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [330, 150, 540, 690], camera: 'front' }),
    wash('#f4683a'),
    moved({ x: 600, y: 450 }, ...bootAsGorilla),
  ),
];
