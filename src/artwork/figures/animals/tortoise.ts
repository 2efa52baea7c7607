import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

/** An Aldabra giant tortoise of 1.2 m on its stout legs, head raised: shell accent, its sunny side pale, skin body. */
export function tortoise(): Figure {
  return drawn('tortoise walking', [
    {
      tone: 'shade',
      d:
        outline('-46,-34 -50,-16 -48,0,1 -24,0,1 -24,-16 -18,-34') +
        outline('20,-34 28,-16 30,0,1 54,0,1 54,-14 50,-34'),
    },
    {
      tone: 'body',
      d:
        outline('40,-42 62,-48 72,-62 78,-76 92,-80 106,-72 110,-62 102,-56 90,-54 84,-40 66,-24 44,-22') +
        outline('-78,-36 -90,-26 -84,-18 -64,-22'),
    },
    { tone: 'shade', d: outline('46,-30 66,-34 84,-52 94,-56,1 88,-46 78,-32 62,-22 44,-22') },
    {
      tone: 'accent',
      d: outline('-82,-26,1 -84,-48 -62,-82 -18,-100 28,-92 58,-62 64,-34,1 54,-24 20,-18 -40,-18 -70,-20'),
    },
    {
      tone: 'pale',
      d: outline('-74,-52 -56,-80 -18,-97 24,-90 40,-78,1 8,-84 -22,-84 -50,-72'),
    },
    {
      tone: 'dark',
      d:
        line('-44,-84 -36,-62 -48,-38 -42,-20') +
        line('-8,-98 -6,-68 0,-40 -2,-19') +
        line('30,-90 26,-66 36,-42 32,-21') +
        line('-78,-56 -56,-58 -36,-62 -6,-68 26,-66 58,-62') +
        line('-84,-38 -48,-38 0,-40 36,-42 64,-42'),
      stroke: 2,
    },
    { tone: 'shade', d: outline('-82,-28,1 -40,-26 20,-26 64,-36,1 54,-24 20,-16 -40,-16 -72,-18') },
    {
      tone: 'body',
      d:
        outline('-74,-30 -76,-14 -74,0,1 -44,0,1 -44,-14 -38,-30') +
        outline('24,-28 34,-14 34,0,1 64,0,1 64,-14 58,-34 40,-36'),
    },
    {
      tone: 'dark',
      d:
        disc(96, -68, 2) +
        limb('104,-60,0 96,-60,1 90,-64,0') +
        [
          '-70,-1,3 -68,-7,1',
          '-60,-1,3 -59,-7,1',
          '-50,-1,3 -50,-7,1',
          '40,-1,3 41,-7,1',
          '49,-1,3 49,-7,1',
          '58,-1,3 57,-7,1',
        ]
          .map(limb)
          .join(''),
    },
  ]);
}
