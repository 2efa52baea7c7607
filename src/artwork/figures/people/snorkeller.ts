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
    skin(leg('-46,-58 -84,-42 -124,-25', 1.1)),
    fold('lit', leg('-46,-58 -84,-42 -124,-25', 1.1)),
    fill('accent', '-120,-28,1 -126,-14,1 -150,-2 -184,6,1 -190,-2 -182,-10,1 -150,-20'),
    // The near leg in one line with the back, and its fin.
    skin(leg('-40,-66 -90,-66 -142,-60', 1.35)),
    fold('lit', '-40,-58,1 -80,-58 -96,-60 -130,-58 -140,-57,1 -130,-53 -100,-52 -80,-52 -40,-52,1'),
    fill('accent', '-134,-68,1 -134,-52,1 -160,-48 -204,-52,1 -210,-62 -204,-72,1 -160,-68'),
    stroke('shade', 2, '-150,-62 -198,-64', '-150,-56 -196,-57'),
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
