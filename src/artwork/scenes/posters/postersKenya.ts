import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** Where the mountain and the zebra stand: the summit, the mountain's size, the horizon, the zebra's feet and its size. */
interface View {
  summit: readonly [x: number, y: number];
  scale: number;
  horizon: number;
  zebra: readonly [x: number, y: number];
  size: number;
}

/** A zebra on the red plain below Mount Kenya's twin summits, at sunrise. */
const belowTheMountain = ({ summit: [x, y], scale, horizon, zebra: [left, ground], size }: View): Layer[] => [
  wash(
    [
      [0, '#0f2662'],
      [0.9, '#2a4f98'],
      [0.935, '#3a5ca0'],
      [0.936, '#f0a080'],
      [1, '#ffd6a0'],
    ],
    { height: horizon },
  ),
  glow(x + 60 * scale, horizon, 740 * scale, '#e86a86', 0.85),
  moved({ x, y, scale }, ...mountKenya),
  // Moor and forest below the rock.
  moved(
    { x, y, scale },
    cut(
      '#6d3f78',
      '-1000,640,1 -760,560 -560,510 -380,460 -200,440 -40,400 140,420 300,396 460,430 640,480 820,550 1100,600 1100,700,1 -1000,700,1',
    ),
    cut(
      '#8a4f80',
      '-200,640,1 -60,580 80,560 240,520 380,530 560,500 760,560 1100,620 1100,700,1 -200,700,1',
    ),
  ),
  // Its forests sink into the mist of the morning.
  wash(
    [
      [0, '#ffcf9a', 0],
      [0.6, '#ffcf9a', 0.8],
      [1, '#ffd9a8'],
    ],
    { x: x - 620 * scale, y: horizon - 80 * scale, width: 3000, height: 90 * scale },
  ),
  floor(
    '#8a4f78',
    `0,${horizon - 34} 500,${horizon - 46} 1100,${horizon - 26} 1700,${horizon - 44} 2400,${horizon - 24}`,
  ),
  floor('#f0a25c', `0,${horizon} 800,${horizon - 6} 1600,${horizon + 4} 2400,${horizon - 4}`),
  // Acacias far off, none behind the zebra.
  ...[
    [0, left - 340 * size],
    [left + 330 * size, left + 1500 * size],
  ].map(([from = 0, to = 0]) =>
    herd([acacia({ variant: 3 })], {
      x: (from + to) / 2,
      y: horizon + 4,
      width: Math.max(40, to - from - 90),
      height: 8,
      count: Math.ceil((to - from) / 190),
      metre: [8, 15],
      flat: '#6a3350',
      shadow: false,
    }),
  ),
  floor('#de7436', `0,${horizon + 70} 600,${horizon + 54} 1400,${horizon + 78} 2400,${horizon + 50}`),
  floor('#b8461f', `0,${ground - 60} 700,${ground - 34} 1500,${ground - 66} 2400,${ground - 40}`),
  grain({ y: ground - 30, to: ground + 100, colour: '#5c1a12' }),
  cut({ fill: '#4f160f', opacity: 0.75 }, disc(left - 90 * size, ground + 2, 400 * size, 20 * size)),
  zebraNear({ x: left, y: ground, scale: size }),
];

/** Kenya: a zebra below the mountain that the country is named after. */
export const postersKenya: readonly Picture[] = poster('kenya', {
  light: light('dawn', 'kenya', 'right'),
  wide: belowTheMountain({ summit: [1890, 138], scale: 0.96, horizon: 702, zebra: [1424, 912], size: 0.6 }),
  tall: belowTheMountain({ summit: [676, 598], scale: 0.7, horizon: 1000, zebra: [330, 1252], size: 0.62 }),
});
