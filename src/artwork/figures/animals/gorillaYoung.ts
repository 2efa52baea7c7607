import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A young gorilla of three years who hangs by one arm from a vine at (0, -150) and looks at us. */
export function gorillaYoung(): Figure {
  return drawn('gorilla young', [
    // The arm that he hangs by, and the free one, bent.
    fill('body', limb('16,-84,13 30,-112,11 12,-138,9 2,-152,8')),
    fill('shade', limb('-18,-78,12 -40,-66,10 -48,-44,8')),
    // Legs: one drawn up, one dangling.
    fill('shade', limb('14,-36,14 26,-20,11 20,0,9')),
    fill('body', '-26,-84 -8,-94 18,-92 30,-74 32,-46 18,-28 -4,-26 -26,-36 -34,-56'),
    fill('body', limb('-14,-40,14 -36,-34,12 -34,-14,9')),
    // Belly and the side away from the light.
    fill(
      'shade',
      '22,-90,1 30,-74 32,-46 18,-28 2,-26,1 14,-46 12,-70',
      '-12,-74 4,-80 14,-66 10,-46 -6,-42 -18,-54',
    ),
    // Hands and feet.
    fill(
      'dark',
      '-6,-146 -8,-156 4,-164 12,-156 10,-144 2,-140',
      '-56,-46 -44,-50 -38,-38 -44,-30 -50,-34,1 -54,-28,1 -58,-36',
      '-42,-16 -28,-20 -18,-10 -22,-2 -40,0 -46,-6',
      '12,-4 22,-8 34,-2 30,8 14,8',
    ),
    // Head.
    fill('body', '-30,-94 -38,-112 -30,-132 -10,-140 10,-136 22,-120 20,-98 4,-84 -16,-84'),
    fill('dark', '-24,-120 -10,-126 4,-124 14,-114 10,-104 12,-92 0,-84 -16,-86 -24,-96 -22,-108'),
    fill(
      'body',
      '-18,-98 -4,-102 6,-96 4,-88 -6,-85 -16,-88',
      '-22,-118,1 -12,-124 -4,-117,1 4,-122 12,-114,1 2,-116 -4,-112 -12,-116',
    ),
    fill('accent', disc(-12, -111, 4), disc(4, -110, 4)),
    fill(
      'dark',
      disc(-11, -111, 3),
      disc(5, -110, 3),
      disc(-9, -97, 2, 1),
      disc(-1, -97, 2, 1),
      disc(-36, -112, 4, 6),
      disc(22, -110, 3, 6),
    ),
    fill('pale', disc(-13, -113, 1), disc(3, -112, 1)),
    stroke('dark', 1, '-12,-91 -4,-89 3,-92'),
    // Tousled hair in the light.
    fill(
      'lit',
      '-36,-104,1 -38,-114 -30,-132 -10,-140 4,-139,1 -6,-134 -8,-130,1 -20,-132 -28,-118,1',
      '-33,-60,1 -32,-70 -24,-84,1 -27,-72 -28,-58',
      limb('26,-104,0 34,-112,2 18,-134,0'),
      '-37,-38,1 -28,-44 -16,-46,1 -28,-40 -40,-26,1',
    ),
  ]);
}
