import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { schoolDugout } from '../../figures/boats/schoolDugout.ts';
import { terracedIsland } from '../../land/terracedIsland.ts';
import { light } from '../../light/light.ts';

const WATER = 500;

const NEAR = terracedIsland(
  'bunyonyi island',
  '300,500 380,480 440,420 500,374 560,330 600,250 650,190 720,150 770,118 840,130 890,190 950,226 1020,270 1070,350 1150,400 1220,470 1320,500',
  '770,110,1 756,190 812,250 770,320 840,390 800,450 870,520,1',
  13,
  {
    fields: ['#74a644', '#b9c94c', '#e9d76c', '#4f9450', '#98bb48', '#c9773f', '#dadb60'],
    hedge: '#2c6a48',
    shade: '#0b3f48',
    depth: 0.76,
  },
);
const FAR = terracedIsland(
  'bunyonyi far island',
  '-120,500 -40,440 40,370 130,330 190,336 240,390 310,420 370,480 420,500',
  '150,320,1 140,380 184,430 170,510,1',
  9,
  {
    fields: ['#a9cfa0', '#c6dca0', '#dfe6ac', '#93c39c', '#b8d6a0'],
    hedge: '#86ba9c',
    shade: '#5a9a92',
    depth: 0.6,
  },
);

/** A eucalyptus: a bare stem, the leaves in tufts above. */
const eucalyptus = (x: number, y: number, tall: number): string =>
  limb(`${x},${y},2 ${x + 2},${y - tall * 0.5},2 ${x},${y - tall},1`) +
  [
    [0, -0.96, 0.12],
    [0.1, -0.76, 0.13],
    [-0.12, -0.66, 0.12],
    [0.08, -0.52, 0.1],
  ]
    .map(([dx, dy, r]) => disc(x + dx! * tall, y + dy! * tall, r! * tall * 0.8, r! * tall * 1.2))
    .join('');

/** The islands and the hills behind them, which the lake gives back. */
const shore: readonly Layer[] = [
  cut('#d3e5c4', '-40,500,1 -40,330 80,270 220,240 360,300 480,340 620,300,1 620,500,1'),
  cut('#bcdaba', '900,500,1 980,330 1100,260 1240,230,1 1240,500,1'),
  cut('#b4d5b4', '-40,500,1 240,430 420,370 560,360 700,400,1 700,500,1'),
  ...FAR,
  cut(
    '#6fae94',
    eucalyptus(64, 372, 66),
    eucalyptus(84, 362, 78),
    eucalyptus(102, 352, 60),
    eucalyptus(262, 410, 50),
  ),
  ...NEAR,
  // Trees on the spur, a homestead with its iron roof, bananas by the water.
  cut(
    '#1f5a48',
    eucalyptus(588, 292, 84),
    eucalyptus(606, 264, 100),
    eucalyptus(624, 236, 76),
    eucalyptus(486, 396, 60),
    eucalyptus(470, 404, 46),
  ),
  cut(
    '#0c3a42',
    eucalyptus(906, 204, 84),
    eucalyptus(926, 214, 104),
    eucalyptus(950, 226, 80),
    eucalyptus(976, 238, 60),
    eucalyptus(1120, 384, 70),
  ),
  cut('#6b3f2c', '694,316,1 694,302,1 730,302,1 730,316,1'),
  cut('#ffe9c0', '688,304,1 698,290,1 728,290,1 738,304,1'),
  cut(
    { fill: '#fffbe8', opacity: 0.85 },
    limb('722,288,1 728,262,3 716,236,5 730,200,7 716,150,9 724,96,4 700,60,0'),
  ),
  cut('#1f5a48', disc(676, 310, 12, 14), disc(748, 312, 9, 11)),
  cut(
    '#2c6a48',
    ...[
      [430, 470],
      [452, 458],
      [560, 476],
      [590, 480],
      [640, 474],
      [716, 482],
    ].map(([x, y]) => disc(x!, y!, 17, 11)),
  ),
  cut(
    '#0c3a42',
    ...[
      [880, 482],
      [920, 476],
      [1010, 484],
      [1050, 478],
      [1160, 476],
    ].map(([x, y]) => disc(x!, y!, 20, 12)),
  ),
];

