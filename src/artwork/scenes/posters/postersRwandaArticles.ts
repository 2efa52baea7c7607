import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { inyamboFacing } from '../../figures/placing/inyamboFacing.ts';
import { place } from '../../figures/placing/place.ts';
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
  floor('#171440', `0,${hy - 6} 400,${hy - 10} 900,${hy} 1500,${hy + 40} 2400,${hy + 20}`),
  place(kingsHouse(), { x: hx, y: hy, metre, shadow: false }),
  moved({ x, y, scale }, ...inyamboFacing),
];

/** The great view of the article on Rwanda's places. */
export const postersRwandaArticles: readonly Picture[] = poster('rwanda8places', {
  light: light('sunset', 'rwanda', 'left'),
  wide: royalHill({ horizon: 670, house: [1130, 906, 15], cow: [1760, 592, 0.84] }),
  tall: royalHill({ horizon: 880, house: [140, 1216, 15], cow: [600, 1046, 0.7] }),
});
