import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [WOOD, EDGE, SKIN, SHIRT, SHIRT_SHADE, TROUSERS, NUT, NUT_LIT] = [
  '#2c1a38',
  '#c8804c',
  '#3c1c24',
  '#fff2d8',
  '#a88fb0',
  '#35508c',
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
  cut('#241238', limb('8,-92,11 40,-56,9 58,-10,6'), '50,-10,1 66,-14,1 74,-2,1 60,2 48,0,1'),
  cut(NUT, ...nuts.map(([x, y]) => disc(x, y, 15, 14))),
  cut(NUT_LIT, ...nuts.map(([x, y]) => disc(x - 5, y - 5, 7, 6))),
  cut(WOOD, '-244,-72,1 -60,-78,1 -58,-66,1 -244,-60,1'),
  cut(EDGE, '-244,-72,1 -60,-78,1 -60,-74,1 -244,-67,1'),
  cut(WOOD, limb('-64,-72,4 -40,-92,4 -24,-104,4')),
  cut(WOOD, ring(-160, -38, 38, 31), disc(-160, -38, 6)),
  inked(WOOD, 3, '-160,-74,1 -160,-2', '-194,-38,1 -124,-38', '-185,-62,1 -134,-13', '-185,-13,1 -134,-62'),
  // He leans into it.
  cut(TROUSERS, limb('-2,-96,14 -26,-54,11 -20,-14,8')),
  cut('#1f2f60', '6,-104,1 14,-90 -8,-56 -10,-14,1 -14,-14,1 -16,-56 -4,-90,1'),
  cut(SKIN, limb('-20,-18,6 -22,-6,5'), '-44,0,1 -40,-8 -26,-12,1 -14,-10,1 -12,0,1'),
  cut(SHIRT, '-40,-146,1 -22,-154 -6,-146 10,-120 16,-88,1 -14,-84,1 -30,-110'),
  cut(SHIRT_SHADE, '-18,-152,1 -4,-146 12,-120 16,-88,1 0,-86,1 -2,-116'),
  cut(SKIN, limb('-30,-138,7 -46,-112,6 -26,-100,5')),
  cut(SHIRT, limb('-28,-142,9 -42,-122,9')),
  cut(
    SKIN,
    limb('-26,-150,6 -34,-160,6'),
    '-52,-164,1 -52,-174 -44,-182 -32,-180 -26,-168 -30,-156 -42,-152,1 -48,-154 -55,-158,1',
  ),
  cut(SHIRT, '-53,-170,1 -50,-188,1 -28,-184,1 -25,-168,1 -40,-170'),
];
