import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const EYE = '#e9a03c';

/** A silverback's bare face in three inks, the fur's first: 250 pixels high, the upper lip at 0,0. */
export const silverbackFace = (fur: string, skin: string, gleam: string): readonly Layer[] => [
  // Brow, cheeks, nose and lips.
  cut(skin, twin('0,-186 60,-200 108,-182 120,-146,1 108,-104 82,-74,1 98,-30 92,20 58,54 0,64')),
  cut(
    gleam,
    twin('0,-150 14,-160 58,-196 108,-182 118,-148,1 88,-164 48,-160 4,-140'),
    twin('0,-92 14,-98,1 32,-90 46,-68 54,-44 40,-24 14,-30 0,-34'),
  ),
  cut(fur, pair('24,-132,1 58,-148 94,-144,1 88,-118 66,-110 30,-114')),
  cut(EYE, twoDiscs(56, -130, 13, 12)),
  cut(fur, twoDiscs(56, -130, 6, 7)),
  cut(skin, pair('20,-140,1 58,-152 100,-148,1 80,-136 36,-134')),
  cut(fur, twoDiscs(24, -56, 13, 10)),
  inked(fur, 7, '-72,16 -38,9 0,13 38,9 72,16'),
];
