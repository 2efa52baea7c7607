import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

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
