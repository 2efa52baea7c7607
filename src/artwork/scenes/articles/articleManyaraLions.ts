import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { farLegs, lionessOnBough } from '../../figures/animals/lionessOnBough.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, GULLY, LAKE, PINK, WOOD, LEAF] = [
  '#d6ecd8',
  '#3c7186',
  '#2a566c',
  '#f6efe6',
  '#f58aa0',
  '#3b2a2e',
  '#1f4a40',
];

/** A flamingo of the far flock, its bill down or its neck up. */
const flamingo = ([x, y, up]: readonly [number, number, number]): string[] => [
  `${x - 22},${y - 34} ${x},${y - 48} ${x + 20},${y - 38} ${x},${y - 26}`,
  limb(
    `${x - 4},${y - 32},2 ${x - 2},${y},1;${x + 14},${y - 38},5 ${x + 30},${y - 50 * up},4 ${x + 20},${y - 78 * up},4 ${x + 38},${y - (up > 0 ? 78 : 4)},3`,
  ),
];
const FLOCK = [
  [56, 822, 1],
  [128, 790, 0],
  [196, 818, 1],
  [350, 806, 1],
  [556, 748, 1],
  [604, 786, 0],
  [756, 800, 1],
  [924, 742, 1],
  [1010, 790, 0],
] as const;

/** Lake Manyara: a lioness asleep in her tree, the lake and the wall of the Rift beyond. */
export const articleManyaraLions: readonly Picture[] = [
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'profile' }),
    cut(SKY, '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    // The wall of the Rift, level on top, and its gullies.
    cut(WALL, '-40,600,1 -40,266,1 160,258,1 360,266,1 560,256,1 800,264,1 1000,254,1 1240,264,1 1240,600,1'),
    cut(
      GULLY,
      '40,263,1 110,330 90,440 150,600,1 20,600,1 40,440',
      '300,264,1 340,330 310,440 330,600,1 210,600,1 260,420',
      '620,259,1 680,330 660,440 720,600,1 560,600,1 600,420',
      '900,259,1 970,320 950,430 1020,600,1 860,600,1 880,420',
      '1120,259,1 1180,320 1160,440 1210,600,1 1100,600,1 1120,420',
    ),
    cut(
      LEAF,
      '-40,600,1 -40,560 80,536 180,556 300,530 420,556 540,534 700,560 840,532 980,556 1100,536 1240,556,1 1240,600,1',
    ),
    floor(LAKE, '-40,584 600,580 1240,584'),
    cut(
      PINK,
      '-40,640,1 200,628 420,640 560,632,1 700,640 900,626 1240,640,1 1240,668,1 980,660 760,672 500,658 240,672 -40,664,1',
    ),
    cut(PINK, ...FLOCK.flatMap(flamingo)),
    floor('#c9c46a', '-40,884 300,872 700,884 1240,866'),
    ...farLegs,
    // The tree, who sleeps in it, and the tail of one who sleeps higher.
    cut(
      WOOD,
      '-60,668,1 200,612 400,567,1 640,513,1 900,453,1 1000,430 1120,340,1 1120,620,1 1030,560 880,566 640,622 400,674 200,712 -60,756,1',
      '1010,940,1 1060,640 1050,480 1090,300 1130,120 1140,-40,1 1240,-40,1 1240,940,1',
      limb('480,-30,30 700,20,34 900,10,40 1200,60,70'),
    ),
    cut('#eab155', limb('640,-20,16 664,80,13 640,170,9')),
    cut('#3a2226', '628,160,1 656,168,1 656,220 624,254,1 614,206'),
    ...lionessOnBough,
  ),
];
