import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** A silverback who sits with his back to us and looks over the land, his head turned a little to the right. */
export function gorillaBehind(): Figure {
  return drawn('gorilla behind', [
    // Knees on both sides, and the hands that rest on them.
    fill(
      'shade',
      '-104,0,1 -112,-24 -98,-50 -70,-54 -50,-30 -54,0,1',
      '104,0,1 114,-26 100,-54 70,-56 50,-30 54,0,1',
    ),
    // Back, shoulders and arms.
    fill(
      'body',
      '-80,0,1 -96,-34 -98,-74 -84,-108 -56,-130 -24,-138 0,-140 24,-138 58,-130 86,-106 98,-72 96,-32 80,0,1',
    ),
    // The face, turned to the right: brow, nose and muzzle beyond the cheek.
    fill('dark', '14,-176,1 34,-178 42,-168 40,-160,1 50,-148 54,-138 48,-126 32,-122 16,-128,1'),
    fill('lit', '34,-174,1 42,-168 40,-160,1 50,-149,1 44,-150 36,-160', '49,-140,1 54,-138 50,-130,1'),
    // Head with its crest.
    fill('body', '-34,-122,1 -40,-142 -34,-166 -18,-186 2,-196 20,-188 32,-172 28,-154 30,-140 38,-122,1'),
    // The silver back: hair by hair it turns dark towards the flanks.
    fill(
      'pale',
      '-62,-112 -34,-126 0,-130 36,-126 64,-110 76,-80 74,-48,1 70,-58,1 67,-34,1 61,-48,1 56,-22,1 49,-40,1 42,-14,1 34,-34,1 24,-8,1 16,-30,1 6,-6,1 -4,-28,1 -14,-6,1 -22,-30,1 -32,-10,1 -38,-34,1 -48,-16,1 -54,-40,1 -60,-26,1 -65,-50,1 -70,-40,1 -76,-80',
    ),
    // Side away from the light, spine and shoulder blades.
    fill(
      'shade',
      '24,-138,1 58,-130 86,-106 98,-72 96,-32 80,0,1 56,0,1 72,-34 76,-72 68,-106 46,-124',
      limb('2,-120,0 6,-76,3 2,-30,0'),
      limb('-50,-104,0 -32,-88,3 -28,-58,0; 50,-104,0 36,-88,3 30,-58,0'),
    ),
    fill(
      'shade',
      '6,-196,1 20,-188 32,-172 28,-154 30,-140 38,-122,1 12,-124,1 20,-150',
      disc(22, -150, 5, 7),
    ),
    // Rims: crest, shoulder, arm, knee.
    fill(
      'lit',
      '-97,-62,1 -98,-74 -84,-108 -56,-130 -33,-136,1 -56,-122 -78,-100 -90,-70,1 -92,-78',
      '-37,-134,1 -40,-142 -34,-166 -18,-186 2,-196 12,-193,1 -4,-184 -20,-166 -30,-140',
      '-110,-20,1 -110,-34 -98,-50 -84,-53,1 -98,-42 -104,-24',
    ),
  ]);
}
