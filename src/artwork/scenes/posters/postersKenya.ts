import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { zebraFromBehind } from '../../figures/placing/zebraFromBehind.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { mountKenyaPlanes } from '../../land/mountKenyaPlanes.ts';
import { light } from '../../light/light.ts';

/** Where the mountain and the zebra stand: the summit, the mountain's size, the horizon, the zebra's poll and its size. */
interface View {
  summit: readonly [x: number, y: number];
  scale: number;
  horizon: number;
  zebra: readonly [x: number, y: number];
  size: number;
}

/** Over a zebra's mane and between its ears: Mount Kenya's twin summits at sunrise. */
const betweenTheEars = ({ summit: [x, y], scale, horizon, zebra: [left, poll], size }: View): Layer[] => [
  wash(
    [
      [0, '#0d1f5c'],
      [0.7, '#23408c'],
      [0.94, '#3d559c'],
      [0.941, '#f08a78'],
      [0.97, '#f7a878'],
      [0.971, '#ffcf96'],
      [1, '#ffe0ac'],
    ],
    { height: horizon },
  ),
  glow(x + 420 * scale, horizon, 620 * scale, '#ff8a6a', 0.6),
  moved({ x, y, scale }, ...mountKenyaPlanes),
  wash(
    [
      [0, '#ffcf9a', 0],
      [1, '#ffd9a8'],
    ],
    { x: -20, y: horizon - 48, width: 3000, height: 50 },
  ),
  floor(
    '#7a3a6a',
    `0,${horizon - 20} 500,${horizon - 30} 1100,${horizon - 16} 1700,${horizon - 28} 2400,${horizon - 14}`,
  ),
  floor('#f0a25c', `0,${horizon} 800,${horizon - 6} 1600,${horizon + 4} 2400,${horizon - 4}`),
  ...[
    [20, left - 420 * size],
    [left + 420 * size, left + 1400 * size],
  ].map(([from = 0, to = 0]) =>
    herd([acacia({ variant: 3 })], {
      x: (from + to) / 2,
      y: horizon + 6,
      width: Math.max(40, to - from - 90),
      height: 8,
      count: Math.ceil((to - from) / 300),
      metre: [10, 17],
      flat: '#5a2448',
      shadow: false,
    }),
  ),
  floor('#de7436', `0,${horizon + 90} 600,${horizon + 70} 1400,${horizon + 100} 2400,${horizon + 64}`),
  floor('#b8461f', `0,${horizon + 200} 700,${horizon + 230} 1500,${horizon + 190} 2400,${horizon + 220}`),
  moved({ x: left, y: poll, scale: size }, ...zebraFromBehind),
];

/** Kenya: the mountain that the country is named after, between a zebra's ears. */
export const postersKenya: readonly Picture[] = poster('kenya', {
  light: light('dawn', 'kenya', 'right'),
  wide: betweenTheEars({ summit: [1730, 176], scale: 0.94, horizon: 690, zebra: [1716, 670], size: 1.2 }),
  tall: betweenTheEars({ summit: [568, 586], scale: 0.74, horizon: 990, zebra: [552, 970], size: 1 }),
});
