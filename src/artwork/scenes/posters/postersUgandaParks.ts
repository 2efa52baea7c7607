import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { figTwig } from '../../figures/placing/figTwig.ts';
import { lionInFig } from '../../figures/placing/lionInFig.ts';
import { place } from '../../figures/placing/place.ts';
import { foothills, rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { light } from '../../light/light.ts';

const SUNLIT_RANGE = { snow: '#ffe6b8', blue: '#b08a9a', rock: '#6a5a86', deep: '#43406e', mist: '#f4a860' };

/** The plain of Ishasha in the last sun, the Kazinga Channel and the Rwenzori behind it. */
const ishasha = (
  horizon: number,
  ranges: readonly [x: number, scale: number][],
  trees: readonly [x: number, metre: number][],
): Layer[] => [
  wash(
    [
      [0, '#10243a'],
      [0.66, '#1f4a52'],
      [0.84, '#a8604c'],
      [1, '#ffc070'],
    ],
    { height: horizon + 10 },
  ),
  ...ranges.map(([x, scale]) => rwenzoriRange({ x, y: horizon + 8, scale }, SUNLIT_RANGE)),
  foothills(horizon, 30, '#6a5078', '#f4a860'),
  (canvas) => {
    wash(['#d8923e', '#a06c30', '#2f3a2a'], { y: horizon, height: canvas.height - horizon })(canvas);
  },
  cut('#ffdf9a', `-40,${horizon + 22},1 2430,${horizon + 12},1 2430,${horizon + 26},1 -40,${horizon + 56},1`),
  cut('#6fa8a8', `-40,${horizon + 38},1 2430,${horizon + 18},1 2430,${horizon + 23},1 -40,${horizon + 50},1`),
  ...trees.map(([x, metre]) => place(euphorbia(), { x, y: horizon + 30 + metre * 1.3, metre, depth: 0.06 })),
];

/** The great view of the article on western Uganda. */
export const postersUgandaParks: readonly Picture[] = [
  ...poster('westernuganda', {
    light: light('sunset', 'uganda', 'left', 14),
    wide: [
      ...ishasha(
        806,
        [[700, 0.44]],
        [
          [380, 24],
          [1010, 16],
          [1090, 12],
        ],
      ),
      moved({ x: 1750, y: 500, scale: 0.8 }, ...lionInFig),
      moved({ x: 2300, y: -10, scale: 1, turn: -4 }, figTwig),
      moved({ x: 2440, y: 40, scale: 1.2, turn: 14 }, figTwig),
      moved({ x: 2400, y: 610, scale: 0.8, turn: -30 }, figTwig),
      moved({ x: 1150, y: 508, scale: 0.5, turn: 14 }, figTwig),
    ],
    tall: [
      ...ishasha(
        1150,
        [[566, 0.34]],
        [
          [120, 17],
          [250, 9],
        ],
      ),
      moved({ x: 566, y: 850, scale: 0.62 }, ...lionInFig),
      moved({ x: 1100, y: 1010, scale: 0.6, turn: -20 }, figTwig),
      moved({ x: 106, y: 854, scale: 0.28, turn: 14 }, figTwig),
    ],
  }),
];
