import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { calfFacing } from '../../figures/placing/calfFacing.ts';
import { elephantOverhead, farLegs } from '../../figures/placing/elephantOverhead.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { light } from '../../light/light.ts';

/** The plain in a golden evening: far baobabs, the bright river, and dust. */
const evening = (horizon: number, baobabs: readonly (readonly [x: number, metre: number])[]): Layer[] => [
  strata(['#ffbe58', '#ffcf74', '#ffe09c', '#fff4cc'], { height: horizon, bands: 6 }),
  floor(
    '#e59a5a',
    `0,${horizon - 14} 500,${horizon - 24} 1100,${horizon - 12} 1700,${horizon - 22} 2400,${horizon - 12}`,
  ),
  ...baobabs.map(([x, metre]) =>
    place(baobab(), { x, y: horizon + 12, metre, flat: '#b4604a', shadow: false }),
  ),
  floor('#f3b25e', `0,${horizon} 800,${horizon - 6} 1600,${horizon + 4} 2400,${horizon - 4}`),
  cut(
    '#fff6d8',
    `-40,${horizon + 30},1 600,${horizon + 22} 1300,${horizon + 34} 2440,${horizon + 24},1 2440,${horizon + 38},1 1300,${horizon + 52} 600,${horizon + 40} -40,${horizon + 54},1`,
  ),
  floor('#df8a44', `0,${horizon + 64} 600,${horizon + 52} 1400,${horizon + 70} 2400,${horizon + 56}`),
  floor('#c4692f', `0,${horizon + 130} 700,${horizon + 116} 1500,${horizon + 138} 2400,${horizon + 120}`),
];

/** A cow and her calf under her belly, and the shade they stand in. */
const family: readonly Layer[] = [
  cut('#8a3a2a', '1240,962,1 1500,930 1900,920 2300,930 2760,940,1 2760,1100,1 1600,1100,1 1400,1010'),
  farLegs,
  moved({ x: 1738, y: 948, scale: 0.98 }, ...calfFacing),
  ...elephantOverhead,
];

/** Tarangire: an elephant calf under its mother. */
export const postersTarangire: readonly Picture[] = poster('tarangire', {
  light: light('golden', 'tanzania', 'left'),
  wide: [
    ...evening(776, [
      [860, 9],
      [1120, 12],
      [620, 7],
    ]),
    ...family,
  ],
  tall: [...evening(1120, [[330, 16]]), moved({ x: -1290, y: 378, scale: 0.95 }, ...family)],
});
