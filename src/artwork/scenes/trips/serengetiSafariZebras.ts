import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestStreaming, type StreamingTones } from '../../figures/animals/wildebeestStreaming.ts';
import { zebraAtRest } from '../../figures/animals/zebraAtRest.ts';
import { light } from '../../light/light.ts';

const FAR: StreamingTones = ['#e2a043', '#c07a44', '#94553a', '#e8b56c'];
const NEXT: StreamingTones = ['#d8922f', '#8a5548', '#5d2f3a', '#f2cf92'];
/** The herd that passes: where each stands, its size, how it goes. */
const PASSING = [
  [60, 262, 0.34, 'walking'],
  [150, 258, 0.32, 'lowered'],
  [1010, 258, 0.32, 'lowered'],
  [1090, 262, 0.34, 'running'],
  [1180, 260, 0.33, 'walking'],
] as const;

/** The trip to the Serengeti: two zebras rest their heads on each other's backs while the herd goes by. */
export const serengetiSafariZebras: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [0, 440, 640, 460], camera: 'close' }),
    floor('#8fd0c4', '-40,-20 1240,-20'),
    floor('#f4b23c', '-40,240,1 1240,240,1'),
    ...PASSING.map(([x, y, scale, way]) => moved({ x, y, scale }, ...wildebeestStreaming(way, FAR))),
    moved({ x: 1150, y: 400, scale: 0.95 }, ...wildebeestStreaming('walking', NEXT)),
    moved(
      { x: 1130, y: 40, scale: 0.95, flip: true },
      ...zebraAtRest('#f3bd7c', '#5d2f3a', [17, 13, 18, 15, 19]),
    ),
    moved({ x: -40, y: 0 }, ...zebraAtRest('#fff6e0', '#22142e', [16, 19, 14, 20, 16, 18])),
  ),
];
