import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

/** A position in the picture and a size. */
type Spot = readonly [x: number, y: number, scale: number];

interface View {
  rider: Spot;
  tower: Spot;
  /** Crest and foot of the near wall, from where it begins to the right edge. */
  wall: readonly [crest: string, foot: string, from: number];
  /** Crest of the wall far across the valley. */
  across: string;
  zebras: readonly Spot[];
  bushes: string;
  tufts: string;
  horizon: number;
}

const SHADE = { fill: '#7c3020', opacity: 0.75 };
const NEAR_WALL = {
  grass: '#e8b860',
  lit: '#e08a4a',
  face: '#b0502e',
  shade: '#7a2e28',
  cleft: '#461a22',
  talus: '#8a4c2c',
};
const FAR_WALL = {
  grass: '#9a86a0',
  lit: '#86609a',
  face: '#704c8a',
  shade: '#583a78',
  cleft: '#442c66',
  talus: '#6a4878',
};
const THORN = ['#2e2420', '#48562e', '#8a9448'] as const;

/** The rider's shade on the track, and the dust behind the wheel. */
const wake = ([x, y, scale]: Spot): Layer[] => [
  cut(
    SHADE,
    `${x + 200 * scale},${y},1 ${x + 100 * scale},${y + 14} ${x - 300 * scale},${y + 22} ${x - 720 * scale},${y + 12},1 ${x - 560 * scale},${y - 8} ${x - 240 * scale},${y - 12},1 ${x - 160 * scale},${y - 4}`,
  ),
  cut(
    { fill: '#fff0d0', opacity: 0.7 },
    limb(
      `${x - 250 * scale},${y - 8},2 ${x - 320 * scale},${y - 26},12 ${x - 430 * scale},${y - 30},16 ${x - 560 * scale},${y - 24},2; ${x - 280 * scale},${y - 2},2 ${x - 400 * scale},${y - 10},10 ${x - 640 * scale},${y - 6},1`,
    ),
  ),
];

/** The rider on the red track through the grass, the tower and the wall behind in the morning sun from the right. */
const pastTheTower = ({ rider, tower, wall, across, zebras, bushes, tufts, horizon }: View): Layer[] => {
  const [x, y, scale] = rider;
  const [tx, ty, ts] = tower;
  return [
    wash(
      [
        [0, '#0e2870'],
        [0.7, '#1a4694'],
        [0.905, '#2a5ca6'],
        [1, '#f6dcb0'],
      ],
      { height: horizon },
    ),
    gateWall({
      crest: across,
      foot: horizon + 4,
      until: wall[2] + 100,
      tones: FAR_WALL,
      side: 'right',
      broad: 0.7,
    }),
    gateWall({
      crest: wall[0],
      foot: wall[1],
      from: wall[2],
      tones: NEAR_WALL,
      side: 'left',
      broad: 0.26,
      talus: 0.13,
    }),
    floor('#f2cb78', `0,${horizon} 700,${horizon - 6} 1500,${horizon + 6} 2400,${horizon + 20}`),
    floor('#e2a850', `0,${horizon + 54} 600,${horizon + 42} 1400,${horizon + 58} 2400,${horizon + 44}`),
    cut(
      SHADE,
      `${tx + 240 * ts},${ty - 6},1 ${tx + 100 * ts},${ty + 22} ${tx - 300 * ts},${ty + 36} ${tx - 1100 * ts},${ty + 46},1 ${tx - 700 * ts},${ty + 16} ${tx - 240 * ts},${ty - 10}`,
    ),
    fischersTower({
      x: tx,
      y: ty,
      scale: ts,
      flip: true,
      tones: ['#fff0c8', '#f0be82', '#c08a60', '#8a584c', '#4a2c36'],
    }),
    thornBushes(bushes, THORN),
    ...zebras.flatMap(([left, low, size]) => [
      cut(SHADE, disc(left - 120 * size, low, 400 * size, 22 * size)),
      zebraNear({ x: left, y: low, scale: size }),
    ]),
    floor(
      '#cf9440',
      `0,${y - 84 * scale} 600,${y - 70 * scale} 1400,${y - 92 * scale} 2400,${y - 74 * scale}`,
    ),
    floor(
      '#c4622e',
      `0,${y - 34 * scale} 700,${y - 26 * scale} 1500,${y - 38 * scale} 2400,${y - 28 * scale}`,
    ),
    cut(
      '#e29a5c',
      `-40,${y - 8 * scale},1 700,${y - 4 * scale} 1500,${y - 12 * scale} 2440,${y - 6 * scale},1 2440,${y + 8 * scale},1 1500,${y + 2 * scale} 700,${y + 10 * scale} -40,${y + 6 * scale},1`,
    ),
    ...wake(rider),
    moved({ x, y, scale }, ...touringRider(['#f4c24a', '#ffe9a0', '#c2862c'], '#fff3dc', '#c9352c')),
    floor(
      '#5e2418',
      `0,${y + 50 * scale} 700,${y + 40 * scale} 1500,${y + 56 * scale} 2400,${y + 42 * scale}`,
    ),
    strawTufts(tufts, '#5e2418', '#e8a850'),
    grain({ y: y + 50 * scale, to: y + 180, colour: '#2a1018' }),
  ];
};

/** The cycling trip: on two wheels past Fischer's Tower. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'right'),
  wide: pastTheTower({
    rider: [1540, 898, 1.12],
    tower: [2030, 744, 0.86],
    wall: ['2120,640 2240,440 2430,180', '2120,728 2430,770', 2120],
    across: '-30,640 800,662 2200,676',
    zebras: [
      [1060, 798, 0.16],
      [860, 806, 0.2],
    ],
    bushes: '220,736,0.26 560,744,-0.32 2280,790,0.6',
    tufts: '80,962,0.8 300,960,-0.6 980,964,0.5 2120,968,-0.8 2290,962,0.9',
    horizon: 712,
  }),
  tall: pastTheTower({
    rider: [400, 1240, 0.96],
    tower: [800, 1040, 0.66],
    wall: ['900,900 980,820 1110,690', '900,1026 1110,1050', 900],
    across: '-30,930 400,956 1000,966',
    zebras: [[74, 1084, 0.135]],
    bushes: '190,1032,0.2 1010,1076,-0.4',
    tufts: '60,1300,0.7 240,1304,-0.6 840,1298,0.6 1010,1302,-0.8',
    horizon: 1010,
  }),
});
