import { limb } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { arm, hand, leg } from './anatomy.ts';

/** Someone snorkelling at the surface, face down, 2.3 m from the fingertips to the fins; the water's surface is at y = -74. */
export function snorkeller(): Figure {
  const [ahead, back] = [hand('flat', 117, -48, 6, 'up', 1.15), hand('loose', -13, -40, 176, 'down', 1.15)];
  return drawn('person snorkelling', [
    // The far arm, stretched out ahead, and the far leg, a kick below.
    skin(arm('56,-60 88,-52 118,-48', 1.3), ahead[0]),
    fold('lit', arm('56,-60 88,-52 118,-48', 1.3), ahead[0]),
    skin(leg('-46,-60 -92,-52 -136,-36', 1.3)),
    fold('lit', leg('-46,-60 -92,-52 -136,-36', 1.3)),
    fill('accent', '-130,-44,1 -136,-27,1 -158,-18 -198,-10,1 -206,-20 -202,-32,1 -162,-38'),
    // The near leg in one line with the back, and its fin.
    skin(leg('-40,-68 -92,-74 -142,-80', 1.35)),
    fold('lit', '-40,-60,1 -80,-65 -96,-68 -130,-76 -140,-76,1 -130,-71 -100,-62 -80,-58 -40,-52,1'),
    fill('accent', '-134,-88,1 -133,-71,1 -160,-74 -204,-86,1 -211,-96 -206,-108,1 -162,-94'),
    stroke('shade', 2, '-150,-84 -200,-98', '-150,-78 -200,-91'),
    // Shorts, the shirt, and the neck.
    fill('dark', '-34,-80,1 -60,-80 -76,-76,1 -76,-56,1 -58,-52 -34,-52,1'),
    fill('lit', '46,-76,1 62,-78 72,-72 72,-58 62,-52 48,-54,1'),
    fill('body', '-40,-81,1 -10,-84 30,-84 52,-79 60,-68 54,-52,1 30,-46 0,-46 -40,-52,1'),
    fill('shade', '-40,-60,1 0,-56 34,-58 58,-66 54,-52,1 30,-46 0,-46 -40,-52,1'),
    // The head: hair, face to the bottom, mask with its strap, and the snorkel up through the surface.
    fill('lit', '58,-76,1 70,-84 88,-84 98,-74 98,-62 92,-52 78,-48 66,-52 60,-60'),
    fill('dark', '58,-70,1 58,-82 72,-92 90,-88 99,-76,1 90,-74 82,-66 72,-60 64,-56'),
    fill('accent', '84,-50,1 102,-58,1 106,-46,1 90,-36,1'),
    fill('pale', '88,-48,1 101,-54,1 102,-47,1 92,-41,1'),
    stroke('accent', 3, '88,-52 74,-62 60,-70'),
    stroke('pale', 4, '76,-46 70,-50 70,-64 76,-106'),
    fill('accent', '72,-112,1 80,-112,1 79,-98,1 72,-98,1'),
    // The near arm, along the side with its hand.
    skin(arm('44,-66 18,-46 -14,-40', 1.3), back[0]),
    fold('lit', back[1]),
    fill('body', limb('46,-68,12 30,-52,10,1 24,-47,10')),
  ]);
}
