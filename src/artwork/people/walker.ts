import { limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A person of 1.7 m in a long dress with a basket on her head, or with an umbrella held up. */
export function walker(carries: 'basket' | 'umbrella' = 'basket'): Figure {
  const load =
    carries === 'basket'
      ? [{ tone: 'pale' as const, d: outline('-22,-172,1 24,-172,1 18,-190,1 -16,-190,1') }]
      : [
          { tone: 'dark' as const, d: limb('26,-118,2 22,-160,2 16,-206,1') },
          {
            tone: 'accent' as const,
            d: outline('-38,-192,1 -24,-220 14,-232 54,-222 70,-196,1 44,-202 16,-194 -12,-202'),
          },
        ];
  return drawn('person walking', [
    { tone: 'dark', d: limb('-14,0,5 -10,-20,5') + limb('12,0,5 10,-20,5') },
    {
      tone: carries === 'basket' ? 'accent' : 'body',
      d: outline('-26,-12,1 -20,-64 -18,-104 -12,-134 2,-140 16,-134 20,-104 20,-64 26,-12,1'),
    },
    { tone: 'shade', d: outline('6,-12,1 10,-70 10,-136 16,-134 20,-104 20,-64 26,-12,1') },
    {
      tone: 'lit',
      d: limb('16,-128,5 26,-112,4 24,-120,4') + outline('-6,-136 -8,-154 2,-166 14,-162 16,-148 10,-136'),
    },
    { tone: 'dark', d: outline('-9,-152 -6,-168 4,-173 16,-168 16,-160 2,-160') },
    ...load,
  ]);
}
