import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A silverback who sits with his back to us and looks away: crest, great shoulders, and the silver saddle. */
export function gorillaFromBehind(): Figure {
  return drawn('gorilla from behind', [
    fill(
      'body',
      twin(
        '0,-182 12,-180 22,-168 28,-150 32,-138,1 52,-130 74,-114 90,-86 98,-54 100,-22 92,-4 76,0,1 40,0 0,-2',
      ),
      pair('26,-160 33,-162 36,-154 32,-146 26,-148'),
    ),
    // Between arm and flank, and the hollow of the neck.
    fill(
      'shade',
      pair('60,-98,1 66,-72 66,-40 72,-12 76,0,1 58,0,1 58,-30 52,-66'),
      '-14,-150 0,-144 14,-150 22,-138 0,-130 -22,-138',
    ),
    // The saddle, its hair hanging in locks.
    fill(
      'pale',
      twin(
        '0,-98 22,-104 44,-100 54,-84 56,-58 56,-30 50,-18,1 46,-30,1 38,-8,1 32,-24,1 24,-4,1 16,-20,1 8,-2,1 0,-18,1',
      ),
    ),
    fill(
      'shade',
      limb('0,-124,0 -1,-96,3 0,-66,2 1,-40,0'),
      pair('20,-70,1 24,-50 22,-34,1 18,-52; 40,-66,1 44,-46 42,-28,1 37,-48'),
    ),
    // The rim on the side of the light: crest, shoulder, arm.
    fill(
      'lit',
      '-2,-182,1 -12,-180 -22,-168 -28,-150 -32,-138,1 -26,-148 -20,-164 -10,-174',
      '-32,-138,1 -52,-130 -74,-114 -90,-86 -98,-54 -99,-26,1 -92,-54 -82,-84 -66,-108 -48,-122',
    ),
  ]);
}
