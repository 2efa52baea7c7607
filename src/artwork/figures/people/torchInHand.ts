import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SKIN_LIT, SKIN_SHADE, NAIL] = ['#6f3a2c', '#c9784a', '#3d1c2a', '#e8a878'];
const [METAL, METAL_LIT, METAL_SHADE, GLOW, SLEEVE, SLEEVE_LIT, INK] = [
  '#d83a2c',
  '#ff7a55',
  '#8a1f38',
  '#fff6cf',
  '#2b3f7a',
  '#4f70ac',
  '#120f24',
];

/** How high each finger lies round the barrel, how far it comes round, and how thick it is. */
const FINGERS = [
  [-48, -4, 19],
  [-10, 6, 20],
  [28, 0, 19],
  [62, -14, 16],
] as const;

/** A torch in the right hand of one who looks along it, upright: the light goes up; the hand's middle is at 0,0. */
export const torchInHand: readonly Layer[] = [
  // The forearm and its cuff.
  within(
    SKIN,
    limb('70,70,60 100,170,48 150,330,62'),
    cut(SKIN_LIT, '-20,60,1 50,90 60,180 84,340,1 0,340,1'),
    cut(SKIN_SHADE, '120,60,1 140,180 200,340,1 260,340,1 240,60,1'),
  ),
  within(
    SLEEVE,
    '44,236,1 110,218 190,200,1 250,460,1 60,500,1',
    cut(SLEEVE_LIT, '30,220,1 92,220,1 110,320 120,500,1 20,500,1'),
  ),
  // The barrel and the bell.
  within(
    METAL,
    angular('-38,-150 38,-150 38,170 -38,170'),
    cut(METAL_LIT, angular('-60,-160 -14,-160 -14,180 -60,180')),
    cut(METAL_SHADE, angular('18,-160 60,-160 60,180 18,180')),
    cut(INK, angular('-60,132 60,132 60,144 -60,144'), angular('-60,-130 60,-130 60,-120 -60,-120')),
  ),
  within(
    METAL,
    '-70,-236,1 70,-236,1 66,-200 38,-150,1 -38,-150,1 -66,-200',
    cut(METAL_LIT, '-90,-240,1 -26,-240,1 -20,-190 -12,-140,1 -60,-140,1'),
    cut(METAL_SHADE, '34,-240,1 30,-190 18,-140,1 90,-140,1 90,-240,1'),
  ),
  cut(GLOW, disc(0, -238, 70, 12)),
  // The fingertips, which come round on the left.
  cut(
    SKIN_SHADE,
    ...FINGERS.map(
      ([y, x, half]) =>
        limb(`-46,${y + 5},${half} -20,${y + 7},${half} ${x},${y + 6},${half - 4}`) +
        disc(x, y + 6, half - 4),
    ),
  ),
  ...FINGERS.flatMap(([y, x, half]) => [
    cut(
      SKIN_LIT,
      disc(-42, y, half),
      limb(`-42,${y},${half} -20,${y},${half} ${x},${y},${half - 4}`),
      disc(x, y, half - 4),
    ),
    cut(NAIL, disc(x - 1, y - 2, 9, 7)),
  ]),
  // The back of the hand, and the thumb along the barrel.
  within(
    SKIN,
    '24,-64,1 60,-86 104,-64 126,-10 130,70 118,130 60,140,1 30,120 22,60',
    cut(SKIN_LIT, '0,-100,1 60,-90 66,-60,1 60,-10,1 48,50 70,150,1 0,150,1'),
    cut(SKIN_SHADE, '100,-90,1 104,-20 100,60 96,150,1 160,150,1 160,-90,1'),
  ),
  within(
    SKIN,
    limb('76,6,24 68,-34,30 44,-78,26 22,-112,22 14,-142,17') + disc(14, -142, 17),
    cut(SKIN_LIT, '-20,-170,1 14,-166,1 18,-130 30,-90 56,-50 58,30,1 10,30,1'),
  ),
  cut(NAIL, disc(12, -144, 9, 12)),
  inked(SKIN_SHADE, 4, '38,-98 46,-102 52,-100'),
];
