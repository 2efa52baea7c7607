import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [WOOD, EDGE, SKIN, SKIN_LIT, SHIRT, SHIRT_SHADE, TROUSERS, TROUSERS_SHADE, NUT, NUT_LIT] = [
  '#2c1a38',
  '#c8804c',
  '#4c2428',
  '#94543c',
  '#fff2d8',
  '#a88fb0',
  '#3c60a4',
  '#233672',
  '#3c7a4c',
  '#a8d060',
];

/** Green coconuts heaped on the cart: the lower row is behind. */
const nuts = [
  [-216, -84],
  [-192, -90],
  [-166, -92],
  [-140, -92],
  [-114, -90],
  [-90, -86],
  [-200, -108],
  [-174, -114],
  [-148, -116],
  [-122, -112],
  [-182, -132],
  [-154, -136],
] as const;

/** A man who pushes a handcart of green coconuts to the left, 100 units to the metre; the sun is on the left. */
export const coconutSeller: readonly Layer[] = [
  // The leg that pushes, on the ball of its foot.
  cut(TROUSERS_SHADE, limb('6,-94,14 30,-58,12 44,-24,8')),
  cut(SKIN, limb('42,-28,6 48,-16,5'), '32,0,1 34,-6 44,-12 50,-24,1 58,-20,1 58,-10 48,0,1'),
  cut(NUT, ...nuts.map(([x, y]) => disc(x, y, 15, 14))),
  cut(NUT_LIT, ...nuts.map(([x, y]) => disc(x - 5, y - 5, 7, 6))),
  cut(WOOD, '-244,-72,1 -60,-78,1 -58,-66,1 -244,-60,1'),
  cut(EDGE, '-244,-72,1 -60,-78,1 -60,-74,1 -244,-67,1'),
  cut(WOOD, limb('-74,-70,5 -56,-82,5 -48,-108,5')),
  cut(WOOD, ring(-160, -38, 38, 31), disc(-160, -38, 6)),
  inked(WOOD, 3, '-160,-74,1 -160,-2', '-194,-38,1 -124,-38', '-185,-62,1 -134,-13', '-185,-13,1 -134,-62'),
  // The leg that carries him, knee bent.
  cut(TROUSERS, '-18,-98,1 14,-96,1 10,-76 -10,-52 -12,-20,1 -32,-20,1 -36,-56 -26,-80'),
  cut(TROUSERS_SHADE, '4,-98,1 15,-96,1 10,-76 -10,-52 -12,-20,1 -20,-20,1 -20,-54 -2,-74'),
  cut(SKIN, limb('-22,-22,7 -22,-6,6'), '-48,0,1 -44,-8 -30,-11 -24,-16,1 -14,-14 -12,0,1'),
  cut(SKIN_LIT, '-48,0,1 -44,-8 -30,-11 -28,-20,1 -24,-20,1 -24,-8 -36,-3'),
  // The far arm, the back, the near arm: both fists on the bar.
  cut(SKIN, limb('-32,-136,7 -52,-120,6 -50,-106,6')),
  cut(SHIRT, '-44,-138,1 -38,-154 -16,-160 2,-146 14,-118 16,-90,1 -2,-84 -22,-92,1 -28,-112'),
  cut(SHIRT_SHADE, '-14,-158,1 2,-146 14,-118 16,-90,1 4,-86 -6,-86,1 0,-104 -8,-130'),
  cut(
    SKIN,
    limb('-18,-130,8 -16,-110,7 -34,-100,6 -46,-100,5'),
    '-56,-108,1 -50,-111 -42,-106 -40,-98 -46,-93 -54,-95,1 -57,-100',
  ),
  cut(SKIN_LIT, '-57,-108,1 -50,-111 -46,-108,1 -50,-102 -55,-101,1;-56,-99,1 -50,-99 -50,-95 -54,-94,1'),
  cut(SHIRT, '-26,-148,1 -10,-150 -4,-136 -6,-120,1 -28,-118,1 -32,-134'),
  cut(SHIRT_SHADE, '-10,-149,1 -4,-136 -6,-120,1 -13,-119,1 -12,-134'),
  // The head, bent to the work.
  cut(
    SKIN,
    limb('-24,-152,8 -36,-164,8'),
    '-54,-182,1 -44,-188 -30,-184 -26,-170 -32,-158 -44,-152,1 -53,-152 -55,-158,1 -54,-161,1 -59,-166,1 -55,-172',
  ),
  cut(
    SKIN_LIT,
    '-54,-182,1 -46,-184,1 -47,-168 -44,-152,1 -53,-152 -55,-158,1 -54,-161,1 -59,-166,1 -55,-172',
  ),
  cut(SHIRT, '-56,-177,1 -54,-197,1 -30,-194,1 -24,-175,1 -40,-180'),
  cut(SHIRT_SHADE, '-36,-195,1 -30,-194,1 -24,-175,1 -34,-179,1'),
];
