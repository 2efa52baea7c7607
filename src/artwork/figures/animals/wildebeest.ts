import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';
import { placed, type Placed } from '../../drawing/placed.ts';
import { RUNNING, WALKING } from './wildebeestBodies.ts';

/** The head, its origin between the horns. */
const head = (at: Placed): Part[] => [
  fill('shade', at.limb('8,-2,4 20,2,5 30,-4,5 32,-18,4 26,-34,0')),
  fill('body', at('0,-6 12,-6 20,6 28,22 34,36 40,48 40,56 34,62 26,62 18,60 14,52 8,42 -4,36 -12,22 -12,6')),
  fill('shade', at('20,58,1 14,52 8,42 -4,36 -12,22 -12,12,1 -2,26 10,32 20,46')),
  fill(
    'dark',
    at('2,-6 14,-8 20,6 28,22 34,36 40,48 40,56 34,62 26,62 18,60 14,50 22,42 20,30 16,18 12,4'),
    at('1,11,1 6,6 12,8 13,14,1 6,15'),
  ),
  fill(
    'shade',
    at('15,-2,1 20,6 28,22 34,36 38,46,1 32,38 26,24; 34,48,1 38,50 37,55,1 34,53'),
    at.limb('24,57,0 28,56,1 36,60,0'),
  ),
  fill('pale', at('6,9,1 8,8,1 9,10,1')),
  fill('shade', at.limb('9,-5,2 2,0,6 -8,5,6 -20,1,5 -25,-14,4 -16,-32,0')),
  fill(
    'lit',
    at('-16,6,1 -24,2 -30,-16 -16,-32,1 -25,-15 -21,0; 28,-2,1 30,-16 26,-34,1 28,-18 24,-6'),
    at('-1,9,1 4,3 12,5,1 5,6'),
  ),
  fill('body', at('-6,6,1 -12,0 -24,4 -34,14,1 -22,16 -10,12')),
  fill('shade', at('-12,6,1 -22,6 -31,13,1 -22,12')),
];

/** A white-bearded wildebeest of 1.35 m at the shoulder. */
export function wildebeest(pose: 'walking' | 'running' = 'walking'): Figure {
  return drawn(
    `wildebeest ${pose}`,
    pose === 'walking'
      ? [...WALKING, ...head(placed({ x: 100, y: -129 }))]
      : [...RUNNING, ...head(placed({ x: 106, y: -140, turn: -10 }))],
  );
}
