import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { supperForTwo } from '../../figures/people/supperForTwo.ts';
import { light } from '../../light/light.ts';
import { milkyWay, type Starlight } from '../../sky/milkyWay.ts';

const SKY = ['#0b1036', '#111648', '#1a1d5a', '#28286c', '#3d367e', '#5c4a8c'];
const WARM = ['#a2609e', '#f49a5c', '#ffe4a4'] as const;

/** What the candle finds on the sand around the table, and the long shadows of those who sit at it; the origin is below the flame. */
const lightOnSand: readonly Layer[] = [
  cut('#3f2a5e', disc(0, 10, 590, 58)),
  cut('#6d4163', disc(0, 9, 430, 42)),
  cut('#a95f58', disc(0, 8, 300, 29)),
  cut('#e2945f', disc(0, 7, 196, 18)),
  // Chairs and people stand in the way of the light, the table's own shade lies below it.
  cut(
    '#2a1c4a',
    limb(
      '-84,0,5 -150,8,5 -300,16,0;-152,0,5 -230,3,5 -420,4,0;84,0,5 150,8,5 300,16,0;152,0,5 230,3,5 420,4,0',
    ),
    disc(-112, 3, 46, 6),
    disc(116, 3, 46, 6),
    disc(0, 1, 78, 8),
  ),
];

/** Steps of two side by side, each a point and how large it is there. */
const steps = (row: string): Layer =>
  cut(
    '#150f36',
    ...points(row).flatMap(([x, y, size]) => [
      disc(x, y, size, size * 0.32),
      disc(x + size * 3.4, y + size * 0.7, size * 1.1, size * 0.34),
    ]),
  );

/** The other shore, its foot at y 0, where a few lamps burn. */
const shore: readonly Layer[] = [
  cut('#262060', '-420,0,1 -240,-12 -80,-34 60,-40 160,-26 300,-34 420,-16 600,-10 820,0,1'),
  cut('#ffb860', ...points('-60,-6 24,-9 52,-5 214,-7').map(([x, y]) => disc(x, y, 4))),
];

/** The beach that they sit on, from its edge down, with what lies on the sand and what stands there. */
const beach = (edge: string, sand: readonly Layer[], ...on: readonly Layer[]): Layer[] => [
  floor('#5d4c93', raised(edge, -9)),
  floor('#8d78b8', raised(edge, -3)),
  within('#221a4a', `-40,1500,1 ${edge} 2440,1500,1`, ...sand),
  ...on,
];
const raised = (row: string, by: number): string =>
  points(row)
    .map(([x, y, corner]) => `${x},${y + by},${corner}`)
    .join(' ');

/** The night over the horizon at `y`, and the same in the still water of the shore. */
const night = (
  y: number,
  size: { width: number; height: number; stars: number },
  way: string,
  ribbon: Starlight['ribbon'],
  land: number,
  tongues: Starlight['tongues'] = [],
): readonly Layer[] => {
  const stars = milkyWay(way, size, { ribbon, warm: WARM, star: '#f4ecff', tongues });
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
    ...beach(
      '-40,962,1 300,956 700,930 1100,880 1450,846 1800,842 2100,856 2440,884,1',
      [moved({ x: 1730, y: 930, scale: 1.5 }, ...lightOnSand)],
      steps('860,990,13 960,976,12 1060,966,12 1150,956,11 1240,948,11 1330,942,10'),
      moved({ x: 1730, y: 930, scale: 1.5 }, ...supperForTwo),
    ),
  ],
  tall: [
    plan({ camera: 'wide' }),
    ...night(
      940,
      { width: 1080, height: 940, stars: 84 },
      '540,932,1 537,902,4 538,870,7 545,836,12 553,798,18 559,754,26 560,706,36 556,652,50 551,590,68 553,520,88 572,430,110 616,330,132 692,224,155 800,96,176 930,-50,192 1080,-220,200',
      ['#282b72', '#37377f', '#403e8a', '#464494'],
      -40,
      [
        ['#5f58b0', '544,860,8 556,790,18 562,720,32 556,660,36 551,616,22 551,580,0'],
        ['#9385d2', '542,860,7 554,790,14 561,730,22 558,680,18 554,640,0'],
        ['#cfbdf0', '541,860,5 553,800,10 559,750,11 559,706,0'],
      ],
    ),
    ...beach(
      '-40,1176,1 200,1168 420,1156 640,1152 860,1160 1120,1182,1',
      [moved({ x: 540, y: 1240, scale: 1.5 }, ...lightOnSand)],
      steps('20,1336,14 96,1312,13 170,1292,12 240,1276,11'),
      moved({ x: 540, y: 1240, scale: 1.5 }, ...supperForTwo),
    ),
  ],
});
