import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** A malachite kingfisher that dives straight down, its wings swept back, at 1000 units a metre; the foot of its bill is at -36. */
export function kingfisherDiving(): Figure {
  return drawn('kingfisher diving', [
    // Far wing, swept up behind.
    fill('shade', '10,-96,1 40,-120 84,-176 108,-236,1 66,-214 34,-180 8,-140'),
    // Tail and body.
    fill('body', '-8,-176,1 -14,-226 -6,-232 0,-228 8,-232 14,-224 12,-176,1'),
    fill('accent', '-4,-56 18,-66 30,-96 28,-136 16,-178,1 0,-184 -10,-150 -12,-96'),
    fill('body', '-6,-52 -22,-70 -30,-104 -24,-146 -8,-186,1 2,-184 -2,-140 -2,-96 4,-70'),
    // Near wing: coverts, then long feathers.
    fill('shade', '-14,-92,1 -44,-110 -84,-160 -116,-232,1 -74,-206 -40,-172 -14,-136'),
    fill('body', '-12,-90,1 -40,-104 -70,-142 -84,-178,1 -58,-164 -32,-146 -12,-126'),
    fill(
      'lit',
      limb('-22,-108,0 -48,-136,4 -66,-164,0'),
      limb('-40,-146,0 -70,-184,3 -100,-218,0'),
      limb('-22,-136,0 -52,-172,3 -82,-206,0'),
      limb('24,-120,0 56,-156,4 90,-212,0'),
      '-22,-74 -30,-104 -24,-146 -10,-180,1 -18,-140 -20,-104',
    ),
    // Head, cheek and throat.
    fill('body', '-18,-34,1 -42,-52 -40,-80 -14,-92 14,-84 24,-64 18,-38,1'),
    fill('accent', '-4,-34,1 14,-36 24,-52 18,-66 6,-60'),
    fill('pale', '18,-60 26,-70 24,-84 14,-80'),
    fill(
      'lit',
      limb('-24,-46,0 -36,-62,3 -34,-80,0'),
      limb('-14,-42,0 -24,-62,3 -22,-84,0'),
      limb('-4,-44,0 -8,-60,2 -8,-78,0'),
    ),
    // Bill and eye.
    fill('accent', '-11,-36,1 -6,-6 0,30,1 7,-6 13,-36,1'),
    fill('dark', limb('1,-36,1 1,-6,1 0,28,0'), disc(6, -46, 5), '4,-38,1 -4,-40,1 4,-50,1'),
    fill('pale', disc(8, -44, 1)),
  ]);
}
