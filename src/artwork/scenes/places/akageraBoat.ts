import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { hippoRising } from '../../figures/placing/hippoRising.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WHITE, RED, OCHRE] = ['#16262e', '#f6ecd8', '#b23c20', '#e8a440'];

/** Bands of water, the furthest first: where each begins, how high its waves climb, its colour. */
const BANDS = [
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

/** A hippo of Lake Ihema comes up; its waves are a wall of imigongo. */
export const akageraBoat: readonly Picture[] = [
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [300, 240, 600, 160], camera: 'front' }),
    wash('#f3c35c'),
    ...waves(BANDS.slice(0, 3)),
    moved({ x: 600, y: 500, scale: 2 }, ...hippoRising),
    ...waves(BANDS.slice(3)),
  ),
];
