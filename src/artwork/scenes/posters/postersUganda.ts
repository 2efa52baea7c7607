import type { Layer } from '../../canvas/canvas.ts';
import { floor, wash } from '../../canvas/cut.ts';
import { moved } from '../../canvas/moved.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { craneBust } from '../../figures/placing/craneBust.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { farSnows } from '../../land/farSnows.ts';
import { foothills } from '../../land/rwenzoriRange.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';
import { tarnBelow } from '../../water/tarnBelow.ts';
import { ripples } from '../../water/water.ts';

const EVENING_RANGE = { snow: '#ffd0a0', blue: '#8a6a92', rock: '#4a3f70', deep: '#2c2a56', mist: '#f09a54' };
const FIRST_SUN = {
  rock: '#5a6490',
  deep: '#2b3668',
  glint: '#c98a7c',
  snow: '#ffeccb',
  ice: '#86a0c8',
  mist: '#7aa8a4',
};
const NIGHTFALL = [
  [0, '#081630'],
  [0.6, '#173260'],
  [0.82, '#3f6a94'],
  [0.93, '#e8b888'],
  [1, '#ffe0a8'],
] as const;
const SHORE = '#0a2a2c';

/** A deep green evening over a lake: the last red light along its far shore, the snow of the Rwenzori small on it. */
const lakeEvening = (horizon: number, ...ranges: readonly [x: number, scale: number][]): Layer[] => [
  wash(
    [
      [0, '#06231f'],
      [0.62, '#0d3d33'],
      [0.8, '#3a5a3c'],
      [0.9, '#d0552e'],
      [1, '#ffb45a'],
    ],
    { height: horizon + 10 },
  ),
  ...ranges.map(([x, scale]) => farSnows({ x, y: horizon + 6, scale }, EVENING_RANGE)),
  foothills(horizon, 34, '#5a3a62', '#f09a54'),
  (canvas) => {
    wash(['#f29a4c', '#b8432f', '#4a1f3a', '#14142c'], { y: horizon, height: canvas.height - horizon })(
      canvas,
    );
  },
  ripples({ y: horizon + 14, to: horizon + 190, count: 46, colour: '#ffd58a', opacity: 0.8 }),
];

/** The great views of Uganda and of its mountains. */
export const postersUganda: readonly Picture[] = [
  ...poster('uganda', {
    light: light('dusk', 'uganda', 'right'),
    wide: [...lakeEvening(806, [540, 0.92]), moved({ x: 1650, y: 512, scale: 1.16 }, ...craneBust)],
    tall: [...lakeEvening(1150, [150, 0.72]), moved({ x: 460, y: 905, scale: 0.98 }, ...craneBust)],
  }),
  ...poster('rwenzori', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      wash(NIGHTFALL, { height: 800 }),
      speke({ x: 2290, y: 770, scale: 0.9 }, FIRST_SUN),
      stanley({ x: 1760, y: 800, scale: 1.06 }, FIRST_SUN),
      floor(
        '#3f7a74',
        '-40,706 200,690 420,712 700,700 940,722 1200,716 1460,740 1760,750 2060,738 2430,716',
      ),
      floor('#1f5450', '-40,752 300,738 620,762 1000,756 1400,776 1800,786 2120,770 2430,752'),
      tarnBelow(796, 1000, [
        speke({ x: 2290, y: 770, scale: 0.9 }, FIRST_SUN),
        stanley({ x: 1760, y: 800, scale: 1.06 }, FIRST_SUN),
      ]),
      ripples({ y: 812, to: 930, count: 40, x: 1200, width: 1300, colour: '#ffe6b0', opacity: 0.6 }),
      floor(SHORE, '-40,872 500,900 980,930 1400,946 1800,940 2100,900 2430,862'),
      place(groundsel({ variant: 3 }), {
        x: 2190,
        y: 926,
        metre: 82,
        depth: 0.04,
        shadow: false,
        rim: '#ffd08a',
      }),
      place(lobelia(), { x: 1090, y: 966, metre: 84, depth: 0.04, shadow: false, rim: '#ffd08a' }),
      place(lobelia({ seed: 3 }), { x: 1216, y: 966, metre: 56, depth: 0.04, shadow: false, rim: '#ffd08a' }),
      floor(SHORE, '-40,920 500,936 980,946 1280,950 1420,954 1800,950 2100,914 2210,900 2430,880'),
    ],
    tall: [
      wash(NIGHTFALL, { height: 1100 }),
      speke({ x: 130, y: 1060, scale: 0.9 }, FIRST_SUN),
      stanley({ x: 560, y: 1110, scale: 1 }, FIRST_SUN),
      floor('#3f7a74', '-40,1010 140,1000 340,1030 560,1046 760,1036 940,1010 1120,1000'),
      floor('#1f5450', '-40,1056 200,1050 500,1076 800,1070 1120,1046'),
      tarnBelow(1090, 1350, [
        speke({ x: 130, y: 1060, scale: 0.9 }, FIRST_SUN),
        stanley({ x: 560, y: 1110, scale: 1 }, FIRST_SUN),
      ]),
      ripples({ y: 1104, to: 1220, count: 34, colour: '#ffe6b0', opacity: 0.6 }),
      floor(SHORE, '-40,1216 220,1240 520,1254 800,1236 1120,1190'),
      place(groundsel({ variant: 3 }), {
        x: 880,
        y: 1262,
        metre: 74,
        depth: 0.04,
        shadow: false,
        rim: '#ffd08a',
      }),
      place(lobelia(), { x: 120, y: 1290, metre: 84, depth: 0.04, shadow: false, rim: '#ffd08a' }),
      place(lobelia({ seed: 3 }), { x: 260, y: 1296, metre: 54, depth: 0.04, shadow: false, rim: '#ffd08a' }),
      floor(SHORE, '-40,1256 220,1272 520,1270 800,1246 920,1236 1120,1210'),
    ],
  }),
];
