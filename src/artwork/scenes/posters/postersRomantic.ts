import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { faceToFace } from '../../figures/placing/faceToFace.ts';
import { light } from '../../light/light.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const SUN = '#ffb066';
const LAKE = ['#c86a5a', '#6a3458', '#231638'];

/** The great view of the romantic journeys: two people, and the last light between them. */
export const postersRomantic: readonly Picture[] = poster('romanticgetaways', {
  light: light('dusk', 'uganda', 'right'),
  wide: [
    wash(['#1a1638', '#2c1d48', '#4a2654', '#7a3450'], { height: 760 }),
    glow(1790, 560, 640, SUN, 1),
    glow(1790, 560, 300, '#ffe6b0', 1),
    floor('#2a1a3e', '0,716 500,690 1000,712 1500,700 2390,690', 760),
    mirror({ y: 752, stops: LAKE }),
    ripples({ y: 760, to: 990, x: 1500, width: 600, count: 60, colour: '#ffd08a', opacity: 0.8 }),
    moved({ x: 1245, y: 40, scale: 1 }, ...faceToFace),
  ],
  tall: [
    wash(['#1a1638', '#241a42', '#46254f', '#a04a50'], { height: 1010 }),
    glow(545, 920, 350, SUN, 1),
    glow(545, 920, 220, '#ffe6b0', 1),
    floor('#2a1a3e', '0,1000 300,980 700,996 1080,976', 1030),
    mirror({ y: 1026, stops: LAKE }),
    ripples({ y: 1034, to: 1340, x: 340, width: 420, count: 50, colour: '#ffd08a', opacity: 0.8 }),
    moved({ x: 62, y: 486, scale: 0.9 }, ...faceToFace),
  ],
});
