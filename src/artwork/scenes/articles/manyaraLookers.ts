import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionessDraped, lionessFarLegs } from '../../figures/animals/lionessDraped.ts';
import { hatchesOpen } from '../../figures/vehicles/hatchesOpen.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, GULLY, LAKE, PINK, WOOD, BARK] = [
  '#fbe9bd',
  '#4d8394',
  '#396b7f',
  '#f8f1e4',
  '#f2849b',
  '#52303c',
  '#3a2130',
];

/** A flamingo of the far flock, its feet at a point, feeding or with its neck up. */
const flamingo = ([x, y, up]: readonly [number, number, number]): string[] => [
  `${x - 18},${y - 30} ${x},${y - 42} ${x + 17},${y - 33} ${x},${y - 23}`,
  limb(
    `${x - 2},${y - 30},2 ${x - 1},${y},1;${x + 11},${y - 34},4 ${x + 24},${y - 40 * up - 4},3 ${x + 15},${y - 66 * up},3 ${x + 32},${y - (up > 0 ? 62 : 2)},3`,
  ),
];
const FLOCK = [
  [850, 720, 1],
  [948, 700, 1],
  [880, 826, 0],
  [40, 700, 1],
] as const;

/** Lake Manyara: guests look for lions along the shore, and the lions sleep over their heads. */
export const manyaraLookers: readonly Picture[] = [
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'right'),
    plan({ camera: 'below' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    // The wall of the Rift, level on top, and its gullies.
    cut(WALL, '-40,600,1 -40,126,1 200,118,1 420,128,1 640,116,1 900,124,1 1240,118,1 1240,600,1'),
    cut(
      GULLY,
      '60,124,1 110,250 96,400 130,600,1 -20,600,1 40,350',
      '390,126,1 430,250 400,420 450,600,1 270,600,1 350,380',
      '760,119,1 810,250 780,420 850,600,1 660,600,1 740,380',
    ),
    floor(LAKE, '-40,548,1 1240,548,1'),
    cut(
      PINK,
      '-40,572,1 120,566 300,574 520,566 760,574 1240,566,1 1240,588,1 900,594 600,586 300,596 -40,588,1',
    ),
    cut(PINK, ...FLOCK.flatMap(flamingo)),
    // What hangs behind the bough, the tree, and who lies on it.
    lionessFarLegs,
    cut(
      WOOD,
      '985,920,1 1010,760 1012,560 1000,440 1000,360 1030,240 1050,-40,1 1240,-40,1 1240,920,1',
      limb('1060,380,70 900,366,44 700,360,40 480,358,36 250,350,28 120,362,18 20,340,8 -60,320,3'),
    ),
    cut(BARK, '1120,-40,1 1104,200 1076,330 1084,480 1100,640 1084,800 1060,920,1 1240,920,1 1240,-40,1'),
    ...lionessDraped,
    moved({ x: -40, y: 84, scale: 1.2 }, ...hatchesOpen),
  ),
];
