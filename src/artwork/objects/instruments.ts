import { box, disc, limb, line, panel } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/*
 * For still lifes: 1000 units are one metre. A scene that sets one beside a person scales it by a tenth.
 */

/** Binoculars standing on their lenses, 15 cm high, strap falling right: barrels body, shade, rubber dark, lens rims pale, strap accent. */
export function binoculars(): Figure {
  const barrel = (x: number) =>
    panel([
      [x - 44, -8, 8],
      [x - 44, -70, 6],
      [x - 26, -110, 10],
      [x - 26, -136],
      [x + 26, -136],
      [x + 26, -110, 10],
      [x + 44, -70, 6],
      [x + 44, -8, 8],
    ]);
  return drawn('binoculars', [
    { tone: 'accent', d: line('86,-110 170,-150 210,-60 160,-14 260,-8'), stroke: 10 },
    { tone: 'dark', d: panel('-20,-126 -20,-70 20,-70 20,-126') + disc(0, -104, 16) },
    { tone: 'body', d: barrel(-54) + barrel(54) },
    {
      tone: 'shade',
      d:
        panel('-30,-8 -30,-68 -36,-110 -28,-136 -10,-70,6 -10,-8,8') +
        panel('76,-8 76,-68 72,-110 74,-136 80,-110 98,-70,6 98,-8,8'),
    },
    { tone: 'lit', d: box(-90, -66, 8, 50) + box(18, -66, 8, 50) },
    {
      tone: 'dark',
      d: [-54, 54]
        .map(
          (x) =>
            panel([
              [x - 48, 0, 6],
              [x - 48, -22, 4],
              [x + 48, -22, 4],
              [x + 48, 0, 6],
            ]) +
            panel([
              [x - 30, -132],
              [x - 30, -156, 6],
              [x + 30, -156, 6],
              [x + 30, -132],
            ]),
        )
        .join(''),
    },
    { tone: 'pale', d: [-54, 54].map((x) => box(x - 44, -82, 88, 5)).join('') },
  ]);
}

/** A camera with a long lens to the right, 26 cm: body, grip shade, lens dark with a glint (lit), strap accent. */
export function camera(): Figure {
  return drawn('camera', [
    { tone: 'accent', d: line('-96,-92 -170,-60 -190,-10 -120,-6 -60,-4'), stroke: 12 },
    {
      tone: 'body',
      d: panel('-104,0,10 -104,-100,14 -60,-104 -50,-134,8 14,-134,8 24,-104 52,-100,10 52,0,10'),
    },
    { tone: 'shade', d: panel('-104,0,10 -104,-84 -70,-84,10 -70,0') + box(-104, -80, 156, 6) },
    {
      tone: 'dark',
      d:
        panel('52,-92 90,-96,4 90,-8,4 52,-8') +
        panel('90,-98,6 200,-106,6 200,0,6 90,-6,6') +
        panel('-88,-100 -88,-114,4 -64,-114,4 -64,-100'),
    },
    { tone: 'shade', d: [112, 128, 144].map((x) => box(x, -100, 7, 94)).join('') },
    { tone: 'pale', d: panel('200,-106 212,-102,4 212,-4,4 200,0') + box(-38, -126, 42, 14) },
    { tone: 'lit', d: limb('-98,-88,3 -98,-50,4 -98,-14,2') },
  ]);
}
