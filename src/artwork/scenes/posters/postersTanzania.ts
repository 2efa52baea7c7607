import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { masaiGiraffe } from '../../figures/placing/masaiGiraffe.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kiboNorth } from '../../land/kiboNorth.ts';
import { light } from '../../light/light.ts';

const SNOWS = {
  rock: '#80528f',
  deep: '#432a74',
  glint: '#e88c7c',
  snow: '#fff0d0',
  ice: '#b89cd4',
  mist: '#9c5068',
};
/** Mawenzi keeps dark beside the title. */
const FAR_SNOWS = { ...SNOWS, snow: '#8464a0', ice: '#6c528e', glint: '#8a5486' };
const TREE = { flat: '#5c2a58', shadow: false } as const;

/** Where the mountain and the giraffe stand: the summit and its width, the horizon, the giraffe's feet and its size. */
interface View {
  summit: readonly [x: number, y: number];
  width: number;
  horizon: number;
  giraffe: readonly [x: number, y: number];
  size: number;
}

/** One Masai giraffe walks over the plain, its head above the snows of Kilimanjaro. */
const belowTheSnows = ({ summit: [x, y], width, horizon, giraffe: [left, ground], size }: View): Layer[] => [
  wash(
    [
      [0, '#1a1046'],
      [0.5, '#37205f'],
      [0.86, '#5c2c6c'],
      [1, '#a8506a'],
    ],
    { height: horizon + 10 },
  ),
  moved({ x: x + 140, y: horizon, squash: 0.44 }, glow(0, 0, width * 0.62, '#ff9c66', 0.95)),
  ...kiboNorth({ x, y: horizon, scale: (horizon - y) / 380 }, SNOWS, FAR_SNOWS),
  wash(
    [
      [0, '#ffb070', 0],
      [0.7, '#ffb070', 0.85],
      [1, '#ffc680'],
    ],
    { y: horizon - width * 0.058, height: width * 0.058 + 8 },
  ),
  floor(
    '#7a3a68',
    `0,${horizon - 12} 500,${horizon - 24} 1000,${horizon - 8} 1600,${horizon - 20} 2400,${horizon - 6}`,
  ),
  floor('#f2a64c', `0,${horizon + 12} 800,${horizon + 4} 1600,${horizon + 16} 2400,${horizon + 6}`),
  herd([acacia({ variant: 3 }), acacia({ variant: 2 })], {
    x: (left - 300 * size) / 2,
    y: horizon + 18,
    width: left - 420 * size,
    height: 8,
    count: Math.ceil(left / 210),
    metre: [9, 15],
    ...TREE,
  }),
  floor('#d9793a', `0,${horizon + 66} 700,${horizon + 84} 1500,${horizon + 58} 2400,${horizon + 80}`),
  floor('#a8472f', `0,${ground - 56} 600,${ground - 34} 1400,${ground - 62} 2400,${ground - 30}`),
  floor('#6a2338', `0,${ground + 26} 800,${ground + 44} 1700,${ground + 22} 2400,${ground + 40}`),
  masaiGiraffe({ x: left, y: ground, scale: size }),
];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('sunset', 'tanzania', 'left'),
  wide: belowTheSnows({
    summit: [1600, 372],
    width: 1220,
    horizon: 716,
    giraffe: [2080, 904],
    size: 0.75,
  }),
  tall: belowTheSnows({ summit: [390, 760], width: 1000, horizon: 1030, giraffe: [770, 1246], size: 0.59 }),
});
