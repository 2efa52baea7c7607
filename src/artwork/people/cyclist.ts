import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';
import { bicycle } from '../vehicles/bicycle.ts';

/** A rider on a roadster, sitting on its saddle with hands on its grips. */
export function cyclist(): Figure {
  return drawn('person cycling', [
    { tone: 'shade', d: limb('4,-28,5 14,-52,7 34,-76,8 -14,-98,11') },
    ...bicycle().parts.map((part) =>
      part.tone === 'body' || part.tone === 'accent' ? { ...part, tone: 'dark' as const } : part,
    ),
    {
      tone: 'body',
      d:
        outline('-28,-98 -30,-118 -10,-144 12,-160 26,-156 22,-138 4,-112 -4,-96') +
        limb('16,-150,7 34,-126,6 54,-106,5'),
    },
    { tone: 'accent', d: limb('8,-22,6 -2,-48,7 16,-82,9 -16,-98,12') },
    { tone: 'lit', d: outline('16,-156 20,-172 32,-178 42,-170 40,-158 28,-152') + disc(55, -105, 5) },
    {
      tone: 'dark',
      d: outline('14,-170,1 22,-184 36,-186 46,-174,1') + outline('-4,-16,1 16,-14,1 18,-22 2,-26'),
    },
  ]);
}
