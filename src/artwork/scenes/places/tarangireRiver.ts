import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantDigging } from '../../figures/animals/elephantDigging.ts';
import { CALF, MATRIARCH, STRIDING } from '../../figures/animals/elephantShades.ts';
import { BAOBAB } from '../../figures/plants/baobabShade.ts';
import { light } from '../../light/light.ts';

const [SKY, SAND, DUG, INK, WOOD, BANK, GLEAM] = [
  '#a9d8cf',
  '#f7dc9e',
  '#c07f48',
  '#4b3044',
  '#a04a38',
  '#e5b366',
  '#eaf3e2',
];

/** It stands on the bank, and hangs in the well. */
const OLD_BAOBAB = [
  cut(WOOD, ...BAOBAB, '-150,0,1 -120,-200 -116,-300 -170,-420 0,-480 170,-420 116,-300 120,-200 150,0,1'),
];

/** The well that an elephant has dug in the river's dry sand, and the baobab upside down in it. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [700, 0, 500, 860], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    moved({ x: 364, y: 326, scale: 0.6, squash: 0.72 }, ...OLD_BAOBAB),
    floor(BANK, '-40,314 200,306 360,318 700,306 1240,310'),
    // Those that wait.
    moved({ x: 600, y: 318, scale: 0.1, flip: true }, cut(INK, MATRIARCH)),
    moved({ x: 556, y: 319, scale: 0.07, flip: true }, cut(INK, CALF)),
    moved({ x: 648, y: 318, scale: 0.12, flip: true }, cut(INK, STRIDING)),
    floor(SAND, '-40,372 300,350 560,366 800,350 1240,360'),
    // What was dug out, and the well.
    cut(BANK, '-60,600,1 0,540 60,560 120,640 200,726 330,760 420,800 300,850 100,830 -60,800,1'),
    cut(
      DUG,
      '40,600 96,480 200,424 330,396 450,410 560,396 690,450 770,540 750,610 690,670 540,720 360,730 180,700 80,660',
    ),
    within(
      SKY,
      '66,610 120,510 216,460 330,436 450,450 560,438 676,484 744,560 740,620 690,700 560,736 460,760 340,738 190,726 100,670',
      moved({ x: 364, y: 326, scale: 0.6, squash: -0.72 }, ...OLD_BAOBAB),
      cut(INK, '538,640,1 600,640,1 606,680 650,730 720,780,1 620,790,1 556,730'),
    ),
    inked(GLEAM, 4, disc(572, 642, 76, 13), disc(572, 644, 122, 25)),
    ...elephantDigging,
  ),
];
