import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { greatWheel } from '../../figures/placing/greatWheel.ts';
import { light } from '../../light/light.ts';

const [SKY, HALO, SUN, FAR, CLIFF, PLAIN, NEAR] = [
  '#e8502f',
  '#f2733a',
  '#ffcf6e',
  '#b93038',
  '#7d1f40',
  '#4a1338',
  '#2c0b2a',
];

/** A giraffe a long way off, against the sun, its feet at 0,0. */
const giraffe: readonly Layer[] = [
  cut(
    PLAIN,
    '-34,-52,1 -30,-62 -6,-70 16,-74,1 30,-110 36,-134,1 34,-144 40,-142,1 52,-138 62,-126,1 58,-122 44,-124,1 38,-96 34,-66 26,-50,1 -4,-42 -30,-44,1',
    limb('-30,-58,7 -28,-34,4 -32,0,2'),
    limb('-24,-54,6 -19,-30,3 -20,0,2'),
    limb('22,-58,7 21,-32,4 24,0,2'),
    limb('16,-54,5 13,-30,3 10,0,2'),
    limb('-34,-60,2 -40,-40,1 -38,-28,3'),
  ),
];

/** The end of a day's ride: the sun goes down in the wheel. */
export const hellsGateSunset: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [260, 340, 480, 420], camera: 'frame' }),
    wash(SKY),
    cut(HALO, disc(500, 590, 412)),
    cut(SUN, disc(500, 590, 300)),
    // The far wall of the gorge, and the near one with its columns.
    cut(
      FAR,
      '-20,742,1 60,736,1 130,748,1 210,744,1 300,774,1 420,790,1 560,796,1 700,786,1 800,752,1 880,728,1 960,734,1 1040,716,1 1220,720,1 1220,900,1 -20,900,1',
    ),
    cut(
      CLIFF,
      '-20,664,1 34,660,1 42,676,1 88,674,1 96,700,1 140,702,1 150,738,1 186,744,1 200,786,1 260,820,1 -20,900,1',
      '1220,612,1 1150,616,1 1140,640,1 1082,636,1 1074,668,1 1020,670,1 1010,704,1 958,706,1 944,748,1 900,760,1 880,796,1 800,820,1 1220,900,1',
      // Fischer's Tower.
      '664,830,1 672,770,1 680,720,1 694,704,1 708,708,1 716,690,1 732,698,1 738,740,1 748,776,1 764,830,1',
    ),
    floor(PLAIN, '0,816 200,800 430,812 700,806 1200,830', 920),
    moved({ x: 356, y: 812, scale: 0.8 }, ...giraffe),
    moved({ x: 284, y: 810, scale: 0.54, flip: true }, ...giraffe),
    floor(NEAR, '0,872 260,856 520,868 800,858 1200,880', 920),
    greatWheel(500, 590),
  ),
];
