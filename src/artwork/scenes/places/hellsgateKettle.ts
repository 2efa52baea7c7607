import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { light } from '../../light/light.ts';

const [DUSK, LIT, ROCK, SHADE, STEAM] = ['#0b404c', '#f7914f', '#d9512c', '#8c2a2b', '#fff3dc'];

/** Pillars of the cliff, the far row: the left edge, the top, and the right edge at the foot of the picture. */
const BEHIND: readonly Pillar[] = [
  [-432, 716, -340],
  [-352, 604, -232],
  [-240, 520, -150],
  [-156, 486, -20],
  [-30, 478, 70],
  [62, 486, 190],
  [180, 524, 268],
  [256, 612, 362],
  [352, 724, 424],
];
const BEFORE: readonly Pillar[] = [
  [-392, 800, -296],
  [-268, 640, -176],
  [-96, 560, 0],
  [16, 668, 100],
  [120, 590, 206],
  [276, 760, 350],
];

type Pillar = readonly [left: number, top: number, right: number];

/** A kettle narrows towards its lid. */
const lean = (x: number, y: number) => Math.round(x * (1 - (900 - y) / 2000));

/** One side of each pillar, from a share of its width to another, under a slanting top. */
const faces = (pillars: readonly Pillar[], from: number, to: number): string =>
  pillars
    .map(([left, top, right], at) => {
      const width = right - left;
      const [a, b] = [left + width * from, left + width * to];
      const tip = (share: number) => Math.round(top + (at % 2 ? 1 - share : share) * width * 0.22);
      return angular(
        `${lean(a, top)},${tip(from)} ${lean(b, top)},${tip(to)} ${Math.round(b)},940 ${Math.round(a)},940`,
      );
    })
    .join(';');

const cliff = (pillars: readonly Pillar[], lit: number): Layer[] => [
  cut(SHADE, faces(pillars, -0.1, 1)),
  cut(ROCK, faces(pillars, 0, 0.86)),
  cut(LIT, faces(pillars, 0, lit)),
];

const kettle: readonly Layer[] = [
  inked(SHADE, 44, '-270,700 -340,400 -270,150 0,96 270,150 340,400 270,700'),
  cut(ROCK, angular('250,860 344,640 410,616 424,574 470,556 500,430 640,420 590,640 500,780 380,940')),
  cut(LIT, angular('250,860 344,640 410,616 424,574 470,556 500,430 556,426 522,600 430,700 350,920')),
  cut(SHADE, angular('606,422 640,420 590,640 500,780 380,940 372,900 470,756 552,626')),
  ...cliff(BEHIND, 0.44),
  ...cliff(BEFORE, 0.52),
  cut(
    SHADE,
    angular(
      '-204,500 -190,440 -124,420 -58,440 40,428 120,420 186,440 204,500 184,536 120,512 0,536 -90,516 -180,540',
    ),
  ),
  cut(ROCK, angular('-204,500 -190,440 -124,420 -58,440 40,428 112,440 128,506 30,506 -40,500 -96,504')),
  cut(LIT, angular('-204,500 -190,440 -124,420 -100,504;-40,500 -58,440 40,428 26,506')),
  cut(ROCK, angular('-70,440 -60,330 -44,318 -30,236 10,220 44,244 54,330 72,440')),
  cut(LIT, angular('-70,440 -60,330 -44,318 -30,236 -6,226 -10,440')),
  cut(SHADE, angular('36,440 20,310 28,232 44,244 54,330 72,440')),
];

/** The hot gorge of Hell's Gate: its cliff is a kettle on the boil. */
export const hellsgateKettle: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('dusk', 'kenya', 'left'),
    plan({ subject: [120, 520, 640, 380], camera: 'front' }),
    wash(DUSK),
    cut(
      STEAM,
      '956,462,1 956,380 930,310 970,250 1020,190 980,130 880,110 800,60 800,-40,1 1240,-40,1 1240,130,1 1210,220 1130,270 1090,330 1072,400 1072,452,1',
    ),
    moved({ x: 444, y: 24 }, ...kettle),
  ),
];
