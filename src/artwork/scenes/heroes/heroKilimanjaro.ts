import { moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantUnderEgret } from '../../figures/animals/elephantUnderEgret.ts';
import { light } from '../../light/light.ts';

const EARTH = '#a63c1e';

/** Kilimanjaro: an elephant is the mountain, and the egret that spreads its wings on his brow is its snow. */
export const heroKilimanjaro: readonly Picture[] = hero('kilimanjaro', {
  light: light('golden', 'tanzania', 'right'),
  wide: [
    plan({ subject: [1050, 280, 480, 120], camera: 'front' }),
    wash(EARTH),
    moved({ x: 1292, y: 292, scale: 0.8 }, ...elephantUnderEgret),
  ],
  tall: [
    plan({ subject: [250, 690, 400, 110], camera: 'front' }),
    wash(EARTH),
    moved({ x: 450, y: 718, scale: 0.64 }, ...elephantUnderEgret),
  ],
});
