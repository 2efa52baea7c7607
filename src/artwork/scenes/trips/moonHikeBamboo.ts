import { glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { turacoOverhead } from '../../figures/animals/turacoOverhead.ts';
import { culmsOverhead, leafHeads, type Culm } from '../../figures/plants/bambooOverhead.ts';
import { light } from '../../light/light.ts';

const MIDDLE = [620, 440] as const;
const FAR: readonly Culm[] = [
  [8, 900, 190, 44],
  [34, 900, 170, 38],
  [62, 900, 180, 44],
  [96, 900, 160, 38],
  [126, 900, 190, 42],
  [152, 900, 170, 38],
  [186, 900, 190, 46],
  [216, 900, 170, 38],
  [246, 900, 180, 42],
  [282, 900, 160, 38],
  [310, 900, 190, 44],
  [338, 900, 170, 38],
];
const MID: readonly Culm[] = [
  [20, 900, 280, 66],
  [50, 900, 310, 60],
  [84, 900, 300, 62],
  [140, 900, 310, 56],
  [168, 900, 290, 62],
  [231, 900, 270, 68],
  [264, 900, 250, 58],
  [297, 900, 280, 64],
  [325, 900, 310, 66],
];
const NEAR: readonly Culm[] = [
  [112, 900, 440, 120],
  [200, 900, 400, 120],
  [352, 900, 420, 130],
];

/** Day two of the hike in the Mountains of the Moon, in the bamboo above the hut. */
export const moonHikeBamboo: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [440, 300, 330, 260], camera: 'below' }),
    wash(['#5fae74', '#8cc884', '#4c9c68']),
    glow(...MIDDLE, 640, '#fffbdc', 1),
    ...culmsOverhead(...MIDDLE, ['#9ccc84', '#d4e8a0', '#7ab46c'], FAR),
    leafHeads(
      ...MIDDLE,
      '#98ca84',
      110,
      FAR.filter((_, at) => at % 2 === 0),
    ),
    ...culmsOverhead(...MIDDLE, ['#2f7a4c', '#8cc454', '#1c5a40'], MID),
    leafHeads(...MIDDLE, '#3f8c50', 140, MID),
    ...culmsOverhead(...MIDDLE, ['#0f3f3a', '#3f8c44', '#082a2c'], NEAR),
    leafHeads(...MIDDLE, '#0f4038', 190, NEAR),
    moved({ x: 622, y: 446, scale: 0.86, turn: -38 }, ...turacoOverhead),
  ),
];
