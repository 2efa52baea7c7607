import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flycatcherOfRoads } from '../../figures/animals/flycatcherOfRoads.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SNOW, KIBO] = ['#ffcf96', '#25aeb2', '#fff8e6', '#4a5f9c'];

/** The lands of the way, from the sand to the forest at our feet. */
const LANDS = [
  ['#ffeecb', '-40,358,1 1240,358,1'],
  ['#f6c85e', '-40,382,1 1240,382,1'],
  ['#7fb25c', '-40,560 240,530 640,590 920,560 1240,584'],
  ['#175f4c', '-40,690 240,640 520,700 860,660 1240,720'],
] as const;

/** The head of the article about East Africa: the road from the forest to the sea is a bird's tail. */
export const flycatcherRoad: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [740, 90, 180, 150], camera: 'close' }),
    wash(SKY),
    floor(SEA, '-40,326,1 1240,326,1'),
    ...LANDS.slice(0, 1).map(([colour, row]) => floor(colour, row)),
    cut(KIBO, '-200,400,1 -60,360 20,300 76,254 140,230 280,224 370,246 424,292 500,350 580,372 660,400,1'),
    cut(
      SNOW,
      '36,288,1 76,254 140,230 280,224 370,246 430,300,1 396,284 380,268 366,292 350,318 336,280 316,266 296,284 276,346 262,300 240,268 216,280 196,316 180,284 160,276 140,290 112,338 96,296 80,280 60,288',
    ),
    ...LANDS.slice(1).map(([colour, row]) => floor(colour, row)),
    ...flycatcherOfRoads,
  ),
];
