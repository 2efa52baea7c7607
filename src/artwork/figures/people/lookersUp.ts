import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const legs = (x: number) => [
  limb(`${x - 9},0,8 ${x - 10},-40,10 ${x - 8},-76,12`),
  limb(`${x + 9},0,8 ${x + 10},-40,10 ${x + 8},-76,12`),
];

/** A guide in green who points up, and a visitor in red, both from behind with their heads back; 160 pixels high, the soles at y = 0, the light from the left. */
export const lookersUp: readonly Layer[] = [
  cut('#16242c', ...legs(-34), ...legs(34)),
  cut('#1f4a38', '-62,-128,1 -34,-138 -6,-128,1 -8,-70,1 -60,-70,1', limb('-12,-124,10 6,-160,9 20,-196,7')),
  cut('#8cc06c', '-62,-128,1 -40,-138,1 -46,-70,1 -60,-70,1'),
  cut('#4a2a24', disc(22, -202, 7), disc(-36, -150, 13, 14)),
  cut('#2f5a3c', '-52,-152,1 -48,-168 -32,-172 -20,-160 -20,-148,1'),
  cut('#a82c28', '6,-122,1 34,-134 62,-122,1 60,-66,1 8,-66,1', limb('8,-116,9 -2,-90,8 8,-70,7')),
  cut('#ff7a4c', '6,-122,1 28,-134,1 22,-66,1 8,-66,1'),
  cut('#5a3228', disc(32, -146, 13, 14)),
  cut('#f2d49c', '4,-144,1 18,-150 22,-166 44,-164 48,-148 60,-140,1 30,-134'),
  inked('#16242c', 4, '8,-126 20,-100 24,-76'),
];
