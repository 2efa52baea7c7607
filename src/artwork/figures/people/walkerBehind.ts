import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A traveller of 1.75 m who walks away from us under a rucksack; with `arms` 'out' both hands hold ropes beside them. */
export function walkerBehind(arms: 'out' | 'loose' = 'loose'): Figure {
  const hands =
    arms === 'out'
      ? [
          fill('lit', limb('24,-128,6 44,-118,5 58,-112,4'), limb('-24,-128,6 -44,-118,5 -58,-112,4')),
          fill('body', pair('14,-146,1 26,-142 44,-128,1 40,-114,1 24,-120,1')),
        ]
      : [
          fill('lit', limb('26,-110,6 34,-90,5 30,-76,4'), limb('-26,-110,6 -32,-90,5 -30,-76,4')),
          fill('body', pair('14,-146,1 26,-142 34,-120 38,-104,1 26,-100,1 18,-118,1')),
        ];
  return drawn('person ahead', [
    fill('dark', '6,-84,1 22,-84,1 22,-50 19,-28 18,-10,1 6,-10,1 6,-30 3,-52'),
    fill('shade', '-22,-88,1 4,-88,1 0,-56 -6,-40 -5,-26,1 -18,-26,1 -20,-44 -24,-60'),
    fill(
      'dark',
      '5,-14,1 19,-14,1 22,-4 20,0,1 3,0,1 3,-6',
      '-20,-30,1 -4,-30,1 -2,-18 -6,-12,1 -18,-12,1 -22,-20',
    ),
    ...hands,
    fill('body', twin('0,-148 14,-148 24,-138 24,-112 20,-84,1 0,-82')),
    fill('lit', limb('0,-156,7 0,-142,8')),
    fill('dark', twin('0,-178 12,-176 16,-164 12,-152 0,-149')),
    fill('pale', twin('0,-184 12,-183 15,-170,1 0,-166'), twin('0,-172 18,-172 26,-167 18,-163 0,-161')),
    fill('accent', twin('0,-144 16,-144 22,-134 23,-106 18,-94 0,-92')),
    fill('shade', '8,-143,1 20,-140 23,-120 20,-97 8,-93,1 12,-118'),
    fill('pale', twin('0,-150 14,-150 20,-146 18,-141 0,-140')),
    stroke('dark', 2, '-20,-120 0,-117 20,-120', '-8,-140 -9,-96', '8,-140 9,-96'),
    fill('shade', limb('-20,-86,2 20,-86,2')),
  ]);
}
