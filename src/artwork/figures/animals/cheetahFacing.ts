import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [GOLD, SHADE, CREAM, INK, AMBER] = ['#f4b53f', '#d98a2b', '#fff3d6', '#2b1a26', '#e08a24'];

/** A row of points, and its mirror image at the other side of the head's middle, x = 0. */
const both = (row: string): [string, string] => [
  row,
  row
    .split(' ')
    .map((point) => (point.startsWith('-') ? point.slice(1) : `-${point}`))
    .join(' '),
];

/** The head of a cheetah that looks at us, the root of her nose at (0, 0): 340 wide, her chin at y 196. */
export const cheetahFacing: readonly Layer[] = [
  cut(SHADE, ...both('94,-110 106,-142 140,-154 170,-136 178,-100 168,-68 146,-44')),
  cut(INK, ...both('102,-110 112,-136 140,-145 162,-130 168,-100 158,-76 128,-76')),
  cut(
    GOLD,
    '0,-156 60,-152 116,-116 144,-64 156,-10 168,46 152,94 112,124 90,160 46,196 0,202 -46,196 -90,160 -112,124 -152,94 -168,46 -156,-10 -144,-64 -116,-116 -60,-152',
  ),
  cut(CREAM, ...both('106,-96,1 128,-112 144,-108,1 140,-97,1 156,-90,1 147,-79,1 150,-65,1 132,-62')),
  // The pale of the brows, the cheeks, the muzzle.
  cut(
    CREAM,
    ...both('30,-26 50,-52 92,-50 118,-24,1 92,-32 60,-30 40,-16'),
    ...both('50,40 78,34 112,22 132,36 128,70 106,96 84,82 66,64'),
    '0,88 36,82 70,98 88,134 74,172 40,198 0,202 -40,198 -74,172 -88,134 -70,98 -36,82',
  ),
  // The tear marks, from the eyes to the corners of the mouth.
  cut(INK, ...both('26,10,1 44,14,1 48,44 64,72 86,94 96,128 88,156 72,150 72,116 54,92 36,66 28,40')),
  cut(INK, ...both('20,20,1 34,-8 64,-22 98,-14 120,6,1 104,26 74,34 44,28')),
  cut(AMBER, ...both('38,14,1 50,-4 70,-12 92,-4 104,6,1 90,20 70,25 50,22')),
  cut(INK, disc(71, 6, 12), disc(-71, 6, 12)),
  cut(CREAM, disc(76, 1, 4), disc(-66, 1, 4)),
  // Nose and mouth.
  cut(INK, '-38,90,1 -20,80 0,84 20,80 38,90,1 34,112 12,128,1 0,132 -12,128,1 -34,112'),
  inked(INK, 6, '0,128 0,150', '-62,150 -34,168 0,150', '62,150 34,168 0,150'),
  cut(
    INK,
    ...spots('-44,124 -56,138 -40,142 44,124 56,138 40,142', 3),
    ...spots(
      '0,-116 -34,-110 34,-110 -68,-94 68,-94 -18,-88 18,-88 -50,-78 50,-78 0,-64 -94,-68 94,-68 -122,-34 122,-34 -28,-56 28,-56',
      6,
    ),
    ...spots('-136,-2 136,-2 -146,40 146,40 -138,74 138,74 -116,102 116,102', 7),
  ),
];
