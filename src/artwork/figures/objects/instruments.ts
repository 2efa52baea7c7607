import { box, disc, limb, line, outline, panel, points } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

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
    {
      tone: 'body',
      d: outline(
        '-176,-520,1 -170,-400 -134,-260 -92,-130 -90,-14,1 -72,0 -40,0,1 40,0,1 72,0 90,-14,1 92,-130 134,-260 170,-400 176,-520,1',
      ),
    },
    {
      tone: 'shade',
      d: outline(
        '70,-480,1 70,-300 46,-140 36,0,1 40,0,1 72,0 90,-14,1 92,-130 134,-260 170,-400 176,-520,1',
      ),
    },
    { tone: 'pale', d: laces.join(''), stroke: 6 },
    { tone: 'lit', d: [1, 3, 5, 7, 9, 11].map((step) => wedge(tied(step, 163, -430, 42))).join('') },
    {
      tone: 'pale',
      d:
        outline([[-176, -524, 1], ...skirt, [176, -524, 1]]) +
        outline([[-40, 0, 1], [-72, 0], [-90, -14, 1], ...cup, ...foot]),
    },
    {
      tone: 'lit',
      d:
        outline([[96, -496, 1], ...skirt.slice(8), [176, -524, 1]]) +
        outline([[36, 0, 1], ...cup.slice(8), ...foot]),
    },
    {
      tone: 'dark',
      d:
        outline([[-150, -508, 1], ...skirt.slice(2, 5), [-70, -466], [-84, -488]]) +
        outline([...skirt.slice(7, 8), [64, -452], [76, -484, 1], [20, -480, 1]]) +
        outline([[-20, -14], ...cup.slice(3, 7), [10, -40]]),
    },
    {
      tone: 'accent',
      d:
        hoop(141, -340, 36) +
        hoop(108, -214, 24) +
        line('54,-308 76,-262 60,-216 66,-170') +
        line('62,-308 92,-280 98,-240'),
      stroke: 12,
    },
    { tone: 'dark', d: disc(0, -524, 178, 48) },
    { tone: 'pale', d: disc(0, -528, 174, 44) },
    { tone: 'lit', d: disc(0, -530, 118, 27) },
    { tone: 'pale', d: outline('-96,-540,1 -60,-552 -10,-554,1 -50,-546') },
  ]);
}
