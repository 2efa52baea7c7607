import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { cheetahOnRise } from '../../figures/animals/cheetahOnRise.ts';
import { light } from '../../light/light.ts';

const INK = '#2b1a34';

/** The lone trees of the plain: where each stands and how wide its crown is. */
const TREES = points(
  '660,430,4 705,429,4 745,431,5 800,429,5 860,431,5 905,428,4 960,431,5 1020,429,5 1085,431,6 1150,429,5 760,440,8 830,444,8 900,446,9 965,442,8 1030,446,9 1110,443,9 1180,447,9 850,470,12 925,474,13 1000,468,12 1075,472,13 1150,474,13 1225,476,13 10,432,5 60,429,4 130,432,5 210,429,5 280,432,5 350,429,4 400,431,4 30,452,9 105,448,8 180,454,9 262,449,8 345,453,9 70,484,14 172,492,14 270,482,13 366,490,13 10,536,19 120,548,20 240,538,19 346,546,18 50,626,26 196,640,27',
);

/** The Maasai Mara, the spotted land: the trees of its plain are the spots of a cheetah's coat. */
export const articleMaraSpots: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'close' }),
    floor('#fdeac0', '-40,-20 1240,-20'),
    // The rain.
    cut('#31466e', '-40,-40,1 900,-40,1 620,440,1 -40,440,1'),
    cut('#4d6694', '898,-40,1 1000,-40,1 700,440,1 618,440,1', '240,-40,1 330,-40,1 60,440,1 -30,440,1'),
    // The Oloololo escarpment.
    cut('#22325a', '-40,440,1 -40,372 120,366 300,370 520,374 640,390 760,424,1 780,440,1'),
    floor('#f6b93f', '-40,428,1 1240,424,1'),
    cut('#d78a2c', ...TREES.map(([x, y, r]) => disc(x + r * 1.2, y + r * 1.25, r * 1.5, r * 0.24))),
    cut(
      INK,
      ...TREES.map(([x, y, r]) => disc(x, y, r * 1.15, r * 0.7)),
      ...TREES.map(([x, y, r]) => box(x - r * 0.1, y, Math.max(2, r * 0.2), r * 1.35)),
    ),
    ...cheetahOnRise,
  ),
];
