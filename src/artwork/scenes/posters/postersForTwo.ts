import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { supperForTwo } from '../../figures/people/supperForTwo.ts';
import { light } from '../../light/light.ts';
import { milkyWay, type Starlight } from '../../sky/milkyWay.ts';

const SKY = ['#0b1036', '#111648', '#1a1d5a', '#28286c', '#3d367e', '#5c4a8c'];
const WARM = ['#ac5480', '#f49a5c', '#ffe4a4'] as const;

/** The light of the candle on the shallow water around the origin, and the pair in it, upside down too. */
const supper: readonly Layer[] = [
  cut(
    '#46346e',
    disc(0, 6, 480, 66),
    limb('-640,30,0 -500,34,6 -380,30,0'),
    limb('420,40,0 540,44,6 650,40,0'),
  ),
  cut('#76466c', disc(0, 8, 350, 46), limb('-460,2,0 -380,4,6 -300,2,0'), limb('330,-8,0 400,-6,5 460,-8,0')),
  cut(
    '#b46458',
    disc(0, 8, 240, 27),
    limb('180,34,0 250,36,5 320,34,0'),
    limb('-330,26,0 -250,28,5 -180,26,0'),
  ),
  moved({ x: 0, y: 6, squash: -0.84, opacity: 0.5 }, ...supperForTwo),
  // The ripples break their image.
  cut(
    '#3a2a62',
    ...points('-90,34,90 70,52,110 -30,74,130 100,96,80 -110,108,90 20,124,120 -60,150,110 90,164,90').map(
      ([x, y, half]) => limb(`${x - half},${y},0 ${x},${y},3 ${x + half},${y},0`),
    ),
  ),
  cut(
    '#ffcf88',
    ...points('-4,46,30 8,84,24 -2,118,16').map(([x, y, half]) =>
      limb(`${x - half},${y},0 ${x},${y},4 ${x + half},${y},0`),
    ),
  ),
  cut('#f0986c', disc(0, 6, 160, 12)),
  ...supperForTwo,
];

/** Steps of two side by side, each a point and how large it is there. */
const steps = (row: string): Layer =>
  cut(
    '#0d1038',
    ...points(row).flatMap(([x, y, size]) => [
      disc(x, y, size, size * 0.32),
      disc(x + size * 3.4, y + size * 0.7, size * 1.1, size * 0.34),
    ]),
  );

/** A palm on an island, its foot at (x, y). */
const palm = (x: number, y: number, tall: number, lean: number): string[] => {
  const [topX, topY] = [x + lean, y - tall];
  return [
    limb(`${x},${y},3 ${x + Math.round(lean * 0.2)},${y - Math.round(tall * 0.5)},2 ${topX},${topY},2`),
    ...points('-26,14 -26,-4 -14,-18 10,-18 24,-8 26,10 8,18').map(([dx, dy]) =>
      limb(
        `${topX},${topY},1 ${topX + Math.round(dx * 0.5)},${topY + Math.round(dy * 0.5) - 8},4 ${topX + dx},${topY + dy},0`,
      ),
    ),
  ];
};

/** An island under its palms, its foot at y 0. */
const shore: readonly Layer[] = [
  cut(
    '#1c1850',
    '-160,0,1 -60,-10 20,-24 90,-28 140,-18 220,-26 300,-10 420,-12 560,0,1',
    ...palm(20, -18, 66, 14),
    ...palm(50, -20, 44, -10),
    ...palm(104, -22, 78, 22),
    ...palm(196, -20, 52, 12),
    ...palm(222, -20, 36, -8),
  ),
];

/** The night over the horizon at `y`, and the same in the still water of the shore. */
const night = (
  y: number,
  size: { width: number; height: number; stars: number },
  way: string,
  ribbon: Starlight['ribbon'],
  land: number,
): readonly Layer[] => {
  const stars = milkyWay(way, size, { ribbon, warm: WARM, star: '#f4ecff' });
  return [
    strata(SKY, { height: y, bands: 9 }),
    ...stars,
    moved({ x: land, y: y + 2 }, ...shore),
    strata(['#54448a', '#383276', '#20215c', '#10133e'], { y, bands: 8, below: true }),
    moved({ x: 0, y: y * 1.8, squash: -0.8, opacity: 0.5 }, ...stars),
    moved({ x: land, y: y + 2, squash: -0.8, opacity: 0.8 }, ...shore),
  ];
};

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('night', 'uganda', 'behind'),
  wide: [
    plan({ camera: 'wide' }),
    ...night(
      640,
      { width: 2390, height: 640, stars: 150 },
      '1730,618,1 1727,590,5 1733,556,7 1744,516,12 1748,470,22 1742,418,38 1742,360,60 1758,296,86 1792,228,112 1842,156,134 1906,82,152 1984,2,166 2090,-100,186 2230,-240,200',
      ['#30338a', '#4c4ba6', '#7a6ec2', '#c0aee6'],
      860,
    ),
    steps('1060,990,14 1150,958,12 1230,932,11 1302,910,10 1366,892,9 1422,876,8'),
    moved({ x: 1730, y: 832, scale: 1.07 }, ...supper),
  ],
  tall: [
    plan({ camera: 'wide' }),
    ...night(
      900,
      { width: 1080, height: 900, stars: 84 },
      '540,832,1 537,806,4 538,778,7 544,748,10 551,716,15 557,682,22 559,644,32 555,600,46 550,548,65 553,484,88 572,410,110 616,322,132 692,220,155 800,96,176 930,-50,192 1080,-220,200',
      ['#282b72', '#37377f', '#403e8a', '#464494'],
      -70,
    ),
    steps('20,1330,15 84,1284,13 140,1246,12 188,1214,10 230,1188,9'),
    moved({ x: 540, y: 1080, scale: 1.25 }, ...supper),
  ],
});
