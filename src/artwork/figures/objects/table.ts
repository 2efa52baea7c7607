import { box, disc, limb, panel, ring } from '../../drawing/brush.ts';
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

/** A shallow woven basket with heaped spices, 42 cm: weave body, bands dark, heaps accent, lit, shade; cinnamon sticks pale. */
export function spiceBasket(): Figure {
  const weave = Array.from({ length: 12 }, (_, index) => {
    const x = -176 + index * 30;
    return limb([
      [x, -92, 3],
      [x * 0.9 + 4, -50, 4],
      [x * 0.8 + 8, -6, 3],
    ]);
  });
  return drawn('spice basket', [
    fill(
      'pale',
      limb('60,-110,9 100,-190,9 150,-250,9'),
      limb('86,-110,9 130,-180,9 184,-222,9'),
      limb('40,-110,9 70,-190,9 104,-268,9'),
    ),
    fill('accent', '-190,-100,1 -150,-150 -110,-196 -60,-150 -20,-100,1'),
    fill('lit', '-70,-100,1 -30,-160 10,-206 50,-150 90,-100,1'),
    fill('shade', '50,-100,1 90,-140 120,-168 160,-136 190,-100,1'),
    fill('body', '-210,-104,1 -196,-30 -150,0,1 150,0,1 196,-30 210,-104,1'),
    fill('dark', ...weave),
    fill('lit', panel('-214,-112,8 -212,-90,8 212,-90,8 214,-112,8')),
    fill('dark', box(-186, -48, 372, 6)),
  ]);
}
