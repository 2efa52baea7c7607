import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { pelicanLake } from '../../figures/placing/pelicanLake.ts';
import { light } from '../../light/light.ts';

const MARSH = '#0d5f46';

/** A pelican that has taken a lake of the park into its pouch, with all that floats on it. */
export const postersAkagera: readonly Picture[] = poster('akagera', {
  light: light('morning', 'rwanda', 'right'),
  wide: [
    wash(MARSH),
    moved({ x: 0, y: -20 }, ...pelicanLake),
    plan({ subject: [1220, 280, 1000, 600], camera: 'close' }),
  ],
  tall: [
    wash(MARSH),
    moved({ x: -1075, y: 474, scale: 0.92 }, ...pelicanLake),
    plan({ subject: [40, 730, 1000, 600], camera: 'close' }),
  ],
});
