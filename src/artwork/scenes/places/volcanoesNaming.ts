import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { bambooGorilla } from '../../figures/buildings/bambooGorilla.ts';
import { intoreSmall } from '../../figures/people/intoreSmall.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, GREEN, GROUND, NIGHT] = [
  '#e8ede4',
  '#9fb4cc',
  '#3b558f',
  '#3f7a58',
  '#7fae62',
  '#161b3a',
];

/** Who watches, from behind: where each head is, its radius, and what it wears. */
const CROWD = [
  [36, 832, 40, NIGHT],
  [144, 858, 37, '#d8452c'],
  [250, 828, 42, NIGHT],
  [356, 864, 36, NIGHT],
  [454, 842, 38, '#edc25e'],
  [556, 872, 36, NIGHT],
  [1000, 872, 35, '#fbf1d8'],
  [1090, 842, 40, NIGHT],
  [1190, 862, 38, '#d8452c'],
] as const;

const shoulders = (x: number, y: number, r: number) =>
  `${x - r * 2},960,1 ${x - r * 1.9},${y + r * 1.3} ${x - r * 0.4},${y + r * 1.2} ${x - r * 0.4},${y + r * 0.5},1 ${x + r * 0.4},${y + r * 0.5},1 ${x + r * 0.4},${y + r * 1.2} ${x + r * 1.9},${y + r * 1.3} ${x + r * 2},960,1`;

/** One who steps out of the arch in white and red to name a young gorilla. */
const namer = (x: number, y: number, sash: string): Layer =>
  moved(
    { x, y },
    cut('#fbf1d8', '-15,-74,1 15,-74,1 22,-30 24,0,1 -24,0,1 -22,-30'),
    cut(sash, '-15,-74,1 -4,-74,1 22,-34,1 23,-20,1', '-24,0,1 24,0,1 24,-10,1 -24,-10,1'),
    cut('#9a5c3a', disc(0, -88, 11, 13), '-5,-80,1 5,-80,1 6,-72,1 -6,-72,1'),
  );

/** The day on which the park's young gorillas get their names. */
export const volcanoesNaming: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [640, 480, 350, 290], camera: 'front' }),
    wash([SKY, SKY]),
    cut(
      FAR,
      '-20,640,1 -20,420 40,330,1 60,338,1 84,270,1 104,290,1 116,282,1 140,316,1 168,236,1 190,282,1 204,274,1 226,326,1 250,338,1 280,400 420,520 560,640,1',
    ),
    cut(NEAR, '60,700,1 240,540 340,420 392,322,1 404,312 420,312 432,320,1 490,420 600,540 800,700,1'),
    floor(GREEN, '0,640 160,620 360,650 700,620 1200,640'),
    floor(GROUND, '0,740 400,720 800,730 1200,716'),
    cut('#5b8b4c', '470,770,1 1178,770,1 1300,800,1 1300,830,1 760,812,1'),
    cut(NIGHT, '630,768,1 636,440,1 1004,440,1 1010,768,1'),
    bambooGorilla({ x: 820, y: 770, scale: 0.96 }),
    intoreSmall({ x: 130, y: 792, scale: 1.16 }),
    intoreSmall({ x: 270, y: 776, scale: 1.04, flip: true }),
    intoreSmall({ x: 408, y: 790, scale: 1.16 }),
    namer(760, 776, '#d8452c'),
    namer(816, 784, '#3b558f'),
    namer(872, 774, '#d8452c'),
    cut(NIGHT, ...CROWD.map(([x, y, r]) => shoulders(x, y, r))),
    cut(NIGHT, ...CROWD.map(([x, y, r]) => disc(x, y, r * 0.8, r))),
    ...CROWD.map(([x, y, r, wears]) =>
      cut(
        wears,
        `${x - r * 0.84},${y - r * 0.1},1 ${x - r},${y - r * 1.3} ${x + r},${y - r * 1.3} ${x + r * 0.84},${y - r * 0.1},1 ${x},${y + r * 0.1}`,
      ),
    ),
  ),
];
