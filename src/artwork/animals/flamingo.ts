import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A flamingo of 1.3 m wading, head down to the water or held high. */
export function flamingo(pose: 'feeding' | 'standing' = 'standing'): Figure {
  const neck =
    pose === 'standing'
      ? limb('22,-76,6 38,-92,4 30,-112,3 40,-128,4')
      : limb('22,-72,6 44,-74,4 52,-44,3 46,-14,4');
  const head = pose === 'standing' ? disc(44, -130, 7, 5) : disc(44, -11, 5, 7);
  const bill =
    pose === 'standing'
      ? outline('48,-134,1 62,-130 62,-118,1 54,-124')
      : outline('40,-10,1 32,-2 38,0,1 48,-6');
  return drawn(`flamingo ${pose}`, [
    { tone: 'shade', d: limb('-2,0,1 -4,-30,1 0,-56,2') + limb('12,0,1 10,-30,1 8,-56,2') },
    { tone: 'body', d: outline('-36,-62 -22,-80 4,-84 28,-76 26,-62 4,-54 -20,-54') + neck + head },
    { tone: 'shade', d: outline('-36,-62 -20,-72 4,-70 -8,-58 -24,-55') },
    { tone: 'dark', d: bill },
  ]);
}
