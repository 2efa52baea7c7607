import type { Layer } from '../../canvas/canvas.ts';
import { wash } from '../../canvas/cut.ts';
import { moved } from '../../canvas/moved.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { craneBust } from '../../figures/placing/craneBust.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { massif } from '../../land/peaks.ts';
import { foothills, rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const EVENING_RANGE = { snow: '#ffd0a0', blue: '#8a6a92', rock: '#4a3f70', deep: '#2c2a56', mist: '#f09a54' };
const NIGHTFALL = { dark: ['#0b1a38', '#1f3763'], glow: ['#4a6a9a', '#f6d8a6'] } as const;

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
  ...ranges.map(([x, scale]) => rwenzoriRange({ x, y: horizon + 6, scale }, EVENING_RANGE)),
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
    wide: [...lakeEvening(806, [560, 0.48]), moved({ x: 1650, y: 512, scale: 1.16 }, ...craneBust)],
    tall: [...lakeEvening(1150, [140, 0.62]), moved({ x: 460, y: 905, scale: 0.98 }, ...craneBust)],
  }),
  ...poster('rwenzori', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      posterSky({ ...NIGHTFALL, line: 645, horizon: 780, bands: [7, 4] }),
      massif({
        summits: '1080,700 1260,520 1420,560 1640,160 1880,360 2090,260 2420,500',
        base: 880,
        snow: 560,
        depth: 0.34,
        of: '#33477a',
      }),
      hills({ y: '-30,740 600,770 1100,800 2420,790', rise: 50, depth: 0.5, of: 'leaf' }),
      mist({ y: 800, height: 60 }),
      mirror({ y: 815, stops: ['#f4dcb0', '#6a8aa8', '#1f3350'] }),
      ripples({ y: 820, to: 930, count: 50, x: 900, width: 1400, colour: '#fff0d0', opacity: 0.7 }),
      hills({ y: '-30,860 900,910 1600,920 2420,850', rise: 20, depth: 0.02, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 2200, y: 910, metre: 88, depth: 0.02 }),
      place(groundsel({ variant: 2 }), { x: 1230, y: 930, metre: 84, depth: 0.02 }),
      place(lobelia(), { x: 1930, y: 930, metre: 76, depth: 0.02 }),
      place(lobelia({ seed: 3 }), { x: 250, y: 910, metre: 60, depth: 0.02 }),
    ],
    tall: [
      posterSky({ ...NIGHTFALL, line: 600, horizon: 1010, bands: [6, 5] }),
      massif({
        summits: '-40,930 150,830 330,880 540,575 790,740 960,690 1110,800',
        base: 1120,
        snow: 900,
        depth: 0.34,
        of: '#33477a',
      }),
      hills({ y: '-30,1030 1110,1020', rise: 40, depth: 0.5, of: 'leaf' }),
      mist({ y: 1040, height: 60 }),
      mirror({ y: 1050, stops: ['#f4dcb0', '#6a8aa8', '#1f3350'] }),
      ripples({ y: 1056, to: 1180, count: 40, colour: '#fff0d0', opacity: 0.7 }),
      hills({ y: '-30,1150 500,1210 1110,1140', rise: 20, depth: 0.02, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 920, y: 1220, metre: 74, depth: 0.02 }),
      place(lobelia(), { x: 170, y: 1220, metre: 84, depth: 0.02 }),
      place(lobelia({ seed: 3 }), { x: 300, y: 1240, metre: 60, depth: 0.02 }),
    ],
  }),
];
