import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A rucksack in the sun and in shade. */
export type Pack = readonly [sun: string, shade: string];

const [BOOT, TROUSER, FAR, SHIRT, SLEEVE, SKIN, STRAW, SUN] = [
  '#150f26',
  '#6d5a7c',
  '#463c66',
  '#3d5c92',
  '#5d7fb8',
  '#4a2a24',
  '#b59a86',
  '#ffe0a0',
];

/** Somebody who climbs to the right, weight on the upper knee, leaning on a stick, the sun ahead: 190 high, the rear foot at the origin. */
export const slopeClimber = (placing: Placing, [sun, shade]: Pack): Layer =>
  moved(
    placing,
    inked(BOOT, 5, '72,-106 92,-14'),
    cut(FAR, limb('20,-92,17 10,-48,13 -4,-12,9')),
    cut(BOOT, '-20,2,1 -18,-20,1 6,-20,1 12,-8 24,0,1 20,4,1'),
    cut(TROUSER, limb('24,-96,20 62,-74,15 54,-26,9')),
    cut(BOOT, '40,-10,1 42,-32,1 66,-32,1 74,-22 90,-14,1 86,-8,1'),
    cut(SUN, '58,-86,1 76,-74 70,-50 66,-32,1 60,-32,1 66,-64'),
    cut(SHIRT, '4,-98,1 12,-130 34,-158 52,-152 58,-130 48,-88,1 24,-80'),
    cut(shade, '-26,-100,1 -34,-132 -14,-166 18,-170 34,-158,1 24,-124 10,-92,1 -8,-90'),
    cut(sun, '4,-172,1 22,-170 36,-158,1 24,-124 10,-92,1 0,-92,1 10,-130'),
    cut(SLEEVE, limb('40,-144,12 44,-110,10 70,-108,7')),
    cut(SKIN, disc(73, -108, 8), disc(52, -172, 13, 16)),
    cut(STRAW, '32,-178,1 36,-196 56,-202 70,-190 72,-178,1 84,-168,1 74,-170 30,-172,1'),
    cut(SUN, '56,-201,1 70,-192 72,-178,1 84,-168,1 64,-174,1'),
  );
