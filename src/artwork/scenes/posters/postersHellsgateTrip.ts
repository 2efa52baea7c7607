import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { GATE_WALL, gateCliff } from '../../land/gateCliff.ts';
import { light } from '../../light/light.ts';

/** A position in the picture and a size. */
type Spot = readonly [x: number, y: number, scale: number];

interface View {
  rider: Spot;
  tower: Spot;
  /** The upper left corner of the far wall. */
  wall: Spot;
  zebras: readonly (readonly [x: number, y: number, scale: number, side?: 'left'])[];
  horizon: number;
}

/** The rider on the track past Fischer's Tower, the morning sun on the right. */
const pastTheTower = ({ rider, tower, wall, zebras, horizon }: View): Layer[] => {
  const [x, y, scale] = rider;
  const [tx, ty, ts] = tower;
  return [
    wash(
      [
        [0, '#12307c'],
        [0.8, '#2a55a4'],
        [0.93, '#3f6ab0'],
        [0.931, '#f2a27c'],
        [1, '#ffd9a0'],
      ],
      { height: horizon },
    ),
    glow(tx + 60 * ts, horizon, 560 * ts, '#ff9a70', 0.8),
    floor(
      '#8a4a7c',
      `0,${horizon - 26} 400,${horizon - 40} 900,${horizon - 22} 1400,${horizon - 44} 2400,${horizon - 30}`,
    ),
    moved(
      { x: wall[0], y: wall[1], scale: wall[2], flip: true },
      ...gateCliff,
      cut({ fill: '#d0584a', opacity: 0.6 }, GATE_WALL),
    ),
    floor('#f6bb72', `0,${horizon} 700,${horizon - 6} 1500,${horizon + 4} 2400,${horizon - 4}`),
    floor('#e38d48', `0,${horizon + 50} 600,${horizon + 38} 1400,${horizon + 56} 2400,${horizon + 40}`),
    // The tower's long shade lies across the plain.
    cut(
      { fill: '#a8402a', opacity: 0.75 },
      `${tx + 150 * ts},${ty - 6},1 ${tx + 100 * ts},${ty + 26} ${tx - 300 * ts},${ty + 40} ${tx - 900 * ts},${ty + 52} ${tx - 1700 * ts},${ty + 56},1 ${tx - 900 * ts},${ty + 24} ${tx - 160 * ts},${ty - 10},1`,
    ),
    fischersTower({
      x: tx,
      y: ty,
      scale: ts,
      flip: true,
      tones: ['#ffc48a', '#d65a2c', '#a83c22', '#7a2622', '#4c141c'],
    }),
    ...zebras.flatMap(([left, low, size, side]) => [
      cut({ fill: '#8e3418', opacity: 0.8 }, disc(left - 100 * size, low, 380 * size, 22 * size)),
      zebraNear({ x: left, y: low, scale: size, flip: side === 'left' }),
    ]),
    floor(
      '#c4622e',
      `0,${y - 84 * scale} 600,${y - 70 * scale} 1400,${y - 92 * scale} 2400,${y - 74 * scale}`,
    ),
    floor(
      '#f8d098',
      `0,${y - 34 * scale} 700,${y - 26 * scale} 1500,${y - 38 * scale} 2400,${y - 28 * scale}`,
    ),
    // The rider's own shade on the track, and the dust behind the wheel.
    cut(
      { fill: '#8e3a28', opacity: 0.75 },
      `${x + 200 * scale},${y},1 ${x + 100 * scale},${y + 14} ${x - 300 * scale},${y + 22} ${x - 720 * scale},${y + 12},1 ${x - 560 * scale},${y - 8} ${x - 240 * scale},${y - 12},1 ${x - 160 * scale},${y - 4}`,
    ),
    cut(
      { fill: '#fff0d0', opacity: 0.7 },
      limb(
        `${x - 250 * scale},${y - 8},2 ${x - 320 * scale},${y - 26},12 ${x - 430 * scale},${y - 30},16 ${x - 560 * scale},${y - 24},2; ${x - 280 * scale},${y - 2},2 ${x - 400 * scale},${y - 10},10 ${x - 640 * scale},${y - 6},1`,
      ),
    ),
    moved({ x, y, scale }, ...touringRider(['#f4c24a', '#ffe9a0', '#c2862c'], '#fff3dc', '#c9352c')),
    floor(
      '#a23a1c',
      `0,${y + 46 * scale} 700,${y + 36 * scale} 1500,${y + 52 * scale} 2400,${y + 38 * scale}`,
    ),
    grain({ y: y + 50 * scale, to: y + 180, colour: '#4c141c' }),
  ];
};

/** The cycling trip: on two wheels past Fischer's Tower. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'right'),
  wide: pastTheTower({
    rider: [1560, 898, 1.1],
    tower: [2080, 742, 1.02],
    wall: [2900, 430, 0.9],
    zebras: [
      [960, 796, 0.13],
      [1150, 806, 0.18],
    ],
    horizon: 712,
  }),
  tall: pastTheTower({
    rider: [430, 1244, 0.92],
    tower: [770, 1044, 0.76],
    wall: [1400, 800, 0.6],
    zebras: [
      [1000, 1112, 0.15, 'left'],
      [120, 1086, 0.12],
    ],
    horizon: 1010,
  }),
});
