import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

/** A great blue turaco on a branch at 0, its tail hanging below it, drawn at 300 units a metre: 75 cm of bird. */
export function turaco(): Figure {
  return drawn('turaco perched', [
    // Tail: its dark side, its band.
    { tone: 'body', d: outline('-46,-30,1 -80,54,1 -84,80 -68,90 -48,86 -38,62,1 -12,-10,1') },
    { tone: 'shade', d: outline('-20,-20,1 -56,84,1 -48,86 -38,62,1 -12,-10,1') },
    { tone: 'dark', d: outline('-73,36,1 -52,46 -32,44,1 -39,65,1 -58,72 -81,60,1 -80,54,1') },
    // Feet.
    {
      tone: 'dark',
      d:
        limb('8,-18,5 12,-8,4 22,-5,4 32,4,0') +
        limb('28,-18,5 32,-8,4 42,-5,4 52,4,0') +
        limb('14,-8,4 6,-4,4 -2,5,0') +
        limb('34,-8,4 26,-4,4 20,5,0'),
    },
    // Chestnut belly and thighs, then the yellow-green breast.
    {
      tone: 'accent',
      d: outline(
        '-34,-16 -20,-50 20,-60 46,-44 48,-30 40,-14,1 33,-18,1 27,-10,1 18,-16,1 10,-9,1 -2,-12 -18,-8',
      ),
    },
    {
      tone: 'pale',
      d: outline(
        '-10,-40 0,-80 40,-86 54,-68 54,-52 50,-36,1 44,-24 38,-36,1 30,-20 24,-35,1 14,-20 8,-32,1 0,-24',
      ),
    },
    // Blue breast, neck and head.
    {
      tone: 'body',
      d: outline(
        '-14,-70 2,-96 8,-120 20,-134 38,-134 48,-122 46,-106 46,-92 58,-76 55,-58,1 50,-46 44,-60,1 36,-44 30,-59,1 22,-42 16,-56,1 8,-46',
      ),
    },
    { tone: 'shade', d: outline('46,-108,1 46,-92 58,-76 55,-58,1 50,-66,1 48,-76 36,-92 38,-106,1') },
    // Wing: long feathers under rounded coverts.
    { tone: 'shade', d: outline('-54,4,1 -52,-28 -36,-54 16,-62 10,-40 -12,-16 -32,-4') },
    { tone: 'body', d: outline('-44,-32 -36,-66 -8,-92 14,-88 22,-70 14,-52 -6,-44 -28,-38') },
    {
      tone: 'lit',
      d: outline('-46,-20,1 -44,-34 -36,-66 -8,-92 2,-98 8,-120 14,-127,1 18,-108 8,-86 -16,-72 -36,-48'),
    },
    {
      tone: 'dark',
      d:
        line('-52,0,1 -38,-22 -12,-34,1') +
        line('-42,-2,1 -26,-18 0,-34,1') +
        line('-28,-6,1 -12,-18 6,-36,1') +
        line('-66,34,1 -48,-6,1') +
        line('-50,38,1 -34,-4,1'),
      stroke: 1,
    },
    {
      tone: 'shade',
      d:
        limb('-24,-50,0 -16,-45,2 -8,-47,0') +
        limb('-6,-54,0 2,-49,2 10,-52,0') +
        limb('-22,-64,0 -14,-58,2 -6,-60,0') +
        limb('-4,-68,0 4,-62,2 12,-65,0') +
        limb('-8,-80,0 0,-74,2 8,-77,0'),
    },
    // Crest.
    {
      tone: 'dark',
      d: outline(
        '46,-126,1 54,-140 56,-158 47,-153,1 48,-170 36,-160,1 32,-176 24,-162,1 16,-174 13,-158,1 0,-168 3,-151,1 -10,-156 -3,-142,1 -14,-142 -2,-130 14,-120,1 30,-130',
      ),
    },
    {
      tone: 'shade',
      d:
        line('41,-132,1 46,-140 47,-153,1') +
        line('34,-133,1 36,-146 36,-160,1') +
        line('28,-132,1 28,-146 24,-162,1') +
        line('22,-130,1 19,-144 13,-158,1') +
        line('17,-128,1 12,-138 3,-151,1'),
      stroke: 1,
    },
    // Bill, and the eye in its dark skin.
    { tone: 'pale', d: outline('42,-129,1 54,-132 66,-126 68,-112,1 60,-108 46,-108,1 40,-112,1') },
    { tone: 'accent', d: outline('58,-130,1 68,-126 72,-116 69,-106,1 64,-110 58,-109,1 62,-118') },
    { tone: 'dark', d: line('40,-115,1 52,-114 64,-114,1') + line('49,-123,1 52,-122,1'), stroke: 1 },
    { tone: 'dark', d: disc(36, -120, 6) },
    { tone: 'accent', d: disc(36, -120, 4) },
    { tone: 'dark', d: disc(37, -120, 2) },
    { tone: 'pale', d: disc(38, -121, 1) },
  ]);
}
