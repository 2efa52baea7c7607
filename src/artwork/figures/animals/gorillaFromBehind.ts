import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A silverback who sits with his back to us, his head turned to look away: crest and muzzle, great shoulders, both fists on the ground. */
export function gorillaFromBehind(): Figure {
  return drawn('gorilla from behind', [
    // The head turned to the right: crest, brow and muzzle against the light, the near ear.
    fill(
      'body',
      '-24,-128 -26,-152 -16,-174 2,-184 22,-178 34,-168 40,-160 50,-158 52,-150 50,-145,1 62,-140 70,-130 68,-118 58,-112 40,-110 24,-106',
    ),
    fill('dark', '40,-156,1 50,-155 50,-147,1 42,-149', limb('54,-122,0 62,-121,1 69,-124,0')),
    fill('shade', '6,-152 12,-156 17,-150 15,-141 9,-138 5,-144'),
    // Legs folded to either side, feet and all.
    fill('shade', pair('40,0,1 52,-26 84,-30 104,-16 108,0,1')),
    // The trunk: sloping shoulders, the waist, the seat.
    fill('body', twin('0,-138 24,-136 46,-126 64,-106 66,-78 58,-50 60,-24 62,0,1 0,0')),
    // Both arms, propped on their fists.
    fill(
      'body',
      pair('44,-126,1 70,-116 90,-90 98,-58 104,-28 112,-10 108,0,1 82,0,1 78,-14 76,-40 66,-66 52,-84,1'),
    ),
    fill('shade', pair('60,-88,1 70,-64 78,-38 80,-14 82,0,1 76,0,1 72,-30 62,-60')),
    fill('dark', pair('84,-2,1 86,-10 90,-2,1; 93,-2,1 95,-10 99,-2,1')),
    // The saddle: silver from the middle of the back down over the hips, soft at its edges.
    fill(
      'pale',
      '-52,-74 -46,-88,1 -39,-86,1 -34,-96,1 -24,-93,1 -16,-102,1 -6,-98,1 3,-104,1 12,-98,1 22,-101,1 30,-92,1 38,-94,1 42,-84,1 48,-86,1 54,-72 54,-54 50,-38 54,-20 58,-4,1 52,-10,1 44,-1,1 34,-9,1 24,-2,1 12,-9,1 0,-1,1 -10,-8,1 -24,-1,1 -32,-9,1 -46,-1,1 -52,-10,1 -58,-4,1 -54,-20 -50,-38 -54,-54',
    ),
    fill('shade', limb('0,-126,0 -2,-96,3 0,-60,3 1,-24,0')),
    // The rim on the side of the light: crest, shoulder, arm.
    fill(
      'lit',
      '-25,-134,1 -26,-152 -16,-174 2,-184 18,-180,1 2,-177 -12,-168 -20,-150',
      '-26,-134,1 -46,-127 -70,-116 -90,-90 -98,-58 -104,-28 -110,-12,1 -98,-28 -90,-58 -80,-88 -62,-108',
    ),
  ]);
}
