import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { supperForTwo } from '../../figures/people/supperForTwo.ts';
import { light } from '../../light/light.ts';
import { milkyWay } from '../../sky/milkyWay.ts';

const SKY = ['#0b1036', '#111648', '#1a1d5a', '#28286c', '#3d367e', '#5c4a8c'];
const STARS = {
  veil: ['#2c2f7a', '#45459a', '#5d57aa'],
  dust: '#28296c',
  star: '#f4ecff',
} as const;

/** The light of the lamp on the wet sand around the origin, and the pair in it, upside down too. */
const supper: readonly Layer[] = [
  cut(
    '#46346e',
    disc(0, 6, 520, 66),
    limb('-640,30,0 -500,34,6 -380,30,0'),
    limb('420,40,0 540,44,6 650,40,0'),
  ),
  cut('#76466c', disc(0, 8, 380, 47), limb('-460,2,0 -380,4,6 -300,2,0'), limb('330,-8,0 400,-6,5 460,-8,0')),
  cut(
    '#b46458',
    disc(0, 8, 250, 28),
    limb('180,34,0 250,36,5 320,34,0'),
    limb('-330,26,0 -250,28,5 -180,26,0'),
  ),
  cut('#7c4258', '-60,50,1 60,50,1 66,130,1 -66,130,1'),
  moved({ x: 0, y: 4, squash: -0.9, opacity: 0.42 }, ...supperForTwo),
  cut(
    '#ffcf88',
    ...points('0,50,44 -8,72,30 6,96,40 -4,124,22 4,150,34 -2,182,16 2,214,24 0,250,10').map(([x, y, half]) =>
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

/** The far side of the lagoon: palms, and boats that the tide has laid down, its foot at y 0. */
const shore: readonly Layer[] = [
  cut(
    '#1c1850',
    '-120,0,1 -60,-10 20,-24 90,-26 140,-14 220,-24 300,-10 420,-14 520,-4 700,0,1',
    ...points('30,-20,52 70,-22,40 180,-18,46 244,-16,34').flatMap(([x, y, tall]) => [
      limb(`${x},${y},2 ${x + 6},${y - tall},2`),
      ...points('-22,8 -20,-6 -8,-14 10,-12 20,-2 22,10').map(([dx, dy]) =>
        limb(
          `${x + 6},${y - tall},2 ${x + 6 + dx * 0.6},${y - tall + dy - 3},3 ${x + 6 + dx},${y - tall + dy + 4},0`,
        ),
      ),
    ]),
    '560,0,1 650,-12,1 640,2,1 580,6,1;600,-4,1 586,-70,1 590,-71,1 606,-4,1',
    limb('566,-56,1 610,-82,1'),
  ),
];

/** The night over the horizon at `y`, and the same in the film of water that the tide has left. */
const night = (
  y: number,
  size: { width: number; height: number; stars: number },
  way: string,
  land: number,
): readonly Layer[] => {
  const stars = milkyWay(way, size, STARS);
  return [
    strata(SKY, { height: y, bands: 9 }),
    moved({ x: 0, y }, ...stars),
    moved({ x: land, y: y + 2 }, ...shore),
    strata(['#54448a', '#383276', '#20215c', '#10133e'], { y, bands: 8, below: true }),
    moved({ x: 0, y, squash: -0.8, opacity: 0.5 }, ...stars),
    moved({ x: land, y: y + 2, squash: -0.8, opacity: 0.8 }, ...shore),
    cut('#8c78b8', box(0, y, size.width, 2)),
  ];
};

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('night', 'zanzibar', 'behind'),
  wide: [
    plan({ camera: 'wide' }),
    ...night(
      640,
      { width: 2390, height: 640, stars: 150 },
      '1730,10,4 1726,-60,40 1734,-170,86 1790,-280,110 1880,-400,140 2000,-540,150 2160,-680,170 2300,-800,170',
      560,
    ),
    steps('1130,990,13 1216,952,11 1290,920,10 1358,892,9 1420,870,8 1474,850,7 1520,836,6'),
    moved({ x: 1730, y: 800, scale: 0.8 }, ...supper),
  ],
  tall: [
    plan({ camera: 'wide' }),
    ...night(
      900,
      { width: 1080, height: 900, stars: 120 },
      '540,10,4 536,-90,50 550,-220,104 606,-370,130 690,-520,140 800,-700,150 960,-900,180 1080,-1040,180',
      -300,
    ),
    steps('40,1330,15 110,1280,13 170,1238,11 224,1204,10 268,1176,8 306,1152,7'),
    moved({ x: 540, y: 1090, scale: 0.95 }, ...supper),
  ],
});
