import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kuduBull } from '../../figures/animals/kuduBull.ts';
import { BAOBAB } from '../../figures/plants/baobabShade.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, EARTH, SAND, WATER, TREE] = [
  '#f8dfa4',
  '#c9603c',
  '#a53f2c',
  '#f8e2ae',
  '#6fb0a8',
  '#6b2a2a',
];

/** Where baobabs stand on the slope, and how large. */
const TREES = [
  [60, 292, 0.12, true],
  [176, 316, 0.19, false],
  [312, 286, 0.11, false],
  [392, 334, 0.16, true],
  [506, 300, 0.12, false],
  [588, 346, 0.15, true],
  [60, 470, 0.32, false],
  [1060, 330, 0.14, true],
  [1164, 352, 0.2, false],
] as const;

/** The Great Ruaha between its red slopes, a kudu bull above it. */
export const articleRuahaKudu: readonly Picture[] = [
  picture(
    'articles/ruaha',
    light('golden', 'tanzania', 'left'),
    plan({ camera: 'close' }),
    cut(SKY, '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    floor(HILL, '-40,240 100,190 260,180 420,230 600,250 800,230 1000,240 1240,280'),
    floor(EARTH, '-40,360 160,330 360,350 600,340 900,380 1240,360'),
    ...TREES.map(([x, y, scale, flip]) => moved({ x, y, scale, flip }, cut(TREE, ...BAOBAB))),
    cut(
      SAND,
      '560,430,1 700,424,1 600,470 380,490 300,530 420,590 560,640 480,760 300,960,1 -60,960,1 -60,800 100,720 200,660 100,600 40,530 160,470 380,440',
    ),
    cut(
      WATER,
      '600,434,1 650,432,1 520,464 300,486 200,530 300,590 420,650 340,740 150,960,1 -60,960,1 -60,860 150,750 280,660 180,600 110,530 220,476 440,444',
    ),
    ...kuduBull,
  ),
];
