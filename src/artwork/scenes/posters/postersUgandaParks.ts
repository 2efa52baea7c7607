import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { placed } from '../../drawing/placed.ts';
import { launch } from '../../figures/boats/launch.ts';
import { figTwig } from '../../figures/placing/figTwig.ts';
import { lionInFig } from '../../figures/placing/lionInFig.ts';
import { place } from '../../figures/placing/place.ts';
import { foothills, rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { murchison, spray } from '../../figures/placing/murchison.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

const BOAT = { body: '#f6f0e2', shade: '#5c6a8a', pale: '#f2b43c', accent: '#d9452c' };
const SUNLIT_RANGE = { snow: '#ffe6b8', blue: '#b08a9a', rock: '#6a5a86', deep: '#43406e', mist: '#f4a860' };

/** The Nile's pool below the falls from y down. */
const pool = (y: number): Layer[] => [
  (canvas) => {
    wash(['#5fa6a4', '#1f6a70', '#0c3a46'], { y, height: canvas.height - y })(canvas);
  },
  ripples({ y: y + 20, to: y + 200, count: 40, colour: '#d8f2ea', opacity: 0.6 }),
];

/** A launch that brings people up to the falls. */
const tour = (boat: { x: number; y: number; metre: number }): Layer[] => {
  const at = placed({ x: boat.x, y: boat.y, scale: boat.metre / 100 });
  const people = [
    [-170, '#e2482e'],
    [-90, '#2f7f86'],
    [-10, '#f6f1e2'],
    [70, '#f0b032'],
    [150, '#7a4a86'],
  ] as const;
  return [
    ...people.map(([x, coat]) =>
      cut(coat, at(`${x - 26},-90,1 ${x - 24},-136 ${x},-158 ${x + 24},-136 ${x + 26},-90,1`)),
    ),
    cut('#4a2a24', ...people.map(([x]) => at(`${x - 17},-176 ${x},-196 ${x + 17},-176 ${x},-152`))),
    place(launch(), { ...boat, shadow: false, depth: 0.24, coat: BOAT }),
    cut({ fill: '#0c3a46', opacity: 0.5 }, at('-360,4,1 360,4,1 300,40 0,52 -320,36')),
    cut('#d8f2ea', at('-420,8,1 0,-4 400,4,1 0,14')),
  ];
};

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

/** The great views of the articles about Uganda's parks. */
export const postersUgandaParks: readonly Picture[] = [
  ...poster('ugandan8places', {
    light: light('golden', 'uganda', 'left'),
    wide: [
      wash(['#2a6480', '#f0a866', '#ffe6ac'], { height: 230 }),
      moved({ x: 1840, y: 215, scale: 0.84 }, ...murchison),
      ...pool(756),
      moved({ x: 1840, y: 215, scale: 0.84 }, ...spray),
      ...tour({ x: 1010, y: 858, metre: 46 }),
    ],
    tall: [
      wash(
        [
          [0, '#0a2640'],
          [0.82, '#1b4f66'],
          [0.93, '#f0a866'],
          [1, '#ffe6ac'],
        ],
        { height: 690 },
      ),
      moved({ x: 640, y: 708, scale: 0.78 }, ...murchison),
      ...pool(1208),
      moved({ x: 640, y: 708, scale: 0.78 }, ...spray),
      ...tour({ x: 190, y: 1268, metre: 35 }),
    ],
  }),
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
