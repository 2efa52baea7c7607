import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A woman from behind who goes away with a basket of clove buds on her head, one hand up to it; 230 pixels high, the soles at the origin, the light from the left. */
export const spiceCarrier: readonly Layer[] = [
  cut('#4a2820', limb('-10,0,7 -10,-30,8'), limb('12,-6,7 12,-30,8')),
  cut('#1f4c6c', '-30,-18,1 -32,-80 -24,-116,1 24,-116,1 34,-80 32,-20,1 0,-12'),
  cut('#58a0b4', '-30,-18,1 -32,-80 -24,-116,1 -4,-116,1 -10,-70 -12,-14,1'),
  cut('#c83c2c', '-26,-92,1 -32,-130 -22,-152 0,-158 22,-152 32,-130 26,-92,1'),
  cut('#ff8450', '-26,-92,1 -32,-130 -22,-152 0,-158,1 -6,-120 -6,-92,1'),
  cut('#4a2820', limb('28,-140,9 44,-166,8 30,-196,7'), limb('-28,-140,9 -40,-110,8 -34,-84,7')),
  cut('#c83c2c', disc(0, -172, 17, 19)),
  cut('#ff8450', '0,-192,1 -18,-188 -20,-168 -12,-156,1 -6,-172'),
  cut('#a8743c', '-46,-214,1 46,-214,1 34,-188 20,-184 -20,-184 -34,-188'),
  cut('#f2cc84', '-46,-214,1 -6,-214,1 -10,-184,1 -34,-188'),
  cut('#8a2c24', '-40,-214,1 -24,-232 0,-238 24,-232 40,-214,1'),
];
