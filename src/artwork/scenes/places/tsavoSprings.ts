import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hippoUnderWater } from '../../figures/placing/hippoUnderWater.ts';
import { shoalParting } from '../../figures/placing/shoalParting.ts';
import { springVisitors } from '../../figures/placing/springVisitors.ts';
import { light } from '../../light/light.ts';

/** Fronds of a raffia palm that rise from one root and bend over. */
const raffia = (x: number, y: number, size: number) =>
  [
    [-1.1, -0.7, -1.5, -0.1],
    [-0.8, -1.1, -1.4, -0.9],
    [-0.3, -1.4, -0.8, -1.7],
    [0.3, -1.4, 0.7, -1.7],
    [0.8, -1.1, 1.4, -0.9],
    [1.1, -0.7, 1.5, -0.1],
  ]
    .map(([a, b, c, d]) => {
      const at = (u: number, v: number) => `${Math.round(x + u * size)},${Math.round(y + v * size)}`;
      return limb(`${x},${y},5 ${at(a! * 0.8, b!)},${Math.round(size / 6)} ${at(c!, d!)},0`);
    })
    .join('');

/** Mzima Springs: a hippo gallops over the bed of the clear pool, a ranger and a visitor on the bank above. */
export const tsavoSprings: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('golden', 'kenya', 'left'),
    plan({ subject: [230, 360, 780, 400], camera: 'close' }),
    wash(['#ffc872', '#fff0c4'], { height: 200 }),
    cut('#7a3650', '-10,104,1 200,100,1 700,94,1 1210,98,1 1210,150,1 -10,150,1'),
    cut('#c8481f', '-10,142,1 160,130 420,146 700,128 1000,140 1210,124,1 1210,230,1 -10,230,1'),
    cut('#1d4a3c', raffia(92, 166, 74), raffia(1140, 168, 96)),
    cut('#2f6b46', raffia(196, 176, 50)),
    cut('#8a2a1c', '-10,190,1 200,180 460,196 700,180 1000,192 1210,180,1 1210,240,1 -10,240,1'),
    springVisitors({ x: 640, y: 168, scale: 0.86 }),
    wash(['#d2f6e0', '#86dccc', '#40b0b4', '#1c7e96', '#0e5676'], { y: 212, height: 700 }),
    cut(
      { fill: '#eafff0', opacity: 0.16 },
      '150,212,1 330,212,1 560,900,1 180,900,1',
      '430,212,1 540,212,1 930,900,1 760,900,1',
      '680,212,1 900,212,1 1290,760,1 1290,900,1 1120,900,1',
    ),
    floor('#1d6c80', '0,812 300,790 700,826 1200,780'),
    shoalParting(
      '1176,300,44 1120,338,50 1184,372,48 1140,424,54 1190,470,50 1106,500,58 1166,544,56 1064,566,58 1120,612,60 1020,640,60 1080,684,62 976,712,60',
      '#f7ad4a',
      196,
      150,
    ),
    floor('#4fa59c', '0,850 300,832 700,862 1200,836'),
    cut({ fill: '#0a3a58', opacity: 0.55 }, disc(500, 862, 300, 16)),
    inked(
      '#a9dcc4',
      4,
      '20,872 70,862 130,876 190,862',
      '940,876 1000,866 1060,880 1130,864',
      '60,890 120,884 200,894',
    ),
    hippoUnderWater({ x: -6, y: 176, turn: -7, scale: 0.88 }),
    // Air let go.
    cut(
      { fill: '#f4fff0', opacity: 0.85 },
      disc(960, 396, 10),
      disc(978, 360, 7),
      disc(952, 334, 12),
      disc(972, 292, 8),
      disc(950, 258, 6),
    ),
    cut(
      '#f6fff2',
      '-10,210,1 200,203 400,216 640,205 900,217 1210,207,1 1210,216,1 900,226 640,214 400,225 200,212 -10,218,1',
    ),
  ),
];
