import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';

const ADULT: Part[] = [
  fill('body', '-62,0,1 -60,-60 -54,-92 -22,-106 -14,-122,1 20,-122,1 28,-106 58,-92 66,-60 68,0,1'),
  fill('shade', '6,0,1 12,-60 30,-104,1 58,-92 66,-60 68,0,1'),
  fill('lit', '-15,-100,1 -12,-128,1 18,-128,1 21,-100,1 3,-94'),
  fill('dark', '-30,-140 -34,-176 -12,-194 20,-192 38,-170 34,-140 22,-122 -16,-122'),
];
const CHILD: Part[] = [
  fill('lit', limb('24,-72,9 44,-104,8 52,-140,6'), disc(53, -148, 9, 11)),
  fill('body', '-44,0,1 -44,-50 -36,-78 -12,-86,1 20,-86,1 38,-78 44,-50 44,0,1'),
  fill('body', limb('26,-70,13 42,-98,11')),
  fill('lit', '-9,-82,1 -8,-98,1 14,-98,1 16,-82,1 4,-76'),
  fill(
    'dark',
    '-26,-108 -26,-138 -8,-150 16,-150 32,-136 30,-108 18,-92 -12,-92',
    disc(-20, -134, 15),
    disc(26, -134, 15),
  ),
];

/** Somebody seen from behind, from the waist up: a grown-up, or a child who lays a hand on the pane. */
export function bystander(who: 'adult' | 'child' = 'adult'): Figure {
  return drawn(`bystander ${who}`, who === 'adult' ? ADULT : CHILD);
}
