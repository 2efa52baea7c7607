import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flycatcherOfRoads, roadOf } from '../../figures/animals/flycatcherOfRoads.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SNOW, KIBO, KIBO_SHADE] = ['#ffcf96', '#25aeb2', '#fff8e6', '#4a5f9c', '#3b4c84'];
const HULL = '#d2491f';
const [SAND, PLAIN, HILLS, FOREST] = ['#ffeecb', '#f6c85e', '#7fb25c', '#175f4c'];

/** The hills and the forest before them, as shapes that cut off the road where it goes over. */
const [HILL_LINE, FOREST_LINE] = [
  '-40,920,1 -40,560,1 120,530 280,540 420,570 560,580 760,560 960,552 1240,590,1 1240,920,1',
  '-40,920,1 -40,690,1 100,640 260,650 420,700 600,720 820,690 1240,740,1 1240,920,1',
];

/** The head of the article about East Africa: a bird's tail is the road from the forest over hills and plain to the sea. */
export const flycatcherRoad: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [670, 110, 140, 240], camera: 'close' }),
    wash(SKY),
    floor(SEA, '-40,326,1 1240,326,1'),
    cut(SNOW, '606,344,1 634,296,1 644,344,1'),
    cut(HULL, '596,347,1 654,347,1 642,357,1 608,357,1'),
    floor(SAND, '-40,358,1 1240,358,1'),
    within(
      KIBO,
      '-200,400,1 -80,372 20,316 84,250,1 118,234 170,226 300,228 352,238,1 376,252,1 420,306 490,364 560,400,1',
      cut(KIBO_SHADE, '400,230,1 368,300,1 420,366 436,410,1 660,410,1 560,220,1'),
      cut(
        SNOW,
        '0,200,1 460,200,1 440,300,1 400,282,1 386,310,1 360,270,1 340,296,1 322,268,1 292,340,1 270,282,1 246,300,1 222,276,1 190,326,1 172,284,1 142,304,1 126,278,1 96,316,1 84,286,1 40,320,1',
      ),
    ),
    floor(PLAIN, '-40,382,1 1240,382,1'),
    ...roadOf('plain'),
    within(HILLS, HILL_LINE!, ...roadOf('hills')),
    within(FOREST, FOREST_LINE!, ...roadOf('forest')),
    ...flycatcherOfRoads,
  ),
];
