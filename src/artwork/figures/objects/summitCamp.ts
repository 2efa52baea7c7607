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
/** Somebody who climbs to the right with a pack and a stick, feet at 0,0; somebody who looks up, on his way. */
const CLIMBER = [
  '-8,-62,1 -14,-80 -10,-104 0,-122,1 6,-130,1 20,-130,1 22,-118 26,-100 24,-84 20,-58,1',
  '-8,-66,1 20,-66,1 36,-40 32,-30 28,-4,1 42,2,1 14,2,1 18,-32 6,-44,1 -8,-28 -20,-6,1 -10,2,1 -38,2,1 -22,-36',
  '-10,-122,1 -34,-118 -40,-84 -34,-62 -10,-66,1',
  limb('14,-114,8 26,-92,6 44,-84,5'),
  limb('40,-98,2 50,2,2'),
  '-2,-138 4,-154 20,-156 30,-146,1 30,-128,1 10,-122 0,-128',
];
const LOOKING = [
  '-10,-60,1 -12,-90 -4,-118,1 0,-128,1 14,-126,1 20,-112 22,-84 16,-58,1',
  '-12,-64,1 18,-64,1 20,-30 14,-4,1 28,2,1 2,2,1 2,-30 0,-44,1 -6,-24 -8,-4,1 2,2,1 -26,2,1 -18,-36',
  '-8,-126,1 -34,-132 -44,-104 -38,-74 -10,-70,1',
  limb('10,-112,8 14,-86,6 6,-66,5'),
  '-8,-140 -2,-154 14,-160 26,-152,1 30,-136,1 14,-122 0,-124',
];

/** Tents below the summit at midnight, one of them lit and open, and the last to leave. */
export const summitCamp: readonly Layer[] = [
  moved({ x: 30, y: 838, scale: 0.8 }, ...tent('#1d4c62', '#143b50', DARK)),
  moved({ x: 170, y: 856, scale: 1.2 }, ...tent(LIT, PANEL, '#fff2bf')),
  moved({ x: 382, y: 842, scale: 1.1 }, cut(NIGHT, ...CLIMBER), cut(TORCH, disc(31, -144, 6))),
  moved({ x: 520, y: 816, scale: 0.84 }, cut(NIGHT, ...LOOKING), cut(TORCH, disc(29, -150, 6))),
  moved({ x: 1080, y: 868, scale: 1.1, flip: true }, ...tent('#1d4c62', '#143b50', DARK)),
];
