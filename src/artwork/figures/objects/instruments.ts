import { box, disc, limb, line, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

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
    stroke('accent', 10, '86,-110 170,-150 210,-60 160,-14 260,-8'),
    fill('dark', panel('-20,-126 -20,-70 20,-70 20,-126'), disc(0, -104, 16)),
    fill('body', barrel(-54), barrel(54)),
    fill(
      'shade',
      panel('-30,-8 -30,-68 -36,-110 -28,-136 -10,-70,6 -10,-8,8'),
      panel('76,-8 76,-68 72,-110 74,-136 80,-110 98,-70,6 98,-8,8'),
    ),
    fill('lit', box(-90, -66, 8, 50), box(18, -66, 8, 50)),
    fill(
      'dark',
      ...[-54, 54].map(
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
      ),
    ),
    fill('pale', ...[-54, 54].map((x) => box(x - 44, -82, 88, 5))),
  ]);
}

/** Where the laces of a drum are tied, seen from a little above: a place on a ring round it, from its left to its right. */
const tied = (step: number, wide: number, y: number, deep: number, corner = 1): Knot => {
  const turn = ((step - 6) / 6) * 1.45;
  return [wide * Math.sin(turn), y + deep * Math.cos(turn), corner];
};
const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A Rwandan drum, 57 cm: wood body and shade, hides and their laces pale with dark patches, wedges lit, straps accent. */
export function drum(): Figure {
  const skirt = steps(13).map((step) => tied(step, 170, step % 2 ? -498 : -458, 44));
  const cup = steps(13).map((step) => tied(step, 95, step % 2 ? -62 : -96, 14));
  const foot = points('90,-14,1 72,0 40,0,1');
  const laces = steps(12).map((step) => {
    const odd = step % 2;
    return line([tied(step + odd, 170, -464, 44), tied(step + 1 - odd, 94, -68, 14)]);
  });
  const hoop = (wide: number, y: number, deep: number) =>
    line(steps(7).map((step) => tied(step * 2, wide, y, deep, 0)));
  const wedge = ([x, y]: Knot) => limb(`${x},${y - 28},9 ${x},${y + 28},5`);
  return drawn('drum', [
    fill(
      'body',
      '-176,-520,1 -170,-400 -134,-260 -92,-130 -90,-14,1 -72,0 -40,0,1 40,0,1 72,0 90,-14,1 92,-130 134,-260 170,-400 176,-520,1',
    ),
    fill(
      'shade',
      '70,-480,1 70,-300 46,-140 36,0,1 40,0,1 72,0 90,-14,1 92,-130 134,-260 170,-400 176,-520,1',
    ),
    stroke('pale', 6, ...laces),
    fill('lit', ...[1, 3, 5, 7, 9, 11].map((step) => wedge(tied(step, 163, -430, 42)))),
    fill(
      'pale',
      [[-176, -524, 1], ...skirt, [176, -524, 1]],
      [[-40, 0, 1], [-72, 0], [-90, -14, 1], ...cup, ...foot],
    ),
    fill('lit', [[96, -496, 1], ...skirt.slice(8), [176, -524, 1]], [[36, 0, 1], ...cup.slice(8), ...foot]),
    fill(
      'dark',
      [[-150, -508, 1], ...skirt.slice(2, 5), [-70, -466], [-84, -488]],
      [...skirt.slice(7, 8), [64, -452], [76, -484, 1], [20, -480, 1]],
      [[-20, -14], ...cup.slice(3, 7), [10, -40]],
    ),
    stroke(
      'accent',
      12,
      hoop(141, -340, 36),
      hoop(108, -214, 24),
      '54,-308 76,-262 60,-216 66,-170',
      '62,-308 92,-280 98,-240',
    ),
    fill('dark', disc(0, -524, 178, 48)),
    fill('pale', disc(0, -528, 174, 44)),
    fill('lit', disc(0, -530, 118, 27)),
    fill('pale', '-96,-540,1 -60,-552 -10,-554,1 -50,-546'),
  ]);
}
