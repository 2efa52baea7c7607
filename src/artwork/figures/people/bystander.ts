import { disc } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, type Figure, type Part } from '../../drawing/figure.ts';
import { arm, hand, shortSleeve } from './anatomy.ts';

/** The head is turned a little to the right: a cheek and an ear show. */
const ADULT: Part[] = [
  skin(
    '-17,-112,1 -13,-124 -12,-140,1 16,-140,1 16,-124 20,-112,1 2,-104',
    '-8,-172 14,-178 29,-172 32,-154 28,-140 18,-129 -4,-134 -14,-150',
    disc(4, -152, 5, 8),
  ),
  fold('lit', '-13,-128,1 -12,-140,1 16,-136,1 16,-124 4,-118 -8,-120', disc(4, -151, 3, 5)),
  fill(
    'dark',
    '-26,-152 -28,-176 -14,-192 10,-193 26,-184 29,-170,1 18,-166,1 13,-154,1 2,-162 -1,-148,1 0,-136 -8,-128 -20,-134',
  ),
  fill(
    'body',
    '-60,0,1 -58,-44 -62,-74 -52,-100 -34,-108 -18,-117,1 2,-108 21,-117,1 38,-107 56,-98 66,-74 62,-44 64,0,1',
  ),
  fold(
    'body',
    '-18,-117,1 2,-108 21,-117,1 26,-112,1 2,-101 -23,-113,1',
    '64,0,1 62,-44 66,-74 56,-98 42,-105,1 46,-70 34,-40 38,0,1',
    '-46,0,1 -48,-36 -52,-58,1 -40,-32 -36,0,1',
  ),
];
const [PANE, UP] = ['36,-80 54,-94 57,-128', hand('flat', 57, -126, -84, 'down')];
const CHILD: Part[] = [
  skin(
    arm(PANE),
    UP[0],
    '-9,-82,1 -8,-98,1 14,-98,1 15,-82,1 4,-76',
    disc(5, -113, 4, 6),
    '-6,-130 18,-136 28,-128 29,-116 24,-104 12,-94 -6,-96 -12,-112',
  ),
  fold('lit', UP[1], '-8,-92,1 14,-92,1 14,-86 4,-84', disc(5, -112, 2, 4)),
  fill(
    'dark',
    '-24,-110 -26,-132 -10,-146 12,-147 26,-136 28,-124,1 18,-122,1 10,-112,1 2,-120 0,-106,1 -4,-96 -18,-98',
    disc(-22, -134, 12),
    disc(14, -146, 12),
  ),
  fill(
    'body',
    '-42,0,1 -42,-40 -44,-60 -34,-78 -14,-86,1 4,-79 20,-86,1 36,-80 44,-62 42,-40 42,0,1',
    shortSleeve(PANE),
  ),
  fold(
    'body',
    '42,0,1 42,-40 44,-62 36,-76,1 30,-50 26,-24 28,0,1',
    '-14,-86,1 4,-79 20,-86,1 24,-83,1 4,-73 -18,-83,1',
  ),
];

/** Somebody seen from behind, from the waist up: a grown-up who looks a little to the right, or a child who lays a hand on the pane. */
export function bystander(who: 'adult' | 'child' = 'adult'): Figure {
  return drawn(`bystander ${who}`, who === 'adult' ? ADULT : CHILD);
}
