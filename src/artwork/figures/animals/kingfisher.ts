import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

/** A malachite kingfisher on a perch at 0, drawn at 1000 units a metre: 13 cm of blue and orange. */
export function kingfisher(): Figure {
  return drawn('kingfisher perched', [
    // Feet and tail.
    {
      tone: 'accent',
      d:
        limb('3,-14,2 6,-4,2 15,0,1') +
        limb('15,-14,2 18,-4,2 28,0,1') +
        limb('8,-3,2 1,0,1') +
        limb('20,-3,2 13,0,1'),
    },
    { tone: 'shade', d: outline('-20,-24,1 -34,15,1 -29,18,1 -23,16,1 -4,-14,1') },
    { tone: 'body', d: outline('-20,-24,1 -34,15,1 -31,17,1 -10,-16,1') },
    // Breast and belly, with short feathers in the shade below.
    { tone: 'accent', d: outline('-14,-18 -16,-50 -2,-92 22,-98 32,-86 36,-66 32,-38 20,-14 4,-7') },
    {
      tone: 'dark',
      d:
        limb('30,-44,0 27,-34,1 22,-27,0') +
        limb('24,-34,0 20,-25,1 14,-19,0') +
        limb('33,-60,0 32,-52,1 28,-45,0') +
        limb('24,-50,0 22,-42,1 17,-36,0') +
        limb('23,-25,0 19,-17,1 12,-13,0') +
        limb('28,-66,0 27,-59,1 23,-54,0'),
    },
    // Back, and the head with its shaggy crest.
    {
      tone: 'body',
      d:
        outline('-22,-12,1 -34,-36 -32,-64 -22,-86 -8,-98 12,-94 16,-78 8,-40') +
        outline(
          '31,-112,1 30,-122 16,-132 0,-141,1 4,-134,1 -8,-136 -16,-140,1 -10,-132,1 -20,-132 -28,-133,1 -20,-125,1 -28,-124 -35,-121,1 -24,-116,1 -30,-114 -36,-109,1 -24,-106,1 -30,-102 -31,-98,1 -18,-90 8,-84 28,-90 31,-100,1',
        ),
    },
    // Folded wing: coverts, then the long feathers in the shade.
    { tone: 'shade', d: outline('-27,4,1 -26,-34 -12,-56 12,-62 12,-44 2,-22 -12,-8') },
    { tone: 'body', d: outline('-22,-30 -24,-62 -10,-86 10,-86 18,-70 14,-52 -2,-40') },
    // The rump and back in the light behind it.
    { tone: 'lit', d: outline('-23,-16,1 -34,-38 -32,-64 -22,-86 -14,-92,1 -20,-78 -26,-58 -26,-36') },
    {
      tone: 'lit',
      d:
        line('-17,-57,1 -12,-63 -5,-60,1') +
        line('-5,-55,1 0,-61 7,-57,1') +
        line('-13,-69,1 -8,-75 -1,-72,1') +
        line('-1,-67,1 5,-73 11,-68,1') +
        line('-4,-78,1 2,-84 8,-79,1') +
        line('-24,-6,1 -18,-26 2,-46,1') +
        line('-17,-9,1 -8,-20 7,-40,1'),
      stroke: 1,
    },
    // Turquoise bars of the crest.
    {
      tone: 'lit',
      d:
        limb('28,-114,1 24,-124,2 14,-131,0') +
        limb('21,-117,1 14,-127,2 1,-138,0') +
        limb('15,-115,1 8,-124,2 -13,-138,0') +
        limb('10,-112,1 0,-122,2 -25,-131,0') +
        limb('5,-109,1 -6,-116,2 -32,-120,0') +
        limb('0,-105,1 -10,-109,2 -33,-109,0'),
    },
    // Cheek, throat and the spot on the neck.
    { tone: 'accent', d: outline('31,-107,1 20,-110 8,-108 -6,-98 -14,-88 2,-88 18,-94 31,-100,1') },
    {
      tone: 'pale',
      d:
        outline('31,-101,1 20,-98 6,-92 6,-82 18,-76,1 24,-79,1 28,-73,1 31,-78,1 34,-75,1 36,-86') +
        outline('-4,-95,1 -20,-94 -22,-84,1 -12,-78 0,-86,1'),
    },
    // Bill, its mandibles parted by a line, and the eye with a dark bridle to the bill.
    { tone: 'accent', d: outline('30,-113,1 44,-112 70,-107 95,-99,1 66,-98 46,-98 31,-101,1') },
    {
      tone: 'dark',
      d: limb('22,-103,0 34,-105,1 60,-103,1 94,-99,0') + outline('21,-115,1 36,-111,1 23,-106,1'),
    },
    { tone: 'pale', d: limb('36,-110,0 48,-109,1 64,-106,0') },
    { tone: 'dark', d: disc(20, -110, 5) },
    { tone: 'pale', d: disc(22, -112, 1) },
  ]);
}
