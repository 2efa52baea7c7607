import type { Layer } from '../../canvas/canvas.ts';
import { moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { hornedChameleon } from '../../figures/placing/hornedChameleon.ts';
import { mossyHeather } from '../../figures/plants/mossyHeather.ts';
import { canopy } from '../../land/canopy.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const MORNING_RANGE = { snow: '#fff6e0', blue: '#6fa0bc', rock: '#a89c94', deep: '#2f647e', mist: '#f6dfae' };

/** A mossy bough along the chameleon's feet, lichen hanging from it. */
const bough = mossyHeather(
  [
    '-900,160,8 -740,88,26 -520,56,38 -200,52,48 180,48,58 420,20,68 640,-40,80 1000,-190,110',
    '-520,66,20 -600,130,16 -700,170,13 -800,176,4',
  ],
  ['#14202c', '#1c5a40', '#8cb848', '#24605c', '#4f8a72'],
  { beard: 1.2, share: 0.4 },
);

/** Deep blue early light, the snow of the Rwenzori over cloud, dark forest in front of it. */
const aboveCloud = (base: number, range: { x: number; scale: number }): Layer[] => [
  strata(
    [
      [0, '#052334'],
      [0.62, '#0c4054'],
      [0.86, '#2c6a74'],
      [1, '#f6dfae'],
    ],
    { height: base + 24 },
  ),
  rwenzoriPlanes({ ...range, y: base + 20, flip: true }, MORNING_RANGE),
  strata(['#f8e6bd', '#b9cfae', '#0c3a3e'], { y: base, height: 250, bands: 4, below: true }),
  (canvas) => {
    const [w, at] = [canvas.width, (y: number) => base + y];
    canopy(
      '#5f9a88',
      `-60,${at(50)} ${w * 0.2},${at(34)} ${w * 0.45},${at(64)} ${w * 0.7},${at(40)} ${w + 60},${at(60)}`,
      22,
    )(canvas);
    canopy(
      '#24625c',
      `-60,${at(110)} ${w * 0.25},${at(130)} ${w * 0.5},${at(96)} ${w * 0.8},${at(126)} ${w + 60},${at(100)}`,
      32,
      '#6ca084',
      'left',
    )(canvas);
    canopy(
      '#0a3036',
      `-60,${at(160)} ${w * 0.2},${at(172)} ${w * 0.5},${at(200)} ${w * 0.75},${at(190)} ${w + 60},${at(170)}`,
      48,
      '#2c6458',
      'left',
    )(canvas);
  },
];

/** The great view of the hike: a three-horned chameleon on a mossy bough, the snow of the Rwenzori behind. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    ...aboveCloud(800, { x: 900, scale: 0.5 }),
    moved({ x: 1805, y: 640, scale: 0.95 }, bough, ...hornedChameleon),
  ],
  tall: [
    ...aboveCloud(850, { x: 480, scale: 0.66 }),
    moved({ x: 560, y: 1110, scale: 0.82 }, bough, ...hornedChameleon),
  ],
});
