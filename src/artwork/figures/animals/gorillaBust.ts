import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A silverback's head and shoulders, who looks straight at us; cut off at the breast, drawn at 200 units a metre. */
export function gorillaBust(): Figure {
  return drawn('gorilla bust', [
    // Shoulders, then the crested head.
    fill('body', twin('0,-190,1 60,-196 96,-178 140,-168 190,-146 226,-108 244,-56 250,0,1 0,0,1')),
    fill('shade', twin('0,-150 40,-120 74,-96 96,-62 104,-24 104,0,1 0,0,1')),
    fill(
      'body',
      twin('0,-372 30,-368 52,-348 66,-312 78,-276 92,-240 98,-204 92,-164 76,-128 50,-104 24,-92 0,-90'),
      pair('86,-246 98,-252 104,-236 100,-216 90,-214'),
    ),
    // The bare face.
    fill(
      'dark',
      twin('0,-262 24,-270 52,-268 66,-252 66,-226 56,-204 58,-182 64,-160 58,-132 40,-114 18,-106 0,-105'),
    ),
    // Brow and cheeks, then the lighter planes: lids, the nose with its broad rims, the lips.
    fill(
      'body',
      twin('0,-258,1 22,-272 50,-274 72,-258 68,-240,1 48,-252 26,-250 0,-242,1'),
      pair('36,-210,1 54,-202 54,-180 44,-174 36,-190'),
    ),
    fill(
      'pale',
      pair('18,-229,1 30,-242 50,-239 57,-225,1 44,-214 26,-216'),
      twin('0,-226 8,-222 12,-204 30,-192 40,-176 36,-160 22,-156 12,-164 0,-160'),
      twin('0,-150 24,-150 48,-144 54,-134 34,-130 16,-133 0,-131'),
      twin('0,-122 22,-124 38,-126 30,-114 14,-109 0,-108'),
    ),
    // What turns from the light.
    fill('shade', '2,-224 8,-222 12,-204 30,-192 40,-176 36,-160 22,-156 26,-176 10,-192'),
    fill(
      'dark',
      pair('22,-180 30,-184 32,-174 24,-166 14,-168 16,-176; 22,-226,1 32,-235 50,-228,1 36,-221'),
      limb('0,-160,3 0,-150,2'),
      limb('-46,-132,0 -20,-129,2 0,-132,2 20,-129,2 46,-132,0'),
    ),
    fill('accent', pair('26,-228 33,-233 41,-229 40,-223 32,-221')),
    fill('dark', disc(34, -227, 4), disc(-32, -227, 4)),
    // Wrinkles under the eyes, the furrow of the brow.
    fill('dark', pair('22,-212,1 36,-205 52,-211,1 36,-202; 10,-250,1 14,-240 12,-226,1 7,-238')),
    // The rim on the side of the light, and the light in the eyes.
    fill(
      'lit',
      '0,-372,1 -30,-368 -52,-348 -66,-312 -78,-276 -88,-250,1 -70,-276 -58,-310 -44,-342 -24,-360',
      '-93,-226,1 -98,-204 -92,-164 -80,-136,1 -84,-166 -88,-200',
      '-92,-178,1 -140,-168 -190,-146 -226,-108 -244,-56 -250,0,1 -236,0,1 -230,-56 -212,-100 -180,-134 -138,-154',
      disc(31, -229, 2),
      disc(-35, -229, 2),
    ),
  ]);
}
