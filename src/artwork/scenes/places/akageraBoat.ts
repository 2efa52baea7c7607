import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { lakeLaunch } from '../../figures/boats/lakeLaunch.ts';
import { hippoRising } from '../../figures/placing/hippoRising.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WHITE, RED, OCHRE, LAKE] = ['#16262e', '#f6ecd8', '#b23c20', '#e8a440', '#9fd0cc'];

/** Bands of water, the furthest first: where each begins, how high its waves climb, its colour. */
const BANDS = [
  [470, 12, '#5fb0b0'],
  [486, 16, WHITE],
  [496, 18, '#1f7480'],
  [526, 22, NIGHT],
  [556, 24, WHITE],
  [572, 26, RED],
  [616, 30, WHITE],
  [636, 32, NIGHT],
  [694, 36, '#5fb0b0'],
  [716, 40, '#1f7480'],
  [790, 44, WHITE],
  [818, 48, NIGHT],
  [906, 48, OCHRE],
] as const;

const waves = (bands: readonly (readonly [y: number, rise: number, colour: string])[]) =>
  bands.map(([y, rise, colour]) => cut(colour, zigzag(-30, y, 70, rise, 500, 18)));

/** The boat on Lake Ihema and a hippo that comes up before it; the waves are a wall of imigongo. */
export const akageraBoat: readonly Picture[] = [
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [670, 360, 380, 80], camera: 'wide' }),
    wash('#f7e2b0'),
    floor('#c9ae5c', '-40,76 160,50 400,70 700,44 900,70 1060,40 1240,76'),
    cut(LAKE, '-40,100,1 1240,100,1 1240,170,1 -40,170,1'),
    floor('#a29a48', '-40,150 200,110 400,150 600,158 800,120 1000,110 1240,140'),
    cut(LAKE, '-40,190,1 1240,190,1 1240,280,1 -40,280,1'),
    floor('#75803a', '-40,186 100,150 220,160 340,210 500,250 700,262 860,244 980,196 1100,170 1240,190'),
    floor(LAKE, '-40,300 1240,300'),
    ...waves(BANDS.slice(0, 3)),
    moved({ x: 66, y: 404, scale: 1.06 }, ...lakeLaunch),
    ...waves(BANDS.slice(3, 6)),
    moved({ x: 860, y: 522, scale: 1.24 }, ...hippoRising),
    ...waves(BANDS.slice(6)),
  ),
];
