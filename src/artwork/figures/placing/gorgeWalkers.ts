import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A guide in green and a walker in blue with a small pack, side by side, going away from us: 170 high, feet at 0, the sun on the right. */
export const gorgeWalkers = (placing: Placing): Layer =>
  moved(
    placing,
    // Their shades, thrown to the left.
    cut(
      { fill: '#7c3520', opacity: 0.7 },
      limb('-44,2,8 -110,10,14 -190,22,12 -220,26,4; 46,2,8 -10,14,14 -80,28,12 -110,32,4'),
    ),
    // The guide.
    cut('#4a3a2c', limb('-58,2,9 -58,-40,11 -52,-86,14; -30,-4,9 -30,-40,11 -40,-86,14')),
    cut('#4f6b3a', '-68,-74,1 -70,-110 -66,-136 -56,-146 -34,-146 -24,-136 -22,-108 -24,-74,1'),
    cut('#86a050', '-40,-74,1 -38,-110 -44,-146,1 -34,-146 -24,-136 -22,-108 -24,-74,1'),
    cut('#4f6b3a', limb('-64,-134,8 -74,-108,8 -70,-82,6')),
    cut('#86a050', limb('-26,-134,8 -16,-108,8 -20,-82,6')),
    cut('#5c2f22', disc(-45, -156, 10, 12), disc(-70, -78, 6), disc(-20, -78, 6)),
    cut('#c9a050', '-66,-160,1 -58,-166 -52,-178 -38,-178 -32,-166 -24,-160,1 -45,-156'),
    // The walker.
    cut('#2c2a44', limb('34,-2,9 34,-40,11 40,-82,14; 60,4,9 60,-36,11 54,-82,14')),
    cut(
      '#1f5a94',
      '24,-70,1 22,-104 26,-128 36,-138 58,-138 68,-128 72,-104 70,-70,1',
      limb('30,-126,8 20,-104,8 24,-80,6'),
    ),
    cut('#4f93cc', limb('64,-126,8 76,-104,8 72,-80,6')),
    cut('#e0a030', '32,-80,1 30,-112 34,-130 60,-130 64,-112 62,-80,1'),
    cut('#ffd46a', '50,-80,1 52,-112 50,-130,1 60,-130 64,-112 62,-80,1'),
    cut('#8a5238', disc(47, -148, 10, 12), disc(24, -77, 6), disc(73, -77, 6)),
    cut('#fff0d0', '26,-152,1 34,-158 40,-170 54,-170 60,-158 68,-152,1 47,-148'),
  );
