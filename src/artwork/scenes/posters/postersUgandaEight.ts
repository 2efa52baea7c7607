import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { dugout } from '../../figures/boats/dugout.ts';
import { craneInFlight } from '../../figures/placing/craneInFlight.ts';
import { terracedSpur } from '../../land/terracedSpur.ts';
import { light } from '../../light/light.ts';

/** Plots in the morning, near, further and far: sorghum, beans, fallow, ploughed earth. */
const NEAR = {
  plots: ['#8cb04c', '#4f9650', '#c8c858', '#6aa44e', '#b0703e', '#3f8450', '#7aaa4c', '#5c9c4e', '#a4b84e'],
  hedge: '#1f5a46',
  shade: '#0e4450',
};
const MIDDLE = {
  plots: ['#88b878', '#5c9c78', '#b8c880', '#74ac78', '#b49470', '#4f8f76', '#7cb078', '#68a478'],
  hedge: '#3c7c70',
  shade: '#2c6a78',
};
const FAR = { plots: ['#b4d0a4', '#a0c8a8', '#c0d4a4', '#98c0a8'], hedge: '#8cbaa6', shade: '#7cb0ac' };

/** Trees along the water's edge and on the crest: crowns at points with their width. */
const trees = (row: string, body: string, lit: string): Layer[] => [
  cut(body, ...points(row).map(([x, y, r]) => disc(x, y - r * 0.5, r, r * 0.9))),
  cut(lit, ...points(row).map(([x, y, r]) => disc(x - r * 0.28, y - r * 0.8, r * 0.56, r * 0.46))),
];

/** The hills above the water at y = 640: far ones pale, an island, the great spur. */
const shores: readonly Layer[] = [
  cut(
    '#c4dec4',
    '-200,640,1 -200,560 0,540 260,566 520,546 800,572 1100,540 1500,500 1900,540 2500,480,1 2500,640,1',
  ),
  cut('#a6cdb8', '-200,640,1 -200,606 120,590 420,608 760,586 1060,610 1400,590 2500,560,1 2500,640,1'),
  terracedSpur({ left: 1090, right: 1760, top: [1420, 420], water: 640, count: 9, sag: 34, ...FAR }),
  terracedSpur({ left: 1300, right: 2260, top: [1700, 270], water: 640, count: 12, sag: 60, ...MIDDLE }),
  terracedSpur({ left: 1580, right: 3100, top: [2330, 90], water: 642, count: 13, sag: 110, ...NEAR }),
  ...trees(
    '1600,640,14 1626,640,20 1660,640,16 1690,641,24 1730,641,18 1762,641,14 1900,641,16 1930,641,22 1966,641,17 2160,642,18 2196,642,26 2240,642,20 2280,642,16',
    '#1f5a46',
    '#2f7450',
  ),
];

/** Lake Bunyonyi at first sun: the hills and, below y = 640, their image in the water. */
const lake = (foot: number): Layer[] => [
  wash(['#a8d4c4', '#5aa4a0', '#1f6a74', '#0f4a5a'], { x: -200, y: 640, width: 2900, height: foot - 640 }),
  (canvas) => {
    const above = canvas.collect(...shores);
    canvas.use(above, { x: 0, y: 1280, squash: -1, opacity: 0.5 });
    canvas.use(above, { x: 0, y: 0 });
  },
  cut('#f2f6dc', '-200,637,1 2700,637,1 2700,642,1 -200,642,1'),
  inked(
    '#d8ece0',
    3,
    '1240,690 1500,690',
    '1720,724 2000,724',
    '1900,700 2080,700',
    '2060,800 2330,800',
    '1700,770 1790,770',
  ),
];

/** The great view of the article on eight places of Uganda. */
export const postersUgandaEight: readonly Picture[] = poster('ugandan8places', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(['#d8ecd4', '#eef2d2', '#fdf0c8'], { height: 640 }),
    ...lake(1000),
    craneInFlight({ x: 1330, y: 210, scale: 0.5 }, 'up'),
    craneInFlight({ x: 1480, y: 150, scale: 0.42 }, 'down'),
    dugout({ x: 1420, y: 850, scale: 0.9 }, { image: 0.45, wake: '#e4f2e4' }),
  ],
  tall: [
    wash(['#d8ecd4', '#eef2d2', '#fdf0c8'], { height: 1034 }),
    moved({ x: -824, y: 520, scale: 0.8 }, ...lake(1060)),
    craneInFlight({ x: 300, y: 690, scale: 0.5 }, 'up'),
    craneInFlight({ x: 440, y: 640, scale: 0.42 }, 'down'),
    dugout({ x: 430, y: 1220, scale: 0.8 }, { image: 0.45, wake: '#e4f2e4' }),
  ],
});
