import { box, limb, line, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/*
 * Things for a still life are drawn ten times larger than the world: 1000 units are one metre, so that a buckle still
 * has room. A scene that sets one beside a person scales it by a tenth.
 */

/** A coil of rope, 42 cm high, tied off at the middle: turns body, gaps shade, tie accent. */
export function ropeCoil(): Figure {
  const turn = (x: number, wide: number) =>
    line([
      [x, -212],
      [x - wide, -300],
      [x - wide * 0.8, -420],
      [x + wide * 0.2, -420],
      [x + wide * 0.5, -330],
      [x, -212],
      [x - wide * 0.4, -90],
      [x - wide * 0.7, -8],
      [x + wide * 0.6, -6],
      [x + wide * 0.6, -110],
      [x, -212],
    ]);
  const turns = [-30, -12, 6, 24].map((x, index) => turn(x, 90 + index * 12));
  return drawn('coil of rope', [
    stroke('shade', 20, ...turns),
    stroke('body', 12, ...turns),
    fill(
      'accent',
      ...[-238, -222, -206, -190].map((y) =>
        panel([
          [-60, y, 6],
          [-60, y + 14, 6],
          [56, y + 14, 6],
          [56, y, 6],
        ]),
      ),
    ),
  ]);
}

/** An ice axe standing on its spike, 68 cm: shaft body with a lit edge, head and spike pale, sling accent. */
export function iceAxe(): Figure {
  return drawn('ice axe', [
    fill('body', limb('0,0,2 0,-40,12 0,-330,13 0,-640,12')),
    fill('shade', box(4, -630, 8, 560)),
    fill(
      'pale',
      '-14,-640,1 -100,-640 -150,-600,1 -160,-660,1 -90,-680 20,-684 110,-676 210,-590,1 100,-644 14,-636,1',
      '-12,-60,1 0,0,1 12,-60,1',
    ),
    stroke('accent', 12, '0,-560 70,-480 60,-300 4,-260'),
    fill('dark', panel('-16,-300,6 -16,-120,6 16,-120,6 16,-300,6')),
  ]);
}
