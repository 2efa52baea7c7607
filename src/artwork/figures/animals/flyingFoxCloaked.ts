import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [FUR, LIGHT, DEEP, INK] = ['#d9612a', '#f2a341', '#9c3a1e', '#20131c'];
const [WING, FOLD, PALE] = ['#2a1a2b', '#5a3140', '#fff3d6'];

/** A fox's head from the front, chin at (0, 60). */
const FACE: readonly Layer[] = [
  cut(FUR, '-58,-40,1 -76,-96 -62,-122 -44,-116 -22,-74,1 22,-74,1 44,-116 62,-122 76,-96 58,-40,1 74,0 62,40 30,60 -30,60 -62,40 -74,0 -58,-40,1'),
  cut(INK, '-52,-62,1 -62,-94 -54,-106 -44,-96 -34,-72,1', '52,-62,1 62,-94 54,-106 44,-96 34,-72,1'),
  cut(LIGHT, '0,-84,1 -24,-70 -20,-30 -16,0,1 16,0,1 20,-30 24,-70 0,-84,1'),
  cut(DEEP, '-18,-6,1 18,-6,1 30,34 22,62 0,68 -22,62 -30,34 -18,-6,1'),
  cut(INK, '-17,42,1 -12,34 12,34 17,42,1 10,54 0,58 -10,54 -17,42,1', disc(-34, -14, 17), disc(34, -14, 17)),
  cut(PALE, disc(-29, -20, 5), disc(39, -20, 5)),
];
