import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { binocularsFacing } from '../../figures/placing/binocularsFacing.ts';
import { light } from '../../light/light.ts';

/** A violet sky that ends in the first gold over the plain, and the roof's edge of the safari car in front. */
const hatch = (horizon: number, roof: number, x: number, y: number, scale: number): Layer[] => [
  strata(
    [
      [0, '#1e1648'],
      [0.6, '#3f2c6c'],
      [0.88, '#5f3a78'],
      [0.93, '#e07a70'],
      [1, '#ffc98a'],
    ],
    { height: horizon },
  ),
  floor(
    '#7a4474',
    `0,${horizon - 10} 500,${horizon - 20} 1100,${horizon - 8} 1700,${horizon - 18} 2400,${horizon - 8}`,
  ),
  floor('#f0b254', `0,${horizon} 800,${horizon - 4} 1600,${horizon + 4} 2400,${horizon}`),
  floor('#d98a3c', `0,${horizon + 60} 600,${horizon + 46} 1400,${horizon + 64} 2400,${horizon + 50}`),
  moved({ x, y, scale }, ...binocularsFacing),
  cut('#241230', `-40,${roof},1 2440,${roof},1 2440,1400,1 -40,1400,1`),
  cut('#e8a860', `-40,${roof},1 2440,${roof},1 2440,${roof + 10},1 -40,${roof + 10},1`),
];

/** The great view of the migration safari: a guest at the roof hatch, the herd in the lenses. */
export const postersSerengetiSafari: readonly Picture[] = poster('serengetimigrationsafari', {
  light: light('golden', 'tanzania', 'left'),
  wide: hatch(740, 940, 1740, 506, 1),
  tall: hatch(1060, 1292, 540, 960, 0.9),
});
