import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** An intore dancer facing us, one knee high and both arms out: the mane of pale grass, beads across the chest, a wrapped skirt, bells. */
export function intore(): Figure {
  return drawn('intore dancing', [
    fill(
      'pale',
      twin('0,-240 26,-238 48,-216 64,-176 70,-140,1 60,-150,1 56,-126,1 46,-150,1 42,-128,1 32,-156 0,-170'),
    ),
    fill(
      'shade',
      twin('0,-196 28,-200 44,-176 50,-146,1 44,-156,1 40,-134,1 34,-156,1 28,-140,1 20,-160 0,-160'),
    ),
    // The arms, a stick in one hand and a small shield on the other.
    fill(
      'lit',
      limb('16,-164,8 56,-160,7 84,-186,6 92,-200,5'),
      limb('-16,-164,8 -54,-168,7 -88,-158,6 -100,-150,5'),
    ),
    stroke('dark', 4, '60,-226 118,-176'),
    fill('accent', '-122,-190 -106,-196 -90,-186 -86,-150 -94,-118 -108,-112 -122,-122 -128,-156'),
    fill('pale', '-112,-176 -102,-176 -100,-152 -104,-132 -112,-132 -116,-154'),
    // The standing leg, and the raised one.
    fill('lit', limb('-10,-84,11 -14,-46,9 -12,-12,5'), '-20,-14,1 -4,-14,1 0,-4 -2,0,1 -24,0,1 -22,-6'),
    fill(
      'lit',
      limb('12,-84,11 46,-86,10 58,-72,9'),
      limb('54,-78,9 48,-44,7 40,-24,5'),
      '34,-30,1 46,-24,1 62,-18 60,-10,1 34,-14,1',
    ),
    stroke('pale', 5, '-20,-22 -4,-22', '-20,-30 -5,-30', '38,-38 50,-34', '36,-32 47,-28'),
    fill('lit', twin('0,-176 18,-174 26,-162 24,-140 20,-112 0,-108')),
    fill(
      'body',
      '-22,-114,1 22,-114,1 36,-86 56,-68,1 34,-62,1 24,-66,1 10,-58,1 -4,-62,1 -20,-56,1 -30,-62,1 -28,-88',
    ),
    fill('shade', '6,-113,1 22,-114,1 36,-86 56,-68,1 34,-62,1 20,-84'),
    stroke('pale', 5, '-24,-80 4,-76 40,-78', '-23,-106 0,-103 24,-106'),
    stroke('accent', 5, '-22,-164 0,-136 20,-114', '22,-164 0,-136 -20,-114'),
    // The head in front of the mane, a band of beads round the brow, a smile.
    fill('lit', twin('0,-212 14,-210 18,-196 16,-182 8,-172 0,-170')),
    fill('dark', twin('0,-214 14,-212 18,-202,1 0,-206')),
    fill('accent', twin('0,-209 16,-207 18,-202,1 0,-204')),
    fill(
      'dark',
      pair('4,-196,1 8,-199 12,-196,1 8,-194'),
      limb('-6,-181,0 0,-178,1 6,-181,0'),
      limb('0,-192,0 1,-187,1 -2,-186,0'),
    ),
  ]);
}
