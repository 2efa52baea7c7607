import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A black-and-white colobus on a branch at 0: a white cape over the back, and a white tail that hangs below. */
export function colobus(): Figure {
  return drawn('colobus sitting', [
    { tone: 'pale', d: limb('-20,-10,6 -26,20,6 -22,60,7 -26,92,11 -24,118,4') },
    {
      tone: 'body',
      d:
        outline('-30,0,1 -36,-24 -28,-48 -8,-62 12,-58 20,-40 18,-16 26,0,1') +
        limb('38,-3,4 26,-14,8 8,-18,12') +
        limb('34,-20,4 24,-32,5 8,-46,8'),
    },
    { tone: 'pale', d: outline('-8,-62 -28,-52 -40,-28 -42,2 -34,16 -26,2 -18,10 -14,-14 -10,-36') },
    { tone: 'body', d: outline('-6,-60 -8,-78 6,-90 24,-86 32,-72 26,-60 12,-54') },
    { tone: 'pale', d: outline('2,-84 16,-90 28,-82 18,-82 10,-76 8,-62 -2,-62 -4,-76') },
    { tone: 'dark', d: outline('14,-80 28,-80 32,-70 26,-62 16,-66') + disc(20, -74, 2) },
  ]);
}
