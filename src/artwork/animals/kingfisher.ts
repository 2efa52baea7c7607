import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A malachite kingfisher on a perch at 0, drawn at 1000 units a metre: 13 cm of blue and orange. */
export function kingfisher(): Figure {
  return drawn('kingfisher perched', [
    {
      tone: 'dark',
      d: limb('-8,0,3 -6,-12,3') + limb('10,0,3 8,-12,3') + outline('-26,-30 -40,10 -28,14 -12,-16'),
    },
    { tone: 'accent', d: outline('-20,-14 -26,-54 -4,-92 24,-94 34,-62 24,-22 4,-8') },
    {
      tone: 'body',
      d:
        outline('-18,-14 -34,-40 -28,-80 -2,-104 12,-84 2,-44 -8,-18') +
        outline('-12,-96 -8,-124 14,-136 34,-124 36,-104 20,-92'),
    },
    { tone: 'pale', d: outline('12,-96 26,-102 34,-96 26,-84 14,-86') },
    { tone: 'accent', d: outline('30,-120,1 92,-108,1 32,-100,1') },
    { tone: 'dark', d: disc(22, -114, 4) },
  ]);
}
