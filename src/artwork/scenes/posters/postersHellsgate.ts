import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

/** A position in the picture and a size. */
type Spot = readonly [x: number, y: number, size: number];

const SHADE = { fill: '#7a2018', opacity: 0.8 };
const FAR_WALL = {
  grass: '#c05a44',
  lit: '#a23c40',
  face: '#8a3040',
  shade: '#6e2440',
  cleft: '#541a38',
  talus: '#7a2c3c',
};
const NEAR_WALL = {
  grass: '#ffb46a',
  lit: '#ea7a3e',
  face: '#a83a2a',
  shade: '#701e24',
  cleft: '#3c0e1c',
  talus: '#7a2820',
};
const THORN = ['#3a0e18', '#4c2020', '#9a5a2a'] as const;

/** The tower before the low sun, its shade towards the left. */
const tower = ([x, y, size]: Spot): Layer[] => [
  cut(
    SHADE,
    `${x + 240 * size},${y - 4},1 ${x + 60 * size},${y + 26 * size} ${x - 500 * size},${y + 56 * size} ${x - 1500 * size},${y + 70 * size},1 ${x - 600 * size},${y + 10 * size} ${x - 240 * size},${y - 10}`,
  ),
  fischersTower({
    x,
    y,
    scale: size,
    flip: true,
    tones: ['#ffe2a4', '#e0803e', '#a84a2c', '#6e2226', '#380e1c'],
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
    glow(1990, 660, 640, '#ff9a4a', 0.95),
    glow(2020, 700, 380, '#fff0c4', 0.9),
    gateWall({
      crest: '-30,650 700,676 1500,706',
      foot: 748,
      until: 1560,
      tones: FAR_WALL,
      side: 'right',
      broad: 0.7,
    }),
    gateWall({
      crest: '2080,690 2150,480 2290,250 2430,120',
      foot: '2080,760 2430,810',
      from: 2080,
      tones: NEAR_WALL,
      side: 'left',
      broad: 0.24,
      talus: 0.12,
    }),
    floor('#f6b066', '0,744 1200,738 2100,752 2400,770'),
    floor('#dc8040', '0,792 1200,776 1700,800 2400,790'),
    thornBushes('230,766,0.26 610,772,-0.34 2230,832,0.6', THORN),
    ...tower([1720, 804, 1.16]),
    ...zebras([1030, 850, 0.19], [800, 864, 0.24]),
    floor('#b8481f', '0,884 1000,872 1600,888 2400,868'),
    cut('#f6c07c', '-40,950,1 900,926 1500,912 2440,904,1 2440,940,1 1600,956 900,984 -40,1020,1'),
    ...rider([1330, 940, 0.5]),
    floor('#5a1a16', '0,984 900,970 1600,986 2400,966'),
    strawTufts('90,990,0.5 330,984,-0.6 1900,984,0.5 2130,980,-0.7 2260,984,0.6', '#5a1a16', '#d8803c'),
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
    glow(760, 900, 360, '#fff0c4', 0.9),
    gateWall({
      crest: '-30,600 140,690 300,850 400,960',
      foot: '-30,1040 400,1000',
      until: 390,
      tones: {
        ...FAR_WALL,
        grass: '#e07a4a',
        lit: '#8a2c34',
        face: '#5e1c30',
        shade: '#42122a',
        cleft: '#2a0a20',
      },
      side: 'right',
      broad: 0.26,
    }),
    gateWall({
      crest: '880,960 960,860 1110,720',
      foot: '880,1006 1110,1040',
      from: 880,
      tones: NEAR_WALL,
      side: 'left',
      broad: 0.3,
    }),
    floor('#f6b066', '0,1016 400,1000 800,1002 1080,1020'),
    floor('#dc8040', '0,1070 500,1056 1080,1070'),
    thornBushes('90,1052,0.34', THORN),
    ...tower([600, 1054, 0.86]),
    ...zebras([846, 1112, 0.15], [976, 1142, 0.19]),
    floor('#b8481f', '0,1160 500,1146 1080,1166'),
    cut('#f6c07c', '-40,1246,1 400,1214 800,1206 1120,1198,1 1120,1242,1 700,1260 300,1278 -40,1300,1'),
    ...rider([296, 1248, 0.52]),
    floor('#5a1a16', '0,1306 400,1290 1080,1300'),
    strawTufts('60,1310,0.5 560,1306,-0.5 900,1304,0.6 1000,1306,-0.5', '#5a1a16', '#d8803c'),
    grain({ y: 1300, to: 1350, colour: '#2a0c16' }),
  ],
});
