import type { Layer } from '../../canvas/canvas.ts';
import { strata } from '../../canvas/cut.ts';
import { moved } from '../../canvas/moved.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { craneBust } from '../../figures/placing/craneBust.ts';
import { farSnows } from '../../land/farSnows.ts';
import { foothills } from '../../land/rwenzoriRange.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

const EVENING_RANGE = { snow: '#ffd0a0', blue: '#8a6a92', rock: '#4a3f70', deep: '#2c2a56', mist: '#f09a54' };

/** A deep green evening over a lake: the last red light along its far shore, the snow of the Rwenzori small on it. */
const lakeEvening = (horizon: number, ...ranges: readonly [x: number, scale: number][]): Layer[] => [
  strata(
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
  strata(['#f29a4c', '#b8432f', '#4a1f3a', '#14142c'], { y: horizon, bands: 6, below: true }),
  ripples({ y: horizon + 14, to: horizon + 190, count: 46, colour: '#ffd58a', opacity: 0.8 }),
];

/** The great view of Uganda. */
export const postersUganda: readonly Picture[] = [
  ...poster('uganda', {
    light: light('dusk', 'uganda', 'right'),
    wide: [...lakeEvening(806, [540, 0.92]), moved({ x: 1650, y: 512, scale: 1.16 }, ...craneBust)],
    tall: [...lakeEvening(1150, [150, 0.72]), moved({ x: 460, y: 905, scale: 0.98 }, ...craneBust)],
  }),
];
