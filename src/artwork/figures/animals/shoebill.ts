import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

/** A shoebill of 1.2 m, standing still in the shallows of a swamp. */
export function shoebill(): Figure {
  return drawn('shoebill standing', [
    // Far leg a step ahead, tail.
    {
      tone: 'dark',
      d:
        limb('22,0,2 20,-14,2 15,-26,3 17,-32,3 22,-52,4') +
        limb('40,0,1 30,-2,1 20,-3,2') +
        limb('32,0,1 26,-1,1 20,-3,2') +
        limb('10,0,1 16,-2,1 22,-3,2'),
    },
    { tone: 'shade', d: outline('-30,-56,1 -46,-26,1 -38,-23,1 -30,-26,1 -4,-48,1') },
    // Near leg with its long toes.
    {
      tone: 'dark',
      d:
        limb('2,0,2 0,-14,2 -4,-26,3 -2,-32,3 4,-54,5') +
        limb('22,0,1 12,-2,1 2,-3,2') +
        limb('14,0,1 8,-1,1 2,-3,2') +
        limb('-12,0,1 -4,-2,1 2,-3,2'),
    },
    // Body, neck and head with the tuft.
    {
      tone: 'body',
      d:
        outline(
          '-40,-34,1 -40,-56 -30,-78 -12,-92 14,-94 30,-84 34,-68 30,-54 22,-46,1 16,-52,1 10,-42,1 4,-50,1 -3,-42,1 -8,-50 -22,-42',
        ) +
        limb('4,-118,4 -6,-122,3 -15,-122,0') +
        limb('0,-114,4 -9,-115,3 -17,-111,0') +
        limb('0,-110,4 -6,-109,3 -11,-104,0') +
        outline('-16,-82 -4,-94 -2,-104 -4,-112 2,-120 10,-124 22,-123 30,-116 30,-100 26,-88 30,-78 14,-70'),
    },
    // Breast and belly in the shade.
    {
      tone: 'shade',
      d: outline(
        '22,-46,1 30,-54 34,-68 30,-84 24,-92,1 22,-78 16,-64 2,-52 -14,-46,1 -8,-50 -3,-42,1 4,-50,1 10,-42,1 16,-52,1',
      ),
    },
    // Wing: long feathers, then the coverts over them.
    { tone: 'shade', d: outline('-46,-26,1 -44,-56 -24,-72 4,-66 -2,-54 -20,-40') },
    { tone: 'body', d: outline('-40,-48 -34,-76 -14,-92 8,-86 10,-70 0,-58 -18,-54') },
    {
      tone: 'lit',
      d: outline('-41,-42,1 -40,-58 -30,-80 -14,-92 -4,-96 -2,-104 -3,-110,1 4,-102 2,-90 -16,-82 -30,-68'),
    },
    {
      tone: 'dark',
      d:
        limb('-30,-62,0 -26,-57,1 -20,-56,0') +
        limb('-16,-64,0 -11,-59,1 -5,-59,0') +
        limb('-24,-74,0 -19,-69,1 -13,-69,0') +
        limb('-9,-75,0 -4,-70,1 2,-70,0') +
        limb('-14,-86,0 -9,-81,1 -3,-81,0') +
        limb('12,-76,0 16,-68,1 13,-60,0') +
        limb('2,-66,0 6,-60,2 2,-54,0') +
        limb('18,-84,0 21,-76,1 20,-68,0'),
    },
    { tone: 'dark', d: line('-43,-30,1 -36,-46 -18,-56,1') + line('-37,-28,1 -28,-42 -8,-56,1'), stroke: 1 },
    // Bill like a clog: the lower mandible, the upper one with its hooked nail, its streaks.
    { tone: 'accent', d: outline('17,-106,1 44,-102 64,-92 66,-85,1 60,-80 50,-80 34,-88 20,-96') },
    {
      tone: 'pale',
      d: outline(
        '26,-118,1 32,-120 40,-116 56,-113 67,-106 72,-92 67,-78,1 64,-87,1 58,-92 46,-96 34,-101 15,-104,1 24,-110',
      ),
    },
    {
      tone: 'accent',
      d:
        limb('38,-111,0 46,-109,1 54,-106,0') +
        limb('44,-104,0 52,-101,1 58,-97,0') +
        limb('30,-108,0 36,-106,1 42,-104,0') +
        limb('32,-114,0 40,-113,1 46,-112,0') +
        outline('69,-98,1 71,-88 67,-78,1 64,-87,1'),
    },
    { tone: 'dark', d: line('14,-104,1 34,-101 46,-96 58,-92 64,-86,1'), stroke: 1 },
    // Eye.
    { tone: 'dark', d: disc(19, -113, 4) },
    { tone: 'pale', d: disc(19, -113, 3) },
    { tone: 'dark', d: disc(20, -113, 1) },
  ]);
}
