import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A hiker of 1.74 m with a rucksack and a pole, in mid-stride. */
export function hiker(): Figure {
  return drawn('person hiking', [
    {
      tone: 'shade',
      d: limb('-26,0,6 -22,-8,6 -14,-44,8 -2,-84,11') + outline('-32,0,1 -12,0,1 -16,-8 -28,-9'),
    },
    { tone: 'dark', d: limb('20,0,6 20,-8,6 16,-46,8 2,-86,11') + outline('12,0,1 36,0,1 34,-7 20,-11') },
    { tone: 'accent', d: outline('-34,-94 -38,-124 -30,-148 -12,-150 -6,-128 -10,-94') },
    {
      tone: 'body',
      d:
        outline('-14,-84 -16,-120 -8,-144 6,-148 16,-136 16,-108 12,-82') +
        limb('6,-138,7 20,-116,6 34,-108,5'),
    },
    { tone: 'shade', d: outline('2,-84 6,-116 4,-146 16,-136 16,-108 12,-82') },
    { tone: 'lit', d: disc(36, -108, 5) + outline('-2,-146 -4,-160 4,-170 16,-168 18,-156 12,-146') },
    {
      tone: 'dark',
      d:
        outline('-12,-164,1 -2,-172 2,-178 14,-177 18,-170 28,-165,1 8,-162') +
        limb('46,-1,1 40,-60,2 34,-116,2'),
    },
  ]);
}
