import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { inyamboFacing } from '../../figures/placing/inyamboFacing.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** Where the horizon lies, where the king's house stands and how large, and the cow's brow and size. */
interface View {
  horizon: number;
  house: readonly [x: number, y: number, metre: number];
  cow: readonly [x: number, y: number, size: number];
}

/** A long-horned royal cow on the hill of Nyanza at evening, ridge behind ridge below her. */
const royalHill = ({ horizon, house: [hx, hy, metre], cow: [x, y, scale] }: View): Layer[] => [
  wash(
    [
      [0, '#141442'],
      [0.6, '#2c2560'],
      [0.93, '#5a3268'],
      [1, '#f08a4c'],
    ],
    { height: horizon + 30 },
  ),
  moved({ x, y: horizon + 10, squash: 0.42 }, glow(0, 0, 700, '#ff9a58', 0.9)),
  ...['#7a4068', '#5c3568', '#3e2c62', '#262358'].flatMap((tone, at): Layer[] => {
    const top = horizon + at * 56;
    const rise = at % 2 === 0 ? 34 : -30;
    return [
      floor(
        tone,
        `0,${top + rise} 300,${top - 20} 640,${top + 16} 1000,${top - rise} 1400,${top + 14} 1800,${top - 24} 2400,${top + rise}`,
      ),
      wash(
        [
          [0, '#ffb072', 0],
          [1, '#ffb072', 0.4 - at * 0.09],
        ],
        { y: top + 10, height: 50 },
      ),
    ];
  }),
  // The hill of the royal house: its yard swept pale, a fence of reeds, the shadow away from the sun.
  floor(
    '#1d1848',
    `0,${hy + 10} ${hx - 420},${hy + 6} ${hx - 160},${hy - 14} ${hx},${hy - 20} ${hx + 190},${hy - 12} ${hx + 420},${hy + 20} 2400,${hy + 50}`,
  ),
  cut('#6a3a58', disc(hx + 20, hy - 4, metre * 10.5, 11)),
  cut(
    { fill: '#120e34', opacity: 0.7 },
    `${hx - 60},${hy - 2},1 ${hx + metre * 6},${hy - 10} ${hx + metre * 13},${hy + 2},1 ${hx + metre * 6},${hy + 12}`,
  ),
  place(kingsHouse(), {
    x: hx,
    y: hy,
    metre,
    shadow: false,
    by: CLEAR,
    coat: { body: '#c07a3c', shade: '#6a3634', lit: '#ffb86a', dark: '#1c0d28' },
  }),
  inked(
    '#3a2248',
    4,
    ...Array.from(
      { length: 16 },
      (_, at) =>
        `${hx - metre * 14 + at * 13 + (at > 7 ? metre * 15 : 0)},${hy + 4} ${hx - metre * 14 + at * 13 + (at > 7 ? metre * 15 : 0)},${hy - 22 - (at % 3) * 4}`,
    ),
  ),
  moved({ x, y, scale }, ...inyamboFacing),
];

/** The great view of the article on Rwanda's places. */
export const postersRwandaArticles: readonly Picture[] = poster('rwanda8places', {
  light: light('sunset', 'rwanda', 'left'),
  wide: royalHill({ horizon: 670, house: [1130, 906, 15], cow: [1760, 592, 0.84] }),
  tall: royalHill({ horizon: 880, house: [140, 1216, 15], cow: [600, 1046, 0.7] }),
});
