import { limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/*
 * For still lifes: 1000 units are one metre. A scene that sets one beside a person scales it by a tenth.
 */

/** A spired shell, 16 cm, lying on the sand: whorls body, lit, shade, mouth pale. */
export function shell(): Figure {
  return drawn('shell', [
    fill('body', '90,-52,1 40,-108 -40,-104 -90,-70 -150,-56,1 -110,-30 -60,0 20,0 70,-6,1'),
    fill('shade', '70,-6,1 20,0 -60,0 -110,-30 -150,-56,1 -70,-44 0,-24 60,-30,1'),
    fill('pale', '90,-52,1 60,-70 20,-60 10,-24 40,-4 70,-6,1'),
    fill('lit', limb('-100,-70,0 -60,-80,5 -10,-88,6 30,-86,0')),
    stroke('dark', 4, '-20,-94 -34,-60 -20,-16', '-64,-82 -76,-56 -66,-26', '-98,-68 -106,-54 -102,-40'),
  ]);
}

/** A single-bladed paddle standing on its grip, 1.5 m: shaft body with a lit edge, blade accent and shade, grip dark. */
export function paddle(): Figure {
  return drawn('paddle', [
    fill('body', limb('0,0,15 0,-600,15 0,-1100,15')),
    fill('lit', limb('-9,-60,3 -9,-600,4 -9,-1040,3')),
    fill('accent', '-15,-1000,1 -100,-1120 -110,-1400 -60,-1500 60,-1500 110,-1400 100,-1120 15,-1000,1'),
    fill('shade', '15,-1000,1 100,-1120 110,-1400 60,-1500 10,-1500,1 20,-1240'),
    fill('dark', panel('-60,0,16 -60,-36,16 60,-36,16 60,0,16')),
  ]);
}
