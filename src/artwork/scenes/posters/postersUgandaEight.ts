import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { craneHarp, harpStrings } from '../../figures/objects/craneHarp.ts';
import { harpistBody, harpistFarHand, harpistNearArm } from '../../figures/people/harpist.ts';
import { light } from '../../light/light.ts';

const EARTH = '#b23a20';

const harpist: readonly Layer[] = [
  ...harpistFarHand,
  ...harpistBody,
  ...craneHarp,
  harpStrings,
  ...harpistNearArm,
];

/** The great view of the article on eight places of Uganda: a harp of eight strings that is a crowned crane. */
export const postersUgandaEight: readonly Picture[] = poster('ugandan8places', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    plan({ subject: [1800, 480, 380, 440], camera: 'close' }),
    wash(EARTH),
    moved({ x: -128, y: -4, scale: 1.1 }, ...harpist),
  ],
  tall: [
    plan({ subject: [560, 860, 320, 360], camera: 'close' }),
    wash(EARTH),
    moved({ x: -1030, y: 464, scale: 0.9 }, ...harpist),
  ],
});
