import { disc, limb, line, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A grey crowned crane of 1.05 m, its crown of stiff golden bristles fanned out. */
export function crane(): Figure {
  const crown = [-50, -35, -20, -5, 10, 25].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return line([
      [30, -98],
      [30 + Math.cos(angle) * 19, -98 + Math.sin(angle) * 19],
    ]);
  });
  return drawn('crane standing', [
    { tone: 'accent', d: crown.join(''), stroke: 2 },
    {
      tone: 'dark',
      d:
        limb('-6,0,1 -6,-24,1 -4,-46,2') +
        limb('8,0,1 6,-24,1 4,-46,2') +
        limb('-8,-1,1 4,-1,1') +
        limb('6,-1,1 18,-1,1'),
    },
    {
      tone: 'body',
      d:
        outline('-34,-40 -30,-58 -8,-66 14,-64 24,-54 16,-44 -6,-38') +
        limb('14,-56,8 24,-70,4 22,-84,3 28,-94,4'),
    },
    { tone: 'pale', d: outline('-30,-54 -10,-64 10,-60 0,-50 -16,-46 -28,-44') },
    {
      tone: 'dark',
      d:
        outline('-26,-44 -46,-34 -44,-20 -32,-30 -16,-40') +
        disc(30, -98, 6, 5) +
        outline('34,-100,1 46,-96,1 34,-95,1'),
    },
    { tone: 'pale', d: disc(28, -97, 3, 4) },
  ]);
}
