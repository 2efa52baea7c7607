import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** An elephant that walks away over the hills, in three colours of them: 300 pixels high, the ground at the origin, the light at the right. */
export const elephantAsHill = (colour: string, shade: string, lit: string): readonly Layer[] => [
  // Beyond the hips the head with its ears, the forelegs.
  within(
    shade,
    '-70,-286 -120,-300 -176,-276 -196,-220 -184,-160 -150,-120 -110,-136 -80,-180,1 80,-180,1 110,-140 146,-126 178,-164 190,-222 172,-276 120,-300 70,-286 40,-312 -40,-312',
    cut(colour, '100,-320,1 150,-300 200,-240 180,-140 140,-110,1 240,-110,1 240,-320,1'),
  ),
  cut(shade, limb('-34,-110,44 -30,-40,34 -30,4,36'), limb('44,-110,40 40,-40,32 40,2,34')),
  // Hips and hind legs.
  within(
    colour,
    '0,-282 62,-276 108,-236 126,-170 122,-100 112,-50 114,6,1 48,6,1 46,-40 30,-84 0,-96 -30,-84 -50,-40 -54,6,1 -122,6,1 -118,-50 -126,-100 -128,-170 -110,-236 -62,-276',
    cut(shade, '-150,20,1 -150,-290,1 -70,-290,1 -94,-200 -84,-100 -76,-40 -84,20,1'),
    cut(lit, '84,-290,1 100,-220 108,-150 100,-80 98,20,1 150,20,1 150,-290,1'),
    cut(shade, '-6,-96,1 30,-84 50,-30 60,-60 40,-110,1'),
  ),
  cut(shade, limb('4,-236,8 -4,-170,6 2,-110,5 -2,-84,4'), disc(-2, -74, 8, 18)),
];
