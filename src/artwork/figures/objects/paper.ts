import { box, disc, limb, line, panel, ring } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/*
 * For still lifes: 1000 units are one metre. A scene that sets one beside a person scales it by a tenth.
 */

/** A brass compass lying open, 11 cm: case body and shade, face pale, needle accent and dark. */
export function compass(): Figure {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI;
    return line([
      [Math.cos(turn) * 36, -56 + Math.sin(turn) * 36],
      [Math.cos(turn) * 42, -56 + Math.sin(turn) * 42],
    ]);
  });
  return drawn('compass', [
    fill('shade', disc(0, -56, 56), ring(0, -124, 14, 8)),
    fill('body', disc(-2, -58, 54), box(-8, -116, 16, 10)),
    fill('pale', disc(0, -56, 44)),
    stroke('dark', 3, ...marks),
    fill('dark', '-8,-52,1 8,-60,1 -22,-24,1'),
    fill('accent', '-8,-52,1 8,-60,1 22,-90,1'),
    fill('lit', disc(0, -56, 4)),
  ]);
}

/** A folded map, 44 cm wide, lying open: panels pale and lit, land body, water shade, route accent (dashes). */
export function map(): Figure {
  const folds = [-220, -110, 0, 110].map((x, index): string => {
    const lift = index % 2 === 0 ? 0 : 24;
    const knots: Knot[] = [
      [x, -lift],
      [x, -260 - lift],
      [x + 110, -260 - 24 + lift],
      [x + 110, lift - 24],
    ];
    return panel(knots);
  });
  const dashes = [
    '-180,-60 -150,-80',
    '-130,-96 -100,-108',
    '-80,-112 -50,-120',
    '-30,-132 -4,-150',
    '16,-164 44,-172',
    '66,-176 96,-180',
    '116,-190 140,-206',
  ]
    .map(line)
    .join('');
  return drawn('map', [
    fill('pale', folds[0]!, folds[2]!),
    fill('lit', folds[1]!, folds[3]!),
    fill(
      'body',
      '-200,-30,1 -190,-150 -110,-210 -60,-160 20,-230 110,-220 200,-240 204,-120,1 120,-60 20,-90 -80,-30',
    ),
    fill('shade', '-40,-150 20,-190 60,-150 30,-100 -30,-110', limb('30,-110,4 60,-70,4 90,-80,5 150,-30,6')),
    stroke('accent', 8, dashes),
    fill('accent', '150,-206,1 128,-240 150,-262 172,-240'),
    fill('dark', disc(-190, -54, 8)),
  ]);
}

/** A plain travel booklet with rounded corners and a stamped page behind it, 13 cm high, no emblem: cover body and shade, page pale, stamp accent. */
export function passport(): Figure {
  return drawn('passport', [
    fill('pale', panel('-10,-6 40,-136,6 122,-104,6 76,0')),
    fill('accent', ring(70, -84, 22, 17), box(60, -92, 20, 4), box(60, -80, 20, 4)),
    fill('shade', panel('-46,0,6 -46,-128,8 52,-128,8 52,0,6')),
    fill('body', panel('-46,0,6 -46,-128,8 46,-128,8 46,0,6')),
    fill('lit', ring(0, -76, 22, 18), box(-26, -36, 52, 5), box(-18, -26, 36, 5), box(-46, -122, 5, 116)),
  ]);
}
