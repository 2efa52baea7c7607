import { cut, floor, inked, moved, spots } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { lionessInFork, lionessTail } from '../../figures/animals/lionessInFork.ts';
import { light } from '../../light/light.ts';

const [WALL, LAKE, PINK, WOOD, LEAF] = ['#2e687b', '#fbeedd', '#f2849b', '#452634', '#23503f'];

/** Where the flamingos of the far flock stand, and 1 where one has its head up. */
const FLOCK =
  '24,634,1 70,634 112,634,1 150,634,1 206,634 250,634,1 306,634 350,634,1 880,634,1 930,634,1 984,634 1022,634,1 1084,634,1 1130,634 1174,634,1';
const necks = (row: string) =>
  points(row).map(([x, y, up]) =>
    up
      ? `${x},${y} ${x + 14},${y - 4} ${x + 14},${y - 18} ${x},${y - 24} ${x},${y - 44} ${x + 12},${y - 46} ${x + 16},${y - 36}`
      : `${x - 16},${y - 4} ${x},${y - 14} ${x + 16},${y - 6}`,
  );

/** Lake Manyara: a lioness asleep in the fork of a tree, and the lake's edge pink with flamingos. */
export const manyaraFork: readonly Picture[] = [
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'below' }),
    // The wall of the Rift fills the air behind her.
    floor(WALL, '-40,-20,1 1240,-20,1'),
    floor(LAKE, '-40,640,1 1240,640,1'),
    cut(PINK, '-40,630,1 1240,630,1 1240,668,1 900,676 600,664 300,678 -40,668,1'),
    inked(PINK, 7, ...necks(FLOCK)),
    moved({ x: 812, y: 420 }, ...lionessTail),
    cut(
      WOOD,
      '470,920,1 506,800 516,700 500,610 440,540 330,450 200,370 60,300 -60,270,1 -60,190,1 100,214 260,280 400,370 500,440 600,500 700,440 800,360 900,250 960,120 980,-40,1 1120,-40,1 1070,140 1000,290 880,420 760,530 706,610 690,700 700,800 736,920,1',
      limb('380,440,6 310,340,26 230,200,24 120,100,18 60,-40,14'),
    ),
    cut(
      LEAF,
      '-40,-20,1 1240,-20,1 1240,80,1 -40,80,1',
      ...spots('20,80 300,64 560,40 840,56 1120,84', 84, 62),
      ...spots('150,96 430,50 700,46 980,80 1220,100', 92, 56),
    ),
    moved({ x: 600, y: 372 }, ...lionessInFork),
  ),
];
