import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zebraFromAbove } from '../../figures/animals/zebraFromAbove.ts';
import { zebraInFile } from '../../figures/animals/zebraInFile.ts';
import { carFromAbove } from '../../figures/vehicles/carFromAbove.ts';
import { light } from '../../light/light.ts';

const [GRASS, TRACK, SHADE] = ['#e0a02c', '#f6dda4', '#8f5a2a'];
const FILE = [20, 440, 862, 1280];

/** The trip to the Serengeti from straight above: a car waits at a zebra crossing. */
export const serengetiZebraCrossing: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [506, 640, 188, 250], camera: 'above' }),
    wash(GRASS),
    cut(TRACK, '330,-20,1 318,200 336,420 320,640 334,920,1 868,920,1 880,640 862,420 878,200 866,-20,1'),
    ...FILE.map((x, at) =>
      moved(
        { x, y: 212, opacity: 0.55 },
        zebraInFile({ x: -10, y: 0, scale: 0.52, squash: -0.8, stride: at % 2 ? 0 : 1 }, [
          SHADE,
          SHADE,
          SHADE,
        ]),
      ),
    ),
    ...FILE.map((x) => moved({ x, y: 190, turn: 90 }, ...zebraFromAbove)),
    moved({ x: 600, y: 796, scale: 0.96 }, ...carFromAbove),
  ),
];
