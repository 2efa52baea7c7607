import { box, disc, panel } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { hand, legBehind, sleeve } from './anatomy.ts';

/** A driver who waits at arrivals and faces us, both hands on a board with a name: shirt body, board pale, tie accent. */
export function greeter(): Figure {
  const [left, right] = ['-21,-138 -34,-112 -33,-98', '21,-139 34,-113 33,-98'];
  const [leftHand, rightHand] = [hand('grip', -41, -106, 22), hand('grip', 41, -106, 158, 'down')];
  return drawn('person greeting', [
    fill('dark', pair('3,-12,1 17,-12,1 20,-5 22,0,1 4,0,1')),
    fill(
      'shade',
      legBehind('-8,-86 -10,-48 -11,-8'),
      legBehind('9,-86 12,-48 13,-8'),
      '-18,-90,1 18,-90,1 18,-72 0,-66 -18,-72',
    ),
    fold(
      'shade',
      '8,-90,1 18,-90,1 20,-70 20,-40 21,-9,1 13,-9,1 13,-46',
      '-2,-72,1 0,-70 2,-72,1 1,-50,1 0,-50,1',
    ),
    skin('-6,-164,1 6,-164,1 6,-153 10,-147,1 0,-138 -10,-147,1 -6,-153'),
    fold('lit', '-6,-159,1 0,-155 6,-159,1 7,-150 -2,-150'),
    fill(
      'body',
      '-7,-149,1 -18,-145 -26,-138 -20,-116 -18,-84,1 18,-84,1 20,-116 26,-139 18,-146 7,-149,1 0,-140',
    ),
    fold('body', '9,-148,1 18,-146 26,-139 20,-116 18,-84,1 6,-84,1 10,-116'),
    fill('pale', '-7,-149,1 -2,-141,1 -8,-139,1 -11,-148,1; 7,-149,1 2,-141,1 8,-139,1 11,-148,1'),
    fill('accent', '-3,-142,1 3,-142,1 4,-120,1 0,-112,1 -4,-120,1'),
    skin(twin('0,-184 8,-183 11,-172 10,-164 6,-158 0,-156'), disc(-11, -169, 2, 3), disc(11, -169, 2, 3)),
    fold('lit', '11,-172,1 10,-164 6,-158 0,-156,1 5,-163 6,-172 5,-178,1', '0,-171,1 2,-165,1 -2,-165,1'),
    fill(
      'dark',
      twin('0,-186 8,-186 13,-178 11,-170,1 8,-177 0,-178'),
      '-6,-171,1 -4,-172,1 -2,-171,1 -4,-170,1; 2,-171,1 4,-172,1 6,-171,1 4,-170,1',
    ),
    fill('pale', '-3,-162,1 0,-161 3,-162,1 0,-159'),
    fill('body', sleeve(left)),
    fold('body', sleeve(right), '-34,-112,1 -26,-114 -24,-108,1 -32,-106'),
    fill('pale', panel('-38,-126,1 38,-126,1 38,-88,1 -38,-88,1')),
    fold('pale', box(-38, -91, 76, 3)),
    stroke(
      'dark',
      3,
      '-27,-108 -23,-118 -19,-108 -15,-118 -11,-108',
      '-4,-118 -4,-108',
      '3,-108 7,-118 11,-108',
      '19,-118 19,-108 26,-108',
    ),
    stroke('accent', 2, '-26,-98 26,-98'),
    skin(leftHand[0], rightHand[0]),
    fold('lit', leftHand[1], rightHand[1]),
  ]);
}
