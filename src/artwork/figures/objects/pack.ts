import { box, disc, limb, line, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

/*
 * Things for a still life are drawn ten times larger than the world: 1000 units are one metre, so that a buckle still
 * has room. A scene that sets one beside a person scales it by a tenth.
 */

/** A trekking rucksack, 64 cm high, rolled mat on top (accent), side pocket with bottle; body, shade, straps dark, buckles pale. */
export function rucksack(): Figure {
  return drawn('rucksack', [
    fill(
      'dark',
      limb('-170,-430,22 -230,-330,20 -226,-160,18 -150,-90,14'),
      limb('30,-560,8 40,-640,10 90,-640,10 104,-560,8'),
    ),
    fill('shade', panel('140,-60 150,-300,24 222,-290,30 214,-60,30')),
    fill('pale', panel('162,-280 166,-380,14 210,-376,14 206,-280')),
    fill('body', '-150,0,1 -190,-30 -196,-300 -160,-500,1 0,-540 150,-500,1 186,-300 180,-30 140,0,1'),
    fill('shade', '70,0,1 96,-260 76,-516,1 150,-500,1 186,-300 180,-30 140,0,1'),
    fill('body', panel('-186,-480,40 -160,-580,70 140,-584,70 172,-480,40 150,-430,20 -168,-430,20')),
    fill(
      'lit',
      '-180,-486,1 -160,-576 -60,-582,1 -110,-540 -130,-440,1 -168,-432,1',
      limb('-170,-40,6 -176,-240,7 -150,-410,0'),
    ),
    fill('shade', panel('-130,-40,30 -136,-230,30 60,-230,30 64,-40,30')),
    fill('body', panel('-122,-48,26 -128,-210,26 52,-210,26 56,-48,26')),
    fill(
      'dark',
      box(-98, -470, 20, 260),
      box(24, -470, 20, 260),
      panel('-128,-190 -128,-172,8 54,-172,8 54,-190'),
    ),
    fill('pale', box(-104, -330, 32, 26), box(18, -330, 32, 26)),
    fill('accent', panel('-220,-570,40 -220,-660,44 190,-660,44 190,-570,40')),
    fill('dark', box(-110, -662, 18, 94), box(60, -662, 18, 94)),
    fill('shade', disc(180, -615, 36)),
    fill('accent', disc(180, -615, 24)),
  ]);
}

/** A pair of hiking boots, 28 cm long, one behind the other: leather body and shade, soles dark, laces accent, cuff pale. */
export function boots(): Figure {
  const boot = (x: number, y: number) => {
    const at = (shape: string) =>
      outline(points(shape).map(([px, py, third]): Knot => [px + x, py + y, third]));
    return {
      upper: at('-120,-26,1 -124,-110 -112,-200,1 -10,-206,1 -6,-150 40,-110,1 110,-90 160,-70 160,-26,1'),
      side: at('-120,-26,1 -124,-90,1 -60,-60 60,-66 150,-60,1 160,-26,1'),
      sole: at('-128,0,1 -130,-30,1 0,-24 164,-30,1 170,-14 150,0,1 60,-8,1 40,-8,1 20,0,1'),
      cuff: at('-118,-186,1 -120,-224 -60,-214 -4,-226 -4,-186,1 -60,-192'),
      tongue: at('-20,-214,1 10,-246 24,-228 16,-150,1 -8,-160,1'),
    };
  };
  const [near, far] = [boot(0, 0), boot(156, -14)];
  const laces = [
    '-28,-186 14,-176',
    '-22,-166 22,-154',
    '-8,-146 34,-132',
    '10,-128 50,-112',
    '-30,-190 -56,-150 -40,-110',
    '-30,-190 -10,-140 -34,-96',
  ]
    .map(line)
    .join('');
  return drawn('boots', [
    fill('shade', far.upper, far.tongue),
    fill('dark', far.sole, far.cuff, '60,0,1 312,0,1 322,-18,1 60,-18,1'),
    fill('shade', near.tongue),
    fill('body', near.upper),
    fill('shade', near.side),
    fill('lit', limb('-110,-180,4 -116,-110,8 -112,-70,0'), limb('60,-98,3 110,-84,6 146,-66,0')),
    fill('pale', near.cuff),
    fill('dark', near.sole),
    stroke('accent', 7, laces),
  ]);
}
