import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A woman of 1.65 m seen from behind: a basket on her head that one hand steadies, her child asleep in the cloth on her back. */
export function motherBehind(): Figure {
  return drawn('person from behind', [
    fill('lit', pair('8,-20,1 8,-6 4,0,1 20,0,1 19,-8 20,-20,1')),
    fill('body', twin('0,-140 14,-140 22,-132 22,-112 20,-96 26,-76 28,-44 30,-14,1 0,-10')),
    fill('shade', '8,-96,1 14,-60 12,-11,1 30,-14,1 28,-44 26,-76 20,-96,1'),
    // One arm up at the basket, the other loose.
    fill('lit', limb('22,-128,6 40,-142,5 34,-168,4 28,-178,4'), limb('-22,-126,6 -32,-102,5 -28,-78,4')),
    fill(
      'body',
      '14,-139 24,-136 36,-144,1 40,-132,1 26,-118,1',
      '-14,-139 -24,-134 -34,-110,1 -24,-106,1 -16,-118,1',
    ),
    fill('lit', limb('0,-152,6 0,-134,7')),
    fill('dark', twin('0,-172 12,-170 16,-158 12,-148 0,-142')),
    fill('accent', twin('0,-173 12,-171 17,-160,1 0,-155')),
    // The child's cloth, and his head against her back.
    fill('accent', twin('0,-128 18,-126 26,-110 22,-88 0,-82')),
    fill('shade', '10,-124,1 24,-112 24,-94 10,-84 0,-83,1 14,-100'),
    fill('dark', '-14,-128 -12,-140 0,-144 10,-138 10,-126 0,-120'),
    stroke('pale', 3, '-22,-106 0,-98 24,-108', '-30,-18 0,-13 30,-18', '-21,-128 -8,-120'),
    fill('pale', '-34,-196,1 34,-196,1 30,-182 18,-170,1 -18,-170,1 -30,-182'),
    stroke('body', 3, '-32,-188 32,-188', '-28,-179 28,-179'),
    fill('dark', disc(-16, -198, 10, 6), disc(4, -200, 12, 7), disc(20, -198, 9, 6)),
    fill('lit', '-30,-196,1 -26,-184 -18,-172,1 -14,-172,1 -20,-184 -22,-196,1'),
  ]);
}

/** A traveller's head and shoulders from behind, cut off at the back, drawn at 200 units a metre; bareheaded with a knot of hair, or in a brimmed hat. */
export function onlooker(wears: 'hat' | 'knot' = 'hat'): Figure {
  const top =
    wears === 'hat'
      ? [
          fill(
            'pale',
            twin('0,-176 22,-176 34,-164 38,-138,1 0,-132'),
            twin('0,-146 44,-146 74,-134 70,-124 0,-118'),
          ),
          fill('accent', twin('0,-146 38,-146 39,-136,1 0,-130')),
          fill(
            'shade',
            '8,-175,1 22,-176 34,-164 37,-148,1 20,-146,1 20,-160',
            '20,-121,1 70,-124 74,-134 60,-140,1 40,-130',
          ),
        ]
      : [
          fill('dark', twin('0,-172 24,-170 40,-152 40,-124 28,-100 0,-94'), disc(0, -178, 20, 17)),
          fill('lit', pair('38,-136 46,-138 47,-122 39,-120')),
          fill('accent', '-40,-140,1 0,-158 40,-140,1 40,-130,1 0,-148 -40,-130,1'),
        ];
  return drawn('person watching from behind', [
    fill('lit', twin('0,-128 34,-126 36,-112 28,-96 22,-70,1 0,-66')),
    ...(wears === 'hat' ? [fill('dark', twin('0,-128 36,-126 36,-108 24,-92 0,-88'))] : []),
    fill('body', twin('0,-76,1 24,-82 60,-72 92,-52 106,-20 108,0,1 0,0,1')),
    fill(
      'shade',
      '24,-80,1 60,-72 92,-52 106,-20 108,0,1 60,0,1 66,-40',
      pair('22,-84,1 12,-72 0,-70,1 0,-76,1 12,-80'),
    ),
    fill('pale', '-30,-80,1 -60,-72 -92,-52 -106,-20 -107,0,1 -100,0,1 -96,-22 -82,-48 -56,-66'),
    ...top,
  ]);
}
