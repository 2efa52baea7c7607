import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * Two who sit close together on a bench, seen from behind: she leans her head on his shoulder, his arm is round her.
 * The bench stands on 0. Skin lit, hair dark, her dress accent, his shirt body, the bench shade.
 */
export function coupleBehind(): Figure {
  return drawn('couple on a bench', [
    // Their legs under the seat.
    fill('dark', limb('-34,-40,9 -36,-16,7 -37,-1,6'), limb('-16,-40,9 -14,-16,7 -13,-1,6')),
    fill('lit', limb('20,-40,7 18,-16,5 17,-1,4'), limb('36,-40,7 38,-16,5 39,-1,4')),
    // His back, neck and head.
    fill('body', '-56,-42,1 -58,-70 -54,-98 -44,-110 -28,-114 -10,-112 2,-102 6,-80 2,-42,1'),
    fill('shade', '-8,-112 2,-102 6,-80 2,-42,1 -14,-42,1 -6,-70 -6,-96'),
    fill('lit', '-35,-130,1 -18,-130,1 -16,-114 -12,-110,1 -40,-110,1 -36,-116'),
    fill('lit', '-44,-146 -48,-142 -46,-134 -40,-134,1; -14,-146,1 -8,-142 -10,-134 -14,-134,1'),
    fill('dark', '-42,-142 -44,-158 -34,-170 -20,-170 -10,-158 -12,-140 -18,-130 -36,-130'),
    // She, with her head on his shoulder.
    fill('accent', '8,-42,1 8,-72 10,-92 20,-104 38,-104 48,-94 50,-72 54,-42,1'),
    fill('lit', limb('46,-98,6 54,-76,5 52,-56,4'), '14,-120,1 28,-114,1 32,-102 24,-94 14,-104'),
    fill(
      'dark',
      '-8,-122 -4,-138 10,-146 26,-140 32,-126 28,-114 16,-108 0,-110',
      '14,-140 20,-154 34,-156 40,-146 34,-136 24,-134',
    ),
    fill('pale', '2,-142,1 12,-147 24,-143 30,-134,1 24,-136 12,-141'),
    // His arm round her, the hand on her far shoulder.
    fill('body', limb('-2,-94,10 18,-84,9 38,-84,8')),
    fill('lit', '34,-92,1 46,-94 54,-90 56,-84,1 48,-84 55,-80,1 47,-79 53,-75,1 44,-76 34,-76,1'),
    // The bench: back rail, seat, legs.
    fill('shade', '-84,-58,1 84,-58,1 84,-48,1 -84,-48,1', '-86,-42,1 86,-42,1 86,-32,1 -86,-32,1'),
    fill('shade', limb('-74,-62,4 -74,0,4'), limb('74,-62,4 74,0,4')),
    stroke('pale', 2, '-84,-58 84,-58', '-56,-72 -54,-98 -44,-109'),
  ]);
}
