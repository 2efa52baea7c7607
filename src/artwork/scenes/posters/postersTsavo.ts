import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { superbStarling } from '../../figures/animals/superbStarling.ts';
import { place } from '../../figures/placing/place.ts';
import { footprintPools } from '../../land/footprintPools.ts';
import { light } from '../../light/light.ts';

interface View {
  /** The foot of the Yatta plateau. */
  foot: number;
  elephant: readonly [x: number, y: number, metre: number];
  /** Prints from the elephant to the viewer. */
  prints: readonly (readonly [x: number, y: number, scale: number])[];
  bird: readonly [x: number, y: number, scale: number];
}

/** After rain: an elephant's prints lead over the red earth to the elephant, a piece of the sky in each. */
const trackOfSky = ({ foot, elephant: [x, y, metre], prints, bird: [bx, by, size] }: View): Layer[] => [
  wash(
    [
      [0, '#0d1d54'],
      [0.6, '#2a3f84'],
      [0.9, '#564e94'],
      [0.95, '#e88a72'],
      [1, '#ffdca4'],
    ],
    { height: foot },
  ),
  glow(x + metre, foot, 12 * metre, '#ff8a6a', 0.75),
  cut('#46204a', box(-20, foot - 50, 2460, 66)),
  cut(
    '#6a2f4c',
    `-40,${foot - 14},1 300,${foot - 24},1 620,${foot - 12},1 1000,${foot - 26},1 1500,${foot - 12},1 2440,${foot - 26},1 2440,${foot + 20},1 -40,${foot + 20},1`,
  ),
  floor('#d8662e', `0,${foot} 800,${foot - 4} 1600,${foot + 4} 2400,${foot}`),
  floor('#bb4a22', `0,${foot + 46} 600,${foot + 34} 1400,${foot + 52} 2400,${foot + 38}`),
  floor('#9a341c', `0,${foot + 124} 700,${foot + 108} 1500,${foot + 130} 2400,${foot + 112}`),
  floor('#7a2418', `0,${foot + 220} 700,${foot + 236} 1500,${foot + 214} 2400,${foot + 230}`),
  cut(
    { fill: '#4a1418', opacity: 0.85 },
    `${x + metre},${y},1 ${x},${y + 12} ${x - 4 * metre},${y + 26} ${x - 8 * metre},${y + 22},1 ${x - 5 * metre},${y + 4} ${x - metre},${y - 6}`,
  ),
  place(elephantStriding(), { x, y, metre, flat: '#7c2619', shadow: false, rim: '#ffb266' }),
  ...footprintPools(prints),
  moved({ x: bx, y: by, scale: size, flip: true }, ...superbStarling),
];

/** Tsavo: the red earth, the rain, and the elephant that went by. */
export const postersTsavo: readonly Picture[] = poster('tsavo', {
  light: light('golden', 'kenya', 'right'),
  wide: trackOfSky({
    foot: 716,
    elephant: [1960, 762, 50],
    prints: [
      [1840, 772, 0.03],
      [1868, 778, 0.042],
      [1786, 786, 0.06],
      [1830, 798, 0.09],
      [1690, 812, 0.13],
      [1770, 836, 0.2],
      [1600, 862, 0.32],
      [1420, 936, 0.6],
    ],
    bird: [1122, 952, 1.1],
  }),
  tall: trackOfSky({
    foot: 960,
    elephant: [740, 1010, 46],
    prints: [
      [630, 1020, 0.03],
      [654, 1028, 0.044],
      [572, 1038, 0.066],
      [620, 1054, 0.1],
      [480, 1074, 0.15],
      [580, 1106, 0.24],
      [450, 1150, 0.38],
      [640, 1254, 0.66],
    ],
    bird: [322, 1276, 1.1],
  }),
});
