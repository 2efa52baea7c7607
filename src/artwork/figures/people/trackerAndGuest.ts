import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, BOOT, STEEL] = ['#5b3426', '#16242a', '#6f8f94'];

/** Legs in a long stride to the right, the soles at the origin; 172 high with a hat. */
const striding = (trousers: string): readonly Layer[] => [
  cut(BOOT, '-44,-16,1 -28,-20,1 -16,-4,1 -17,2 -32,0,1', '12,-14,1 28,-14,1 46,-4 46,3,1 12,3,1'),
  cut(
    trousers,
    limb('-3,-84,13 -8,-48,10;-8,-48,10 -36,-13,6;3,-84,13 24,-51,10;24,-51,10 20,-9,7'),
    disc(-8, -48, 10),
    disc(24, -51, 10),
  ),
];
const TORSO = '-10,-141 2,-145 14,-138 19,-118 16,-98 16,-72,1 -16,-72,1 -17,-98 -22,-122 -20,-138';
const HEAD =
  '-5,-166,1 14,-168,1 17,-160 21,-154,1 17,-152 17,-146 10,-143 9,-134,1 -3,-136,1 -1,-146 -9,-154';

/** A tracker in the rangers' green, his panga ready, and behind him a guest with a pack and a stick. */
export const trackerAndGuest = (
  tracker: readonly [number, number],
  guest: readonly [number, number],
): readonly Layer[] => [
  moved(
    { x: tracker[0], y: tracker[1] },
    inked(STEEL, 7, '40,-116 50,-140 70,-158'),
    ...striding('#37542f'),
    cut('#4a6f3c', TORSO),
    cut(SKIN, HEAD, disc(38, -116, 7, 7)),
    cut('#2b4526', '-7,-164,1 -6,-176 4,-180 14,-176 16,-168,1 30,-164 28,-160,1'),
    cut('#5d8549', limb('-6,-136,4 -2,-124,9 6,-102,8 34,-114,6')),
  ),
  moved(
    { x: guest[0], y: guest[1] },
    inked(BOOT, 4, '30,-118 44,0'),
    cut('#24507a', '-12,-144,1 -34,-144 -46,-124 -42,-92 -16,-84,1'),
    ...striding('#3d3a44'),
    cut('#d8412b', TORSO),
    inked('#24507a', 5, '-2,-144 8,-126 4,-104 -14,-92'),
    cut(SKIN, HEAD, disc(34, -100, 7, 7)),
    cut('#f2c649', '-18,-164,1 -6,-168,1 -4,-182 14,-182 16,-168,1 30,-162,1 16,-164 -6,-164'),
    cut('#ee6a4d', limb('-8,-136,4 -4,-124,9 2,-96,8 30,-100,6')),
  ),
];
