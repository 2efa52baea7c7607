import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The trunk, neck, beard and tail of a wildebeest that runs right; its feet stand on y = 0, its shoulder at the origin's height of 62. */
const trunk =
  '-44,-48,1 -30,-56 -8,-56 8,-64 22,-66,1 34,-60 44,-54,1 46,-64 54,-66,1 52,-58 56,-48 60,-34 56,-28,1 50,-30 44,-38,1 40,-28 34,-32,1 28,-30 10,-26 -14,-30 -32,-28 -46,-36';
const tail = limb('-42,-46,2 -54,-44,2 -62,-30,4 -64,-24,0');

/** Legs of three strides: stretched, gathered, and at a trot. */
const LEGS = [
  '20,-34,7 36,-18,3 50,-8,2;14,-32,6 24,-14,3 40,0,2;-36,-36,9 -50,-20,4 -60,-4,2;-30,-34,7 -40,-14,3 -54,0,2',
  '18,-34,7 20,-16,3 8,-4,2;24,-34,6 30,-18,3 18,-10,2;-36,-36,9 -30,-18,4 -14,-2,2;-28,-34,7 -20,-16,3 -4,-4,2',
  '22,-34,7 26,-18,3 24,0,2;14,-32,6 8,-16,3 14,-4,2;-38,-36,9 -44,-18,4 -36,0,2;-28,-34,7 -30,-16,3 -38,-4,2',
];

/** A wildebeest running right in one of three strides, 110 pixels long, in one colour; between its feet is the origin. */
export const gnuFromAloft = (stride: number, colour: string): Layer =>
  cut(colour, trunk, tail, limb(LEGS[stride % LEGS.length]!));
