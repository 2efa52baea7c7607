import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A malachite kingfisher in profile that dives straight down, its wings half folded, at 1000 units a metre; the tip of its bill is at 30. */
export function kingfisherDiving(): Figure {
  return drawn('kingfisher diving', [
    // Far wing behind the body, its feathers rounded at their ends.
    fill(
      'shade',
      '8,-112,1 36,-118 62,-144 78,-180 84,-206 76,-214 68,-202 62,-208 54,-194 48,-198 40,-184 34,-184 26,-168 10,-150,1',
    ),
    // Short tail, belly, back.
    fill('shade', '-10,-184,1 -15,-212 -8,-219 -2,-215 4,-219 10,-212 6,-184,1'),
    fill('accent', '-12,-104,1 22,-106,1 30,-130 24,-160 8,-190,1 -6,-188,1 -12,-150'),
    fill('body', '-22,-104,1 -30,-128 -26,-160 -12,-190,1 0,-190,1 -2,-150 -8,-120 -2,-104,1'),
    // Head: crown and nape, cheek, throat and neck patch.
    fill('body', '-8,-50,1 -24,-58 -33,-82 -26,-108,1 24,-108,1 26,-84 18,-60 8,-50,1'),
    fill('accent', '2,-52,1 14,-58 20,-74 14,-92 2,-94 -4,-80 -4,-62'),
    fill('pale', '10,-54,1 20,-62 26,-84 25,-96,1 18,-84 16,-66', '0,-96 12,-98 16,-108 4,-112 -4,-106'),
    fill(
      'lit',
      limb('-14,-56,0 -22,-68,3 -24,-82,0'),
      limb('-10,-66,0 -16,-80,3 -16,-94,0'),
      limb('-22,-88,0 -22,-98,3 -18,-108,0'),
    ),
    // Bill, and the eye before the cheek.
    fill('accent', '-10,-52,1 -8,-30 0,30,1 7,-30 9,-52,1'),
    fill('dark', disc(-3, -66, 6), '-10,-54,1 9,-54,1 6,-48 -6,-48'),
    stroke('dark', 1, '0,-46 1,0 0,28'),
    fill('pale', disc(-1, -64, 2)),
    // Near wing: flight feathers, coverts, and the spots on them.
    fill(
      'shade',
      '4,-108,1 -28,-112 -62,-138 -88,-182 -98,-216 -90,-226 -80,-214 -74,-224 -64,-210 -58,-218 -48,-202 -42,-208 -32,-192 -26,-196 -16,-178 -8,-160 0,-140,1',
    ),
    fill(
      'body',
      '4,-106,1 -26,-110 -54,-132 -72,-166 -64,-176 -54,-166 -46,-174 -36,-162 -28,-168 -18,-154 -6,-140 2,-130',
    ),
    fill(
      'lit',
      limb('-12,-116,0 -36,-128,4 -54,-150,0'),
      limb('-8,-126,0 -28,-138,3 -42,-156,0'),
      limb('-62,-180,0 -74,-196,2 -84,-214,0'),
      limb('-48,-178,0 -56,-192,2 -62,-206,0'),
    ),
  ]);
}
