import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { hippoFromAbove } from '../../figures/placing/hippoFromAbove.ts';
import { zebraFromAbove, zebraShade } from '../../figures/placing/zebraFromAbove.ts';
import { papyrusFromAbove } from '../../figures/plants/papyrusFromAbove.ts';
import { light } from '../../light/light.ts';

/** Where a zebra's muzzle meets the water, its size and the way it faces, in degrees from upright. */
type Drinker = readonly [x: number, y: number, scale: number, turn: number];

/** The shore from far left to the upper right, as a row of points; the same further out, by so many pixels. */
const out = (shore: string, by: number): string =>
  points(shore)
    .map(([x, y, corner]) => `${x - by * 0.5},${y - by * 0.86},${corner}`)
    .join(' ');

/** Zebras that drink at a lake, straight from above. */
const shoreFromAbove = (shore: string, corner: string, drinkers: readonly Drinker[]): Layer[] => [
  wash(['#0a3a50', '#0d4a5c', '#12606c']),
  cut('#16707a', `${out(shore, 120)} ${corner}`),
  cut('#2a9490', `${out(shore, 58)} ${corner}`),
  cut('#66c0ac', `${out(shore, 22)} ${corner}`),
  // Rings run out over the water from each muzzle.
  ...drinkers.map(([x, y, scale]) =>
    inked('#bfeadc', 4, disc(x, y, 34 * scale), disc(x, y, 70 * scale), disc(x, y, 112 * scale)),
  ),
  cut('#fff0cc', `${out(shore, 7)} ${corner}`),
  cut('#c88a54', `${shore} ${corner}`),
  cut('#e6b470', `${out(shore, -40)} ${corner}`),
  cut('#efc684', `${out(shore, -170)} ${corner}`),
  ...drinkers.map(([x, y, scale, turn]) =>
    zebraShade('#8e4a44', x + 62 * scale, y + 42 * scale, scale, turn),
  ),
  ...drinkers.map((drinker) => zebraFromAbove(...drinker)),
];

/** Papyrus heads at points with their width. */
const papyrus = (row: string): Layer[] =>
  points(row).map(([x, y, width], at) => papyrusFromAbove({ x, y, scale: width / 200, turn: at * 37 }));

/** The great view of Akagera. */
export const postersAkagera: readonly Picture[] = poster('akagera', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    ...shoreFromAbove(
      '520,1180,1 760,1060 960,960 1180,850 1400,720 1640,610 1860,520 2080,400 2240,250 2450,130,1',
      '2450,1060,1',
      [
        [1062, 868, 0.94, -30],
        [1260, 760, 1.0, -36],
        [1462, 660, 0.6, -24],
        [1582, 610, 1.0, -30],
        [1792, 520, 0.96, -22],
        [2042, 392, 1.02, -40],
      ],
    ),
    hippoFromAbove({ x: 1640, y: 210, scale: 1.2, turn: 16 }),
    ...papyrus(
      '40,930,240 210,980,210 120,800,170 360,960,180 300,860,120 2330,40,240 2200,20,170 2390,150,170',
    ),
  ],
  tall: [
    ...shoreFromAbove(
      '-260,1320,1 -60,1240 120,1160 300,1080 520,1000 740,920 920,820 1140,660,1',
      '1140,1400,1 -60,1400,1',
      [
        [206, 1092, 0.83, -24],
        [390, 1016, 0.86, -32],
        [552, 960, 0.5, -16],
        [660, 916, 0.86, -22],
        [892, 800, 0.86, -36],
      ],
    ),
    hippoFromAbove({ x: 420, y: 730, scale: 0.94, turn: 16 }),
    ...papyrus('20,960,200 110,1030,150 40,850,130 1060,640,150'),
  ],
});
