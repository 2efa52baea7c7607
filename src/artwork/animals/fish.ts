import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A striped reef fish, drawn at 1000 units a metre, 22 cm long. */
export function fish(): Figure {
  return drawn('fish reef', [
    {
      tone: 'accent',
      d:
        outline('-60,0 -110,-44 -100,0 -110,44') +
        outline('-60,0 -20,-60 50,-56 104,-6,1 104,6,1 50,52 -20,58'),
    },
    {
      tone: 'dark',
      d: limb('-14,-50,6 -20,0,8 -14,48,6') + limb('30,-52,6 26,0,8 30,48,6') + disc(76, -12, 6),
    },
    { tone: 'pale', d: limb('4,-52,4 0,0,5 4,50,4') },
  ]);
}
