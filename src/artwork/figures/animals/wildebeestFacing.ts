import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { twice } from '../../drawing/twice.ts';

/** The head, carried before the chest and a little above the withers; its origin lies between the horns. */
const at = placed({ x: 0, y: -138, scale: 1.06 });

/** A white-bearded wildebeest that stands and looks at one, from the front: long black face between wide horns. */
export function wildebeestFacing(): Figure {
  return drawn('wildebeest facing', [
    // The hindquarters behind, a step to the right.
    fill(
      'shade',
      '-14,-108 24,-112 42,-92 44,-72 30,-56 0,-56',
      limb('35,0,5 35,-18,4 32,-38,6 36,-48,6 34,-72,10; -20,0,4 -19,-20,3 -22,-44,5 -18,-66,9'),
    ),
    // Withers, deep chest, and forelegs that stand apart.
    fill(
      'body',
      '-8,-138 -22,-132 -34,-112 -38,-88 -30,-66 -16,-54 0,-48 16,-54 30,-66 38,-88 34,-112 22,-132 8,-138',
      limb(
        '-26,0,7 -24,-8,5 -25,-20,4 -21,-40,7 -22,-52,7 -20,-76,13; 12,0,7 13,-8,5 13,-20,4 18,-40,7 18,-52,7 20,-76,13',
      ),
    ),
    fill(
      'lit',
      '-16,-136,1 -34,-112 -38,-88 -31,-66,1 -32,-88 -26,-112',
      limb('-30,-64,0 -28,-46,2 -29,-18,1; 11,-60,0 12,-44,2 10,-18,1'),
    ),
    fill(
      'shade',
      '20,-132,1 34,-112 38,-88 30,-66 16,-54 0,-48,1 16,-66 22,-92 16,-116,1',
      '-14,-60,1 0,-48 14,-60,1 12,-70 -12,-70',
    ),
    fill(
      'dark',
      limb('-26,0,8 -26,-9,6; 12,0,8 12,-9,6'),
      '-26,-126,1 -20,-140 -10,-140,1 -8,-150,1 -2,-144,1 3,-153,1 7,-144,1 12,-149,1 18,-136 26,-126,1 14,-104 -14,-104',
      limb('-26,-106,0 -30,-94,2 -28,-80,0; -20,-98,0 -22,-88,2 -20,-74,0; 26,-106,0 30,-94,2 28,-80,0'),
    ),
    fill('shade', at.limb(twice('0,-3,7 22,-2,7 40,4,6 51,-6,4 44,-26,0'))),
    fill('lit', at.limb(twice('8,-8,1 22,-7,2 38,-1,1; 48,-2,1 49,-10,1 45,-22,0'))),
    fill('body', at(twice('10,4 26,4 44,10 50,20,1 34,20 16,16'))),
    fill('dark', at(twice('20,10 32,10 45,18,1 32,17'))),
    fill(
      'pale',
      at('-15,52,1 -20,72,1 -14,68,1 -14,88,1 -7,80,1 0,100,1 7,80,1 14,88,1 14,68,1 20,72,1 15,52,1'),
    ),
    fill('body', at('-15,0 15,0 19,16 16,38 12,56 15,70 8,78 -8,78 -15,70 -12,56 -16,38 -19,16')),
    fill(
      'dark',
      at('-11,0 11,0 13,14 10,34 11,52 16,62 14,74 6,79 -6,79 -14,74 -16,62 -11,52 -10,34 -13,14'),
    ),
    fill('shade', at('8,2,1 15,2 19,16 16,38 13,52,1 10,36 12,16')),
    fill(
      'lit',
      at.limb('-16,6,0 -17,18,2 -14,38,0; -12,66,0 -8,76,2 0,76,0'),
      at('-18,13,1 -14,10 -10,14,1 -14,16'),
    ),
    fill('body', disc(-6, -68, 3, 2), disc(6, -68, 3, 2)),
  ]);
}
