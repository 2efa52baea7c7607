import { disc, ring } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/*
 * For still lifes: 1000 units are one metre. A scene that sets one beside a person scales it by a tenth.
 */

/** A cup of tea on its saucer, steaming, 15 cm wide: cup pale with shade, tea body, rim band accent, steam lit (lines). */
export function teaCup(): Figure {
  return drawn('tea cup', [
    stroke('lit', 6, '-18,-100 -34,-130 -6,-150 -22,-186', '14,-100 -2,-126 26,-146 10,-172'),
    fill('pale', ring(52, -50, 24, 15), '-54,-84,1 -52,-30 -24,-10,1 24,-10,1 52,-30 54,-84,1'),
    fill('shade', '20,-84,1 22,-30 6,-10,1 24,-10,1 52,-30 54,-84,1'),
    fill('accent', '-54,-76,1 -52,-60,1 52,-60,1 54,-76,1'),
    fill('body', disc(0, -85, 53, 9)),
    fill('pale', '-86,-14,1 -50,0 50,0 86,-14,1 40,-8 -40,-8', '-40,0,1 -30,-8,1 30,-8,1 40,0,1'),
  ]);
}
