import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A green turtle of 1.1 m swimming, seen a little from above. */
export function turtle(): Figure {
  return drawn('turtle swimming', [
    {
      tone: 'shade',
      d: outline('10,-20 40,10 52,46 38,50 14,20 -6,-4') + outline('-50,-10 -70,14 -66,24 -44,8'),
    },
    {
      tone: 'body',
      d:
        outline('-62,-24 -40,-50 0,-60 40,-50 62,-26 40,-6 0,2 -40,-6') +
        outline('52,-32 74,-42 92,-36 94,-24 78,-18 58,-18') +
        outline('20,-44 44,-76 76,-92 84,-84 60,-60 36,-36') +
        outline('-50,-34 -76,-44 -82,-36 -60,-20'),
    },
    {
      tone: 'pale',
      d:
        limb('-44,-28,1 0,-38,2 44,-28,1') +
        limb('-20,-50,1 -16,-30,2 -22,-6,1') +
        limb('18,-52,1 16,-30,2 22,-6,1'),
    },
    { tone: 'dark', d: disc(80, -32, 3) },
  ]);
}
