import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A silverback who sits with his back to us, his head turned to look away: crest and muzzle, great shoulders, both fists on the ground. */
export function gorillaFromBehind(): Figure {
  return drawn('gorilla from behind', [
    // The head turned to the right: crest, brow and muzzle against the light, the near ear.
    fill('body', '-24,-128 -26,-152 -16,-174 2,-184 22,-178 34,-166 40,-158,1 46,-154 48,-146 54,-138 58,-126 52,-116 40,-112 24,-108'),
    fill('dark', '36,-160,1 46,-156 46,-148,1 38,-150'),
    fill('shade', '2,-152 10,-158 18,-152 18,-140 10,-134 4,-140'),
    // Legs folded to either side, feet and all.
    fill('shade', pair('40,0,1 52,-26 84,-30 104,-16 108,0,1')),
    // The trunk: sloping shoulders, the waist, the seat.
    fill('body', twin('0,-138 24,-136 46,-126 64,-106 66,-78 58,-50 60,-24 62,0,1 0,0')),
    // Both arms, propped on their fists.
    fill('body', pair('44,-126,1 70,-116 90,-90 98,-58 104,-28 112,-10 108,0,1 82,0,1 78,-14 76,-40 66,-66 52,-84,1')),
    fill('shade', pair('60,-88,1 70,-64 78,-38 80,-14 82,0,1 76,0,1 72,-30 62,-60')),
    fill('dark', pair('84,-2,1 86,-10 90,-2,1; 93,-2,1 95,-10 99,-2,1')),
    // The saddle, soft at its edges.
    fill('pale', twin('0,-96 26,-98 48,-88 54,-66 50,-40 44,-22 26,-12 0,-10')),
    fill(
      'shade',
      limb('0,-120,0 -1,-92,3 0,-60,2 1,-30,0'),
      pair('24,-90,0 30,-74,1 28,-58,0; 40,-70,0 42,-50,1 38,-36,0; 18,-54,0 20,-38,1 18,-24,0'),
    ),
    // The rim on the side of the light: crest, shoulder, arm.
    fill(
      'lit',
      '-25,-134,1 -26,-152 -16,-174 2,-184 18,-180,1 2,-177 -12,-168 -20,-150',
      '-26,-134,1 -46,-127 -70,-116 -90,-90 -98,-58 -104,-28 -110,-12,1 -98,-28 -90,-58 -80,-88 -62,-108',
    ),
  ]);
}
