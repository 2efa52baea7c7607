import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { arm, flesh, hand, heel, sleeve } from './anatomy.ts';
import { nape } from './headsBehind.ts';

const SHIN = '0,10,10 0.3,10,9 1,7,7';
const CALF = '0,8,8 0.3,9,8 0.9,4,4 1,5,5';

/**
 * Two who sit close together on a bench, seen from behind: she leans her head on his shoulder, his arm is round her.
 * The bench stands on 0. Skin lit, hair dark, her dress accent, his shirt body, the bench shade.
 */
export function coupleBehind(): Figure {
  const [his, hers] = [
    placed({ x: -22, y: -144, scale: 1.25, turn: 9 }),
    placed({ x: 19, y: -127, scale: 1.15, turn: -22 }),
  ];
  const [hold, rest] = [hand('loose', 46, -98, 12, 'up', 1.15), hand('loose', 57, -62, 110, 'down')];
  return drawn('couple on a bench', [
    // Their legs under the seat.
    fill(
      'dark',
      flesh('-42,-40 -46,-14', SHIN),
      flesh('-16,-40 -15,-14', SHIN),
      heel(-46, 0, -1),
      heel(-14, 0, 1),
    ),
    skin(flesh('26,-40 24,-8', CALF), flesh('44,-40 45,-8', CALF)),
    fill('accent', '18,-8,1 30,-8,1 31,0,1 17,0,1', '39,-8,1 51,-8,1 53,0,1 38,0,1'),
    fold('lit', flesh('30,-40 27,-8', '0,5,4 0.4,4,4 1,2,2'), flesh('48,-40 48,-8', '0,5,4 0.4,4,4 1,2,2')),
    // His back and head, bent towards her.
    ...nape(his, -22, -143),
    fill(
      'body',
      '-60,-40,1 -58,-62 -66,-84 -62,-104 -46,-113 -40,-118,1 -28,-110 -14,-116,1 0,-108 8,-96 6,-70 4,-40,1',
    ),
    fold(
      'body',
      '-40,-118,1 -28,-110 -14,-116,1 -9,-113,1 -28,-104 -45,-114,1',
      '-2,-108 8,-96 6,-70 4,-40,1 -12,-40,1 -4,-66',
      '-48,-40,1 -50,-60 -56,-72,1 -42,-58 -38,-40,1',
    ),
    // She: the head on his shoulder, the far arm loose.
    skin(arm('50,-92 60,-76 56,-60', 1.1), rest[0]),
    fill('accent', '10,-40,1 12,-60 8,-80 12,-94 22,-100,1 32,-92 44,-101,1 56,-96 56,-78 50,-64 56,-40,1'),
    fold(
      'accent',
      '56,-40,1 50,-64 56,-78 56,-96 48,-100,1 44,-76 40,-60 40,-40,1',
      '14,-56,1 26,-60 38,-56,1 26,-56',
    ),
    ...nape(hers, 19, -126),
    fill('dark', hers('4,-14 2,-24 10,-30 20,-26 20,-16 12,-10')),
    fill('pale', hers('-11,-4,1 -10,-11 0,-13 10,-11 11,-4,1 0,-8')),
    // His arm round her, the hand on her far arm.
    fill('body', sleeve('-4,-100 24,-92 48,-98')),
    fold('body', flesh('-4,-95 24,-87 46,-94', '0,3,1 1,4,1 2,2,1')),
    skin(hold[0]),
    fold('lit', hold[1]),
    // The bench: back rail, seat, legs.
    fill('shade', '-86,-60,1 86,-60,1 86,-50,1 -86,-50,1', '-88,-42,1 88,-42,1 88,-33,1 -88,-33,1'),
    fill('shade', '-78,-64,1 -71,-64,1 -71,0,1 -78,0,1', '71,-64,1 78,-64,1 78,0,1 71,0,1'),
    stroke('pale', 2, '-86,-60 86,-60'),
  ]);
}
