import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { GATE_WALL, gateCliff } from '../../land/gateCliff.ts';
import { light } from '../../light/light.ts';

/** Cliffs and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  // The tower at sunrise, the light from the right: its shadow lies across the plain and the track.
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [600, 460, 200, 60], camera: 'wide' }),
    wash([
      [0, '#233f92'],
      [0.25, '#7d7fbe'],
      [0.5, '#f7a98a'],
      [0.74, '#ffe6b4'],
    ]),
    cut(
      { fill: '#ffe0b8', opacity: 0.75 },
      '760,150,1 880,138 1020,142 1210,128,1 1210,140,1 1040,154 900,150; 900,250,1 1040,240 1210,236,1 1210,246,1 1040,252',
    ),
    floor('#c9718a', '0,600 260,570 520,590 760,560 980,574 1200,540'),
    moved(
      { x: 1290, y: 420, scale: 0.4, flip: true },
      ...gateCliff,
      cut({ fill: '#e88a86', opacity: 0.72 }, GATE_WALL),
    ),
    moved({ x: -60, y: 196, scale: 0.7 }, ...gateCliff, cut({ fill: '#a8405a', opacity: 0.3 }, GATE_WALL)),
    wash(['#f0a862', '#d9763c', '#a8452a'], { y: 664, height: 250 }),
    floor('#f6bb78', '0,670 500,664 1200,672', 704),
    cut({ fill: '#7c2c34', opacity: 0.7 }, '560,690,1 840,690,1 700,716 300,752 -40,800,1 -40,742,1 240,712'),
    fischersTower({
      x: 700,
      y: 694,
      scale: 1,
      flip: true,
      tones: ['#ffb872', '#b8472c', '#94331f', '#6c2220', '#451319'],
    }),
    grain({ y: 720, to: 900, colour: '#5a1c12' }),
    cut(
      { fill: '#7c2c34', opacity: 0.6 },
      '700,772 820,760 960,758 1030,764 1010,774 900,782 780,782; 920,742 1010,734 1110,734 1160,738 1150,746 1060,750 970,750',
    ),
    zebraNear({ x: 1102, y: 742, scale: 0.18 }),
    zebraNear({ x: 962, y: 770, scale: 0.26, flip: true }),
    cut(
      '#ffd9a2',
      '-40,812,1 260,806 560,820 900,796 1240,806,1 1240,862,1 900,868 500,884 200,874 -40,884,1',
    ),
    cut({ fill: '#7c2c34', opacity: 0.65 }, '-40,852,1 60,836 200,836 420,842 430,852 200,862 -40,872,1'),
    moved(
      { x: 330, y: 846, scale: 0.5 },
      ...touringRider(['#2b8a94', '#7fd0c4', '#155a68'], '#fff3dc', '#d9492e'),
    ),
    floor('#5a1c18', '0,890 400,884 900,892 1200,884'),
  ),
];
