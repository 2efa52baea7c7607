import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { lionessDraped, lionessHidden } from '../../figures/placing/lionessDraped.ts';
import { place } from '../../figures/placing/place.ts';
import { figBoughs, figCrown } from '../../land/prideFig.ts';
import { foothills } from '../../land/rwenzoriRange.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { light } from '../../light/light.ts';

/** The Rwenzori far off, their foot at y = 0: rock, ice in the last sun on the left, ice in shade on the right. */
const farIce: readonly Layer[] = [
  cut(
    '#5a4e7c',
    '-640,0,1 -520,-70,1 -440,-120,1 -370,-96,1 -270,-190,1 -190,-128,1 -60,-330,1 60,-200,1 120,-160,1 220,-262,1 320,-140,1 400,-110,1 470,-150,1 560,-70,1 680,0,1',
  ),
  cut(
    '#a58aa4',
    '-60,-330,1 -40,-210,1 10,-120,1 60,-90,1 120,-160,1 60,-200,1',
    '220,-262,1 236,-160,1 290,-90,1 340,-100,1 320,-140,1',
    '-270,-190,1 -256,-120,1 -220,-90,1 -190,-128,1',
    '470,-150,1 484,-90,1 530,-50,1 560,-70,1',
  ),
  cut(
    '#ffe0b0',
    '-60,-330,1 -40,-210,1 -80,-140,1 -110,-170,1 -150,-120,1 -190,-128,1',
    '220,-262,1 236,-160,1 200,-120,1 176,-150,1 140,-140,1 120,-160,1',
    '-270,-190,1 -256,-120,1 -300,-90,1 -330,-110,1 -370,-96,1',
    '470,-150,1 484,-90,1 450,-80,1 430,-100,1 400,-110,1',
  ),
];

/** The plain of Ishasha in the last sun, the Kazinga Channel and the Rwenzori behind it. */
const ishasha = (
  horizon: number,
  ranges: readonly [x: number, scale: number][],
  trees: readonly [x: number, metre: number][],
): Layer[] => [
  strata(
    [
      [0, '#10243a'],
      [0.66, '#1f4a52'],
      [0.84, '#a8604c'],
      [1, '#ffc070'],
    ],
    { height: horizon + 10 },
  ),
  ...ranges.map(([x, scale]) => moved({ x, y: horizon + 6, scale }, ...farIce)),
  foothills(horizon, 30, '#6a5078'),
  strata(['#d8923e', '#a06c30', '#2f3a2a'], { y: horizon, bands: 5, below: true }),
  cut('#ffdf9a', `-40,${horizon + 22},1 2430,${horizon + 12},1 2430,${horizon + 26},1 -40,${horizon + 56},1`),
  cut('#6fa8a8', `-40,${horizon + 38},1 2430,${horizon + 18},1 2430,${horizon + 23},1 -40,${horizon + 50},1`),
  ...trees.map(([x, metre]) => place(euphorbia(), { x, y: horizon + 30 + metre * 1.3, metre, depth: 0.06 })),
];

/** A fig with a pride in it: two asleep on its boughs, of another a leg and a tail. */
const prideTree: readonly Layer[] = [
  ...figBoughs,
  lionessDraped({ x: 2310, y: 478, scale: 0.76, flip: true }),
  lionessDraped({ x: 1610, y: 548, scale: 1 }),
  lionessHidden({ x: 1650, y: 150, scale: 0.74 }),
  ...figCrown,
];

/** The great view of the article on western Uganda: the lions of Ishasha in their tree. */
export const postersUgandaParks: readonly Picture[] = poster('westernuganda', {
  light: light('sunset', 'uganda', 'left', 14),
  wide: [
    ...ishasha(
      806,
      [[820, 0.44]],
      [
        [380, 24],
        [1160, 14],
        [1230, 10],
      ],
    ),
    ...prideTree,
  ],
  tall: [...ishasha(1170, [[420, 0.3]], [[120, 15]]), moved({ x: -980, y: 510, scale: 0.84 }, ...prideTree)],
});
