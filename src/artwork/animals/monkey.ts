import { limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A golden monkey seated at 0: orange back, black limbs, a leaf or shoot in its hands. */
export function monkey(): Figure {
  return drawn('monkey seated', [
    { tone: 'dark', d: limb('-18,-6,6 -40,-4,5 -56,-18,4 -58,-40,3') + limb('34,0,6 22,-18,8 2,-14,11') },
    { tone: 'body', d: outline('-24,0,1 -34,-26 -28,-52 -8,-64 12,-56 18,-34 14,-10 18,0,1') },
    {
      tone: 'dark',
      d: limb('30,-52,5 22,-36,6 4,-48,9') + outline('-6,-58 -10,-76 2,-90 20,-88 28,-74 22,-60 8,-56'),
    },
    { tone: 'body', d: outline('-10,-72 -6,-88 8,-96 20,-90 10,-84 2,-74') },
    { tone: 'pale', d: outline('8,-74 22,-76 26,-66 18,-58 8,-62') },
    { tone: 'accent', d: limb('28,-50,3 32,-66,3 40,-86,1') },
  ]);
}