/** A stem of papyrus against the light, its head a burst of rays. */
const papyrus = (x: number, y: number, bow: number, r: number): [stem: string, rays: string] => {
  const top = [x + bow, y];
  const rays = Array.from({ length: 17 }, (_, at) => {
    const way = -Math.PI / 2 + ((at - 8) / 8) * 1.75;
    const long = r * (0.86 + 0.14 * Math.sin(at * 2.4));
    const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long];
    return `${top[0]},${top[1]} ${Math.round(top[0]! + dx * 0.6)},${Math.round(top[1]! + dy * 0.75)} ${Math.round(top[0]! + dx)},${Math.round(top[1]! + dy + r * 0.18)}`;
  });
  return [
    limb(`${x},940,7 ${x + bow * 0.3},${Math.round((940 + y) / 2)},6 ${x + bow},${y},4`),
    rays.join(';'),
  ];
};
const REEDS = [
  papyrus(1090, 640, 40, 120),
  papyrus(1190, 560, 10, 140),
  papyrus(1010, 780, -20, 96),
  papyrus(1230, 720, -60, 110),
];

/** Lake Bunyonyi at the hour when children paddle to school. */
export const bunyonyiSchoolBoat: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('mist', 'uganda', 'left'),
    plan({ camera: 'wide' }),
    strata(['#f7f0cf', '#f9e7b4', '#fbe2a4'], { height: WATER, bands: 4 }),
    moved({ x: 0, y: 0 }, ...shore),
    strata(['#f3e6b4', '#cfe0c0', '#8cc0b0', '#2a7478'], { y: WATER, height: 420, below: true, bands: 6 }),
    moved({ x: 0, y: WATER * 2, squash: -1 }, ...shore),
    cut({ fill: '#1f7a7c', opacity: 0.34 }, '-40,500,1 1240,500,1 1240,940,1 -40,940,1'),
    // Mist on the water, torn.
    cut(
      { fill: '#fff7dc', opacity: 0.8 },
      '-40,492 60,474 200,470 330,490 420,484 520,496 640,492,1 560,506 420,508 300,524 140,514 -40,528,1',
      '700,498,1 800,486 900,492 1000,470 1120,480 1240,472,1 1240,520 1120,508 1000,516 860,504',
    ),
    cut(
      { fill: '#fff7dc', opacity: 0.46 },
      '-40,424 80,412 240,426 420,446,1 300,452 120,440 -40,446,1',
      '880,436,1 1000,414 1140,428 1240,418,1 1240,452 1100,446 960,450',
      '300,504 520,494 760,500 900,506 700,516 480,514',
    ),
    // The lake stirs a little: long, level threads.
    cut(
      { fill: '#f7efc8', opacity: 0.7 },
      ...[
        [40, 586, 200],
        [820, 566, 240],
        [900, 640, 170],
        [60, 668, 90],
        [820, 708, 130],
        [640, 790, 220],
        [120, 812, 170],
        [360, 846, 260],
        [760, 866, 190],
        [20, 876, 150],
        [540, 560, 120],
      ].map(([x, y, long]) =>
        limb(`${x},${y},0 ${Math.round(x! + long! * 0.4)},${y! - 1},3 ${x! + long!},${y! - 2},0`),
      ),
    ),
    within(
      'none',
      '-40,712,1 1240,712,1 1240,940,1 -40,940,1',
      moved({ x: 470, y: 720, squash: -0.74, opacity: 0.42 }, ...schoolDugout),
    ),
    moved({ x: 470, y: 712 }, ...schoolDugout),
    inked('#fdf6d6', 4, '172,724 110,728 20,742', '180,716 90,712 -20,714', '780,718 820,724 900,740'),
    cut('#0b3d40', ...REEDS.map(([stem]) => stem)),
    inked('#0f5246', 5, ...REEDS.map(([, rays]) => rays.split(';').slice(8).join(';'))),
    inked('#d3cc5c', 4, ...REEDS.map(([, rays]) => rays.split(';').slice(0, 8).join(';'))),
  ),
];
