import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [LIT, PANEL, DARK, NIGHT, TORCH] = ['#ffc94a', '#e8952e', '#0d2a3c', '#081d2b', '#ffd257'];

/** A dome tent, its foot at 0,0: its cloth, its other panel, its door. */
const tent = (cloth: string, panel: string, door: string): readonly Layer[] => [
  within(
    cloth,
    '-110,2,1 -92,-60 -54,-112 0,-124 54,-112 92,-60 110,2,1',
    cut(panel, '0,-130,1 30,-90 50,-40 56,6,1 130,6,1 130,-130,1'),
    cut(door, '-60,6,1 -54,-40 -32,-84 -12,-96,1 0,-60 4,6,1'),
  ),
];
/** What the climbers wear in the dark: trousers, jackets, packs; the edge that the lit tent behind them warms. */
const [COAT, COAT_2, PACK, EDGE, FACE] = ['#8c3b3a', '#2f6e78', '#12212f', '#ffb84a', '#6b3d2a'];

/** Somebody who climbs to the right, bent under a pack, one knee up, a pole in the hand; feet at 0,0, 160 pixels tall. */
const climber = (coat: string): readonly Layer[] => [
  cut(NIGHT, limb('-2,-68,11 -14,-40,8 -34,-8,6'), '-42,-10,1 -26,-12,1 -18,2,1 -42,3,1'),
  cut(PACK, '-12,-128,1 -34,-128 -46,-104 -40,-70 -16,-60,1'),
  cut(EDGE, '-28,-126,1 -38,-118 -46,-100 -40,-70,1 -36,-72,1 -40,-98 -34,-114'),
  cut(NIGHT, limb('4,-68,12 26,-50,9 22,-26,7 20,-8,6'), '12,-10,1 28,-10,1 42,-2 40,3,1 12,3,1'),
  cut(coat, '-16,-62,1 -18,-90 -8,-118 6,-128,1 24,-126 32,-108 28,-84 22,-60,1 2,-54'),
  cut(PACK, limb('2,-126,4 12,-108,3 8,-82,3')),
  cut(coat, limb('14,-114,8 22,-88,8 44,-82,6')),
  cut(PACK, disc(46, -82, 7), limb('46,-86,3 58,2,2')),
  // Head down, in a woollen cap, the torch on the brow.
  cut(FACE, '10,-128,1 12,-144 30,-150,1 42,-146,1 43,-139,1 49,-134,1 44,-131,1 43,-124 35,-117 24,-118,1'),
  cut(coat, '6,-138 8,-160 28,-164 42,-146,1 28,-144 18,-134,1'),
  cut(TORCH, disc(41, -144, 5)),
];

/** Somebody who stands and looks up the way, thumbs in the straps, feet at 0,0. */
const looking = (coat: string): readonly Layer[] => [
  cut(
    NIGHT,
    limb('-8,-66,11 -12,-34,8 -14,-6,6'),
    limb('8,-66,11 12,-34,8 12,-6,6'),
    '-22,-8,1 -6,-8,1 6,3,1 -22,3,1',
    '4,-8,1 20,-8,1 32,3,1 4,3,1',
  ),
  cut(PACK, '-10,-130,1 -34,-134 -44,-108 -40,-72 -14,-66,1'),
  cut(EDGE, '-30,-132,1 -40,-122 -44,-102 -40,-72,1 -36,-74,1 -39,-100 -35,-118'),
  cut(coat, '-18,-60,1 -18,-96 -10,-122 4,-130,1 18,-126 24,-106 22,-60,1 0,-56'),
  cut(coat, limb('8,-116,8 0,-90,8 18,-98,6')),
  cut(FACE, '2,-128,1 2,-146 14,-160,1 26,-160,1 30,-152,1 37,-151,1 33,-145,1 34,-136 27,-127 14,-124,1'),
  cut(coat, '-8,-142 -4,-162 14,-168 26,-158,1 12,-150 6,-134,1'),
  cut(TORCH, disc(27, -156, 5)),
];

/** Tents below the summit at midnight, one of them lit and open, and the last to leave. */
export const summitCamp: readonly Layer[] = [
  moved({ x: 44, y: 836, scale: 0.66 }, ...tent('#1d4c62', '#143b50', DARK)),
  moved({ x: 962, y: 838, scale: 0.62, flip: true }, ...tent('#1d4c62', '#143b50', DARK)),
  moved({ x: 1096, y: 866, scale: 1.15, flip: true }, ...tent('#1d4c62', '#143b50', DARK)),
  // The light of the tent on the ground, and the shadows that it throws.
  cut('#5b4c3a', '20,862 90,846 240,842 420,850 560,862 420,880 200,884 80,876'),
  cut(NIGHT, '392,852,1 420,850 600,856 700,866,1 560,866 420,862', '556,838,1 640,834 740,838 660,846'),
  moved({ x: 176, y: 862, scale: 1.3 }, ...tent(LIT, PANEL, '#fff2bf')),
  moved({ x: 400, y: 858, scale: 1.3 }, ...climber(COAT)),
  moved({ x: 556, y: 838, scale: 0.96 }, ...looking(COAT_2)),
];
