import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { craneBust } from '../../figures/placing/craneBust.ts';
import { crownedMorning, type Reach } from '../../land/crownedMorning.ts';
import { light } from '../../light/light.ts';

/** The crane, how far its crown goes, and the far shore. */
interface View {
  crane: readonly [x: number, y: number, scale: number];
  reach: Reach;
  shore: number;
  hills: string;
}

/** Long still lines of light on the lake, its shore on y 0. */
const calm: readonly Layer[] = [
  cut(
    '#ffcf66',
    limb(
      '-1500,70,0 -900,70,7 -300,70,0; -1000,130,0 -640,130,8 -340,130,0; 260,84,0 520,84,7 860,84,0; -900,220,0 -420,220,9 -60,220,0',
    ),
  ),
];

/** Over one lake a crane's crown goes out as the morning. */
const daybreak = ({ crane: [x, y, scale], reach, shore, hills }: View): Layer[] => [
  wash('#4a1621'),
  moved({ x: x + 96 * scale, y: y - 120 * scale }, ...crownedMorning(reach)),
  floor('#123f38', hills),
  floor('#f0a02c', `-40,${shore},1 2440,${shore},1`),
  moved({ x, y: shore }, ...calm),
  moved({ x, y, scale }, ...craneBust),
];

/** The great view of Uganda: the straws of a crane's crown are the rays of its morning. */
export const postersUganda: readonly Picture[] = poster('uganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    ...daybreak({
      crane: [1620, 556, 1.05],
      reach: { dim: 2600, red: [960, 1300, 1900], gold: [500, 640, 900] },
      shore: 652,
      hills:
        '-40,610,1 160,584 330,604 520,610 700,560 860,596 1000,624 1300,606 1500,616 1800,610 2060,560 2240,596 2440,570,1',
    }),
    plan({ subject: [1580, 480, 200, 200], camera: 'close' }),
  ],
  tall: [
    ...daybreak({
      crane: [556, 960, 0.88],
      reach: { dim: 1700, red: [760, 700, 900], gold: [400, 300, 440] },
      shore: 1050,
      hills: '-40,1000,1 120,964 260,1000 420,1020 640,1000 800,1012 960,976 1120,1000,1',
    }),
    plan({ subject: [560, 880, 180, 200], camera: 'close' }),
  ],
});
