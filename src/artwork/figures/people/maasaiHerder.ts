import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CLOTH, FOLD, SUN, SKIN, STICK] = ['#e2402c', '#9c2338', '#ff8a52', '#3a1c2c', '#2a1830'];

/** A Maasai herdsman at rest on his staff, one foot against the other knee, looking left; 220 units tall. */
export const maasaiHerder: readonly Layer[] = [
  inked(STICK, 4, '-40,-214 -30,2'),
  // The leg he stands on, and the other, drawn up.
  cut(
    SKIN,
    limb('0,-90,10 2,-50,7 0,-6,4'),
    '-4,-10,1 6,-10,1 8,0,1 -14,0,1',
    limb('12,-88,10 32,-62,8 8,-46,5'),
    '12,-54,1 4,-38,1 -6,-42,1 4,-54,1',
  ),
  cut(
    CLOTH,
    '-12,-182,1 4,-188 20,-182 30,-160 30,-120 38,-80 44,-60,1 10,-52 -16,-62,1 -16,-100 -22,-140 -24,-164',
  ),
  cut(
    FOLD,
    '12,-182,1 26,-172 30,-140 34,-90 44,-60,1 20,-54,1 22,-90 14,-130 4,-156',
    '-6,-120,1 -8,-90 -4,-60,1 -12,-62,1 -14,-92',
  ),
  cut(SUN, '-12,-182,1 -24,-164 -22,-140 -16,-100 -16,-62,1 -8,-60,1 -10,-100 -16,-140 -14,-160 -4,-184,1'),
  cut(SKIN, limb('-8,-170,7 -24,-146,6 -36,-166,4'), disc(-36, -170, 5)),
  // Neck and head, turned a little down.
  cut(
    SKIN,
    '-4,-180,1 -2,-196,1 12,-196,1 12,-180,1',
    '-11,-206,1 -12,-214 -3,-222 7,-222 14,-212 14,-202 8,-194 -2,-191 -8,-193,1 -10,-198 -14,-202,1',
  ),
];
