import { fill, fold, stroke, type Part } from '../../drawing/figure.ts';
import type { Placed } from '../../drawing/placed.ts';

/** A shirt in profile from the hips up, 54 to the collar, drawn around the hips: chest, hollow back, hem; and its folds. */
export const shirt = (at: Placed): Part[] => [
  fill(
    'body',
    at('-13,6,1 -13,-8 -10,-18 -13,-36 -12,-48 -4,-55,1 6,-54,1 12,-46 14,-34 11,-20 12,-6 13,6,1 0,8'),
  ),
  fold(
    'body',
    at(
      '13,6,1 12,-6 11,-20 14,-34 12,-46 6,-54,1 6,-44 7,-32 4,-18 4,-6 3,7,1',
      '-13,-2,1 -4,-6 3,-5,1 -4,-3 -13,2,1',
    ),
  ),
];

/** A rucksack on the back of a shirt in profile, with its lid, pocket and rolled mat; and the strap over the shoulder. */
export const rucksack = (at: Placed): Part[] => [
  fill('accent', at('-10,-4,1 -24,-2 -34,-10 -36,-30 -32,-48 -22,-56 -10,-52,1 -12,-30')),
  fold(
    'accent',
    at(
      '-10,-4,1 -24,-2 -34,-10 -35,-22,1 -26,-14 -10,-14,1',
      '-35,-38,1 -22,-36 -11,-38,1 -11,-36,1 -22,-34 -35,-35,1',
    ),
  ),
  fill('pale', at('-36,-54,1 -34,-62 -26,-64 -16,-63 -10,-58 -10,-52,1 -24,-54')),
  fold(
    'pale',
    at('-36,-54,1 -24,-57 -10,-55,1 -10,-52,1 -24,-54', '-30,-63,1 -28,-63,1 -28,-54,1 -30,-54,1'),
  ),
];

export const straps = (at: Placed): Part =>
  stroke('dark', 3, at('-12,-52 -6,-57 4,-54 8,-44 6,-28 -9,-18'), at('-11,-4 0,-2 12,-6'));
