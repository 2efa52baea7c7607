import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestStreaming, type StreamingTones } from '../../figures/animals/wildebeestStreaming.ts';
import { zebraAtRest } from '../../figures/animals/zebraAtRest.ts';
import { light } from '../../light/light.ts';

const [SKY, HILLS, PLAIN] = ['#8fd0c4', '#a9cfae', '#f4b23c'];
const FAR: StreamingTones = ['#e8a93c', '#cf8a48', '#b5693f', '#ecbd72'];
const NEXT: StreamingTones = ['#e29c34', '#a9674a', '#7c4540', '#f2cf92'];
/** The herd that passes: where each stands, its size, how it goes. */
const PASSING = [
  [80, 258, 0.3, 'walking'],
  [136, 256, 0.28, 'lowered'],
  [214, 260, 0.31, 'walking'],
  [270, 256, 0.27, 'running'],
  [930, 256, 0.27, 'walking'],
  [986, 258, 0.29, 'lowered'],
  [1120, 258, 0.3, 'walking'],
] as const;

/** The trip to the Serengeti: two zebras rest their heads on each other's backs while the herd goes by. */
export const serengetiSafariZebras: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [0, 450, 1200, 450], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(HILLS, '-40,214 160,206 380,222 700,226 900,204 1060,196 1240,216'),
    floor(PLAIN, '-40,240,1 1240,240,1'),
    ...PASSING.map(([x, y, scale, way]) => moved({ x, y, scale }, ...wildebeestStreaming(way, FAR))),
    moved({ x: 1080, y: 372, scale: 0.62 }, ...wildebeestStreaming('walking', NEXT)),
    moved(
      { x: 1092, y: 22, scale: 0.98, flip: true },
      ...zebraAtRest(['#f3bd7c', '#dd9a5e', '#5d2f3a', '#8f5648'], [19, 15, 20, 17, 21]),
    ),
    moved(
      { x: -40, y: 0 },
      ...zebraAtRest(['#fff6e0', '#ead9bd', '#22142e', '#6a5068'], [18, 21, 16, 22, 18, 20]),
    ),
  ),
];
