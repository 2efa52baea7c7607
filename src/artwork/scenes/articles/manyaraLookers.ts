import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionessAloft } from '../../figures/animals/lionessesAloft.ts';
import { hatchesOpen } from '../../figures/vehicles/hatchesOpen.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, GULLY, LAKE, PINK, WOOD, GRASS, SHADOW] = [
  '#fbe9bd',
  '#4d8394',
  '#396b7f',
  '#f8f1e4',
  '#f2849b',
  '#2b1f33',
  '#d9a441',
  '#7d5f3c',
];

/** A flamingo of the far flock, its feet at a point, feeding or with its neck up. */
const flamingo = ([x, y, up]: readonly [number, number, number]): string[] => [
  `${x - 18},${y - 30} ${x},${y - 42} ${x + 17},${y - 33} ${x},${y - 23}`,
  limb(
    `${x - 2},${y - 30},2 ${x - 1},${y},1;${x + 11},${y - 34},4 ${x + 24},${y - 40 * up - 4},3 ${x + 15},${y - 66 * up},3 ${x + 32},${y - (up > 0 ? 62 : 2)},3`,
  ),
];
const FLOCK = [
  [724, 560, 1],
  [776, 592, 0],
  [838, 548, 1],
  [886, 610, 1],
  [846, 650, 0],
  [728, 648, 1],
  [38, 560, 1],
  [86, 602, 0],
] as const;

/** Lake Manyara: guests look for lions along the shore, and the lions sleep over their heads. */
export const manyaraLookers: readonly Picture[] = [
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'right'),
    plan({ camera: 'below' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    // The wall of the Rift, level on top, and its gullies.
    cut(WALL, '-40,470,1 -40,96,1 200,88,1 420,98,1 640,86,1 900,94,1 1240,88,1 1240,470,1'),
    cut(
      GULLY,
      '60,94,1 110,190 96,300 130,470,1 -20,470,1 40,280',
      '330,94,1 380,200 350,330 390,470,1 240,470,1 300,300',
      '700,89,1 740,180 720,330 780,470,1 620,470,1 690,260',
    ),
    floor(LAKE, '-40,462,1 1240,462,1'),
    cut(
      PINK,
      '-40,486,1 120,480 300,488 520,480 760,488 1240,480,1 1240,500,1 900,504 600,498 300,506 -40,500,1',
    ),
    cut(PINK, ...FLOCK.flatMap(flamingo)),
    floor(GRASS, '-40,690 300,680 700,692 1240,676'),
    cut(SHADOW, '-40,846,1 100,826,1 1240,816,1 1240,920,1 -40,920,1'),
    ...hatchesOpen,
    // The tree.
    cut(
      WOOD,
      '985,920,1 1010,760 1012,560 1000,440 1000,360 1030,240 1050,-40,1 1240,-40,1 1240,920,1',
      limb('1040,330,56 900,330,38 700,310,32 480,300,26 250,262,18 120,268,10 40,240,3'),
      limb('1080,120,50 900,100,34 740,40,26 640,-40,20'),
    ),
    moved({ x: 330, y: 262, turn: 4 }, ...lionessAloft({ legs: [70, 110, 96, 120] })),
    moved(
      { x: 800, y: 286, turn: 3 },
      ...lionessAloft({
        legs: [120, 60, 84, 156],
        turn: -34,
        awake: true,
        tail: '146,-44,13 182,0,10 190,70,8 150,110,6 128,96,6',
      }),
    ),
    moved({ x: 1164, y: 84, flip: true, turn: -8 }, ...lionessAloft({ legs: [96, 90, 130, 132] })),
  ),
];
