import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { goldenMonkeyRunning } from '../../figures/animals/goldenMonkeyRunning.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, CLEFT, FIELD, SHADOW, GOLD] = [
  '#cfe8dc',
  '#3f50a8',
  '#2c3784',
  '#3f9a63',
  '#2c7d52',
  '#f4a62a',
];

/** Monkeys at the points of a row, the farthest first: x, y, a size in hundredths; all turned so, each a little otherwise. */
const running = (row: string, turn: number, flip = false): Layer[] =>
  points(row).map(([x, y, size], at) =>
    goldenMonkeyRunning(
      { x, y, scale: size / 100, turn: turn + ((at * 5) % 7) * 2 - 6, flip },
      at % 2 === 0 ? 'gathered' : 'stretched',
    ),
  );

/** The shadows of those on level ground. */
const shadows = (row: string): Layer =>
  cut(SHADOW, ...points(row).map(([x, y, size]) => disc(x, y + size / 5, size * 2.6, size / 6)));

/** Those on level ground, across a desktop and on a phone. */
const WIDE = '1250,806,44 1040,812,49 1230,888,56 472,828,56 880,896,72 296,892,78';
const TALL = '170,1240,50 670,1296,90';

/** A cone whose lava is golden monkeys, the middle of its crater at (0, 0). */
const cone: Layer[] = [
  cut(
    CONE,
    '-92,-8,1 -60,6 -20,14 30,10 60,14 96,-6,1 140,100 230,220 380,350 600,450 860,500,1 860,800,1 -1900,800,1 -1900,520,1 -1300,500 -760,450 -440,360 -260,240 -130,100',
  ),
  cut(
    CLEFT,
    '66,12,1 96,-6,1 140,100 230,220 380,350 600,450 860,500,1 860,800,1 340,800,1 290,560 300,440 220,350 190,240 110,130',
  ),
];
const stream: Layer[] = [
  cut(
    GOLD,
    '-70,2,1 -76,-24 -96,-44,1 -52,-32 -30,-56 -34,-84,1 -10,-56 10,-40 24,-62 44,-72,1 40,-44 56,-28 86,-34,1 70,-14 66,12,1 80,80 130,130 150,190 100,260 -10,330 -120,400 -250,460 -350,500 -420,490,1 -440,450,1 -430,440 -420,420,1 -300,370 -160,280 -60,210 -20,150 -60,90',
  ),
  ...running('56,96,12 20,150,13 112,166,14', 56, true),
  ...running('156,240,15 84,250,16 100,300,18 -10,286,20 20,350,22', -50),
  ...running(
    '-80,320,23 -60,380,25 -190,350,27 -120,430,29 -290,396,31 -210,480,34 -400,440,36 -340,520,40',
    -24,
  ),
];
const sparks: Layer[] = [
  ...running('-180,-22,27 -120,-112,30', 12),
  ...running('256,-18,29 150,-130,28', 10, true),
];

/** The great view of the Volcanoes park: golden monkeys pour out of a crater. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'right'),
  wide: [
    wash([SKY, SKY]),
    moved({ x: 1790, y: 350 }, ...cone),
    floor(FIELD, '-40,800 700,780 1300,780 1800,804 2400,810'),
    shadows(WIDE),
    moved({ x: 1790, y: 350 }, ...stream, ...sparks),
    ...running(WIDE, 0),
    plan({ subject: [1340, 540, 760, 200], camera: 'below' }),
  ],
  tall: [
    wash([SKY, SKY]),
    moved({ x: 640, y: 750, scale: 0.82 }, ...cone),
    floor(FIELD, '-40,1120 500,1110 1080,1130'),
    shadows(TALL),
    moved({ x: 640, y: 750, scale: 0.82 }, ...stream, ...sparks),
    ...running(TALL, 0),
    plan({ subject: [390, 920, 560, 180], camera: 'below' }),
  ],
});
