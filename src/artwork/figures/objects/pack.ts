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

/** A pair of hiking boots, 28 cm long, beside each other: leather body and shade, soles dark, laces accent, collar pale. */
export function boots(): Figure {
  const boot = (x: number, y: number) => {
    const at = (shape: string) =>
      outline(points(shape).map(([px, py, third]): Knot => [px + x, py + y, third]));
    return {
      upper: at(
        '-104,-24,1 -112,-70 -98,-120 -100,-210,1 -10,-216,1 2,-150 20,-118 70,-104 124,-96 150,-62 150,-24,1',
      ),
      cap: at('84,-24,1 84,-70 104,-100 128,-92 150,-62 150,-24,1'),
      heel: at('-104,-24,1 -112,-70 -100,-112 -70,-90 -60,-24,1'),
      sole: at('-116,-30,1 156,-30,1 162,-14 154,0,1 -8,0,1 -14,-12,1 -40,-12,1 -46,0,1 -116,0,1'),
      collar: at('-106,-196,1 -106,-226 -80,-232 -56,-222 -8,-236 -4,-204,1 -50,-196'),
      tongue: at('-30,-214,1 -8,-250 18,-248 16,-200 22,-140,1 0,-130,1'),
    };
  };
  const [near, far] = [boot(-150, 0), boot(160, -14)];
  const laces = (x: number, y: number) =>
    [
      '-34,-190 10,-196',
      '-28,-170 14,-172',
      '-20,-150 20,-150',
      '-8,-132 30,-126',
      '10,-118 44,-108',
      '-2,-196 30,-206 40,-176 6,-192',
      '-2,-196 -40,-180 -30,-140',
    ]
      .map((row) => line(points(row).map(([px, py]): Knot => [px + x, py + y])))
      .join('');
  return drawn('boots', [
    fill('shade', far.tongue),
    fill('body', far.upper),
    fill('shade', far.cap, far.heel),
    fill('pale', far.collar),
    fill('dark', far.sole),
    fill('shade', near.tongue),
    fill('body', near.upper),
    fill('shade', near.cap, near.heel),
    fill(
      'lit',
      limb('-246,-200,4 -244,-130,6 -220,-100,0'),
      limb('-50,-100,3 -20,-88,6 0,-60,0'),
      limb('260,-122,3 290,-108,6 308,-80,0'),
    ),
    fill('pale', near.collar),
    fill('dark', near.sole),
    stroke('accent', 8, laces(-150, 0), laces(160, -14)),
  ]);
}
