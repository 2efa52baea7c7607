import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A trekker of 1.74 m seen from behind, rucksack on, one foot a step higher, a pole in the right hand. */
export function trekker(): Figure {
  return drawn('person trekking', [
    // Legs and boots: the left stands, the right steps up.
    fill('shade', limb('12,-92,13 20,-60,11 18,-30,9'), '2,-92,1 26,-92,1 30,-70 8,-70'),
    fill('dark', '8,-34,1 28,-34,1 30,-18 34,-14,1 6,-14,1 8,-20'),
    fill('shade', limb('-12,-92,14 -16,-52,12 -18,-18,10')),
    fill('dark', '-30,-22,1 -7,-22,1 -6,-8 -2,0,1 -36,0,1 -32,-10'),
    stroke('pale', 3, '-29,-21 -8,-21', '9,-33 27,-33'),
    // Pole, arms and hands.
    stroke('dark', 3, '52,-106 60,-2'),
    fill('body', limb('-24,-138,9 -38,-116,8 -40,-96,7'), limb('24,-138,9 42,-124,8 50,-108,7')),
    fill('lit', limb('-40,-98,6 -38,-84,5 -32,-78,3'), '44,-112 52,-116 60,-108 56,-100 48,-102'),
    // Shirt beside the pack, collar, neck and head.
    fill('body', '-28,-90,1 -32,-120 -28,-142 -8,-150 8,-150 28,-142 32,-120 28,-90,1'),
    fill('lit', '-8,-146,1 -8,-158 8,-158 8,-146,1'),
    fill('dark', '-12,-156,1 -14,-168 0,-176 14,-168 12,-156,1 0,-152'),
    fill(
      'pale',
      '-13,-164,1 -12,-178 0,-183 12,-178 13,-164,1 0,-168',
      '-25,-160,1 -16,-168 0,-171 16,-168 25,-160,1 0,-165',
    ),
    stroke('dark', 2, '-13,-166 0,-170 13,-166'),
    // Rucksack with its lid, side pockets and a rolled mat.
    fill(
      'accent',
      '-24,-88,1 -28,-112 -24,-142 0,-148 24,-142 28,-112 24,-88,1 0,-84',
      '-34,-92,1 -35,-110 -26,-114,1 -24,-90,1',
      '34,-92,1 35,-110 26,-114,1 24,-90,1',
    ),
    fill('pale', '-30,-82 -30,-92 0,-94 30,-92 30,-82 0,-80'),
    stroke(
      'dark',
      2,
      '-25,-130 0,-124 25,-130',
      '-12,-126 -12,-104',
      '12,-126 12,-104',
      '-22,-104 0,-101 22,-104',
      '-16,-93 -16,-81',
      '16,-93 16,-81',
    ),
  ]);
}
