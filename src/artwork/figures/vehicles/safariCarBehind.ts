import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';

/**
 * The four-wheel drive with a raised roof, from behind: 1.9 m wide, 2.8 m high. Three guests stand in it: one under a
 * sun hat, one with binoculars, one who shades his eyes. Paint body and shade, glass pale, lamps and a shirt accent, skin shade.
 */
export function safariCarBehind(): Figure {
  return drawn('Safari car behind', [
    stroke('dark', 6, '-78,-186 -80,-268', '78,-186 80,-268'),
    // The guests: the one on the left shades his eyes, the middle one wears a hat, the right one lifts binoculars.
    fill(
      'shade',
      '-74,-186,1 -74,-212 -62,-222 -38,-222 -28,-208 -28,-186,1',
      limb('-66,-208,9 -96,-228,8 -66,-243,6'),
    ),
    fill('dark', disc(-50, -236, 13, 14)),
    fill('accent', '-24,-186,1 -24,-208 -12,-218 12,-218 24,-206 24,-186,1'),
    fill('pale', '-27,-230,1 -14,-236 -13,-248 0,-252 13,-248 14,-236 27,-230,1 0,-225'),
    fill('dark', '-9,-229,1 9,-229,1 10,-220 0,-214 -10,-220'),
    fill(
      'body',
      '28,-186,1 26,-208 36,-221 58,-222 72,-208 72,-186,1',
      '32,-206 22,-222 30,-240,1 38,-236,1 36,-222 44,-208',
      '66,-206 78,-222 70,-240,1 62,-236,1 64,-222 56,-208',
    ),
    fill('dark', disc(50, -237, 12, 14), box(34, -244, 8, 9), box(58, -244, 8, 9)),
    // The lid, the cabin, its glass.
    fill('body', panel('-92,-264,3 -86,-279,7 86,-279,7 92,-264,3')),
    fill('shade', box(-91, -267, 182, 5)),
    fill('dark', panel(twice('60,0,6 60,-60,4 90,-60,4 90,0,6')), box(-70, -52, 140, 24)),
    fill('body', panel('-95,-44,6 -98,-112,5 -88,-190,12 88,-190,12 98,-112,5 95,-44,6')),
    fill('shade', panel('30,-44 34,-190 88,-190,12 98,-112,5 95,-44,6')),
    fill('lit', box(-86, -191, 172, 6), panel('-97,-110 -88,-186,6 -82,-186 -90,-110')),
    fill('pale', panel('-80,-118,6 -72,-178,8 72,-178,8 80,-118,6')),
    fill(
      'dark',
      panel(twice('18,-118 20,-140,4 44,-140,4 48,-118')),
      twice('26,-139 26,-152 40,-152 40,-139'),
      box(-2, -178, 4, 60),
    ),
    fill('lit', panel('-64,-122 -50,-174 -38,-174 -52,-122')),
    fill('dark', disc(0, -84, 37), box(-100, -56, 200, 13), box(-22, -60, 44, 10)),
    fill('lit', disc(0, -84, 20)),
    fill('dark', disc(0, -84, 14)),
    fill('accent', panel(twice('78,-108,3 92,-108,3 91,-82,3 78,-82,3'))),
  ]);
}
