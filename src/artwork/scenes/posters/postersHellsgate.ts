import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { GATE_WALL, gateCliff } from '../../land/gateCliff.ts';
import { light } from '../../light/light.ts';

/** A position in the picture and a size. */
type Spot = readonly [x: number, y: number, size: number];

const SHADE = { fill: '#7a2018', opacity: 0.8 };

/** The tower before the low sun, its shade towards the left. */
const tower = ([x, y, size]: Spot): Layer[] => [
  cut(
    SHADE,
    `${x + 160 * size},${y - 4},1 ${x + 60 * size},${y + 30 * size} ${x - 500 * size},${y + 60 * size} ${x - 1500 * size},${y + 74 * size},1 ${x - 500 * size},${y + 10 * size} ${x - 150 * size},${y - 6},1`,
  ),
  fischersTower({
    x,
    y,
    scale: size,
    flip: true,
    tones: ['#ffcf8a', '#c4471f', '#98301c', '#6a1e1c', '#3a0e16'],
  }),
];

/** Zebra, each with its own shade on the ground. */
const zebras = (...spots: readonly Spot[]): Layer[] =>
  spots.flatMap(([x, y, size]) => [
    cut(SHADE, disc(x - 150 * size, y, 400 * size, 22 * size)),
    zebraNear({ x, y, scale: size }),
  ]);

/** A rider with the shade that wheels and body throw. */
const rider = ([x, y, size]: Spot): Layer[] => [
  cut(
    SHADE,
    `${x + 230 * size},${y},1 ${x},${y + 20 * size} ${x - 400 * size},${y + 22 * size} ${x - 900 * size},${y + 12 * size},1 ${x - 500 * size},${y - 12 * size} ${x - 160 * size},${y - 4 * size},1`,
  ),
  moved({ x, y, scale: size }, ...touringRider(['#1f8088', '#7fd0c4', '#155a68'], '#fff3dc', '#1c4a78')),
];

/** A wall of the gate, as it is or turned round, sunk into a colour. */
const wall = ([x, y, scale]: Spot, veil: string, opacity: number, flip = false): Layer =>
  moved({ x, y, scale, flip }, ...gateCliff, cut({ fill: veil, opacity }, GATE_WALL));

/** Hell's Gate: Fischer's Tower in the last sun. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'right'),
  wide: [
    wash(
      [
        [0, '#2c0e2c'],
        [0.6, '#5c1a34'],
        [0.87, '#8a2c36'],
        [0.9, '#c0503a'],
        [1, '#ffb060'],
      ],
      { height: 744 },
    ),
    glow(1960, 660, 700, '#ff9a4a', 0.95),
    glow(2000, 700, 420, '#fff0c4', 0.9),
    floor('#a8444a', '0,704 700,690 1300,700 1600,676 1900,700 2400,680'),
    wall([-140, 646, 0.6], '#3a1020', 0.5),
    wall([2800, 270, 0.84], '#c0482f', 0.35, true),
    floor('#f0a25c', '0,744 1200,738 2400,748'),
    floor('#d9763c', '0,800 1200,786 1700,804 2400,790'),
    ...tower([1840, 804, 1.18]),
    ...zebras([1236, 846, 0.19], [1000, 862, 0.24]),
    floor('#b8481f', '0,880 1000,870 1600,886 2400,868'),
    cut('#f6c07c', '-40,950,1 900,926 1500,912 2440,904,1 2440,940,1 1600,956 900,984 -40,1020,1'),
    ...rider([1500, 934, 0.44]),
    floor('#5a1a16', '0,984 900,970 1600,986 2400,966'),
    grain({ y: 980, to: 1000, colour: '#2a0c16' }),
  ],
  tall: [
    wash(
      [
        [0, '#2c0e2c'],
        [0.5, '#6a1e34'],
        [0.62, '#a83a34'],
        [0.8, '#f08a4a'],
        [1, '#ffdc9a'],
      ],
      { height: 1010 },
    ),
    glow(700, 900, 380, '#fff0c4', 0.9),
    floor('#c96a5a', '0,960 400,940 700,950 1080,930'),
    wall([1380, 780, 0.54], '#d9603a', 0.4, true),
    wall([-120, 690, 0.6], '#3a1020', 0.5),
    floor('#f0a25c', '0,1006 500,1000 1080,1010'),
    floor('#d9763c', '0,1070 500,1056 1080,1076'),
    ...tower([640, 1050, 0.77]),
    ...zebras([806, 1106, 0.155], [966, 1130, 0.2]),
    floor('#b8481f', '0,1150 500,1136 1080,1156'),
    cut('#f6c07c', '-40,1236,1 400,1204 800,1196 1120,1188,1 1120,1232,1 700,1250 300,1268 -40,1290,1'),
    ...rider([400, 1234, 0.46]),
    floor('#5a1a16', '0,1300 400,1280 1080,1296'),
    grain({ y: 1296, to: 1350, colour: '#2a0c16' }),
  ],
});
