import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const BODY =
  '-46,8,1 -72,-20 -76,-76 -56,-128 -16,-158 4,-168,1 -2,-196 12,-222 40,-226 66,-212 70,-196,1 84,-186 86,-172 76,-164,1 62,-158 56,-148,1 44,-140 40,-120 38,-88,1 62,-92 78,-72 76,-40 70,-6,1 92,-4 94,8 84,10,1 40,12 -10,14';

/** A golden monkey that sits on a bent stem and looks down to the right: the seat at y 0, 226 high, its tail hanging. */
export const goldenMonkeyPerched = (dark: string, gold: string, rim: string): Layer[] => [
  cut(dark, limb('-44,-16,15 -84,20,12 -84,90,10 -62,150,9 -66,214,11 -80,238,8')),
  within(
    dark,
    BODY,
    cut(gold, '-90,20,1 -90,-90,1 -50,-180,1 -6,-166,1 -20,-120 -18,-60 -40,10,1'),
    cut(
      rim,
      '60,-230,1 70,-205,1 66,-196,1 78,-184 80,-172 70,-166,1 100,-160,1 100,-230,1',
      '30,-160,1 36,-120 30,-84,1 56,-86 70,-70 68,-36,1 62,-4,1 100,0,1 100,-120,1',
    ),
    cut(gold, '20,-176,1 30,-196 48,-192 46,-170 36,-150,1 16,-148,1'),
  ),
  cut(dark, limb('4,-136,18 28,-92,15 46,-44,12 62,2,10')),
  cut(rim, limb('24,-130,3 46,-88,3 60,-40,2 72,0,2')),
];
