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

/** The leg that pushes off, and the bent one on which the weight is, the sun on its shin. */
const REAR = (ink: string): Layer[] => [
  cut(ink, '2,-104,1 36,-100,1 28,-58 8,-14,1 -14,-16,1 -6,-54'),
  cut(BOOT, '-24,-10,1 -16,-22,1 10,-16,1 16,-4 28,2 27,8,1 4,7,1'),
];
const FRONT = (ink: string): Layer[] => [
  cut(ink, '4,-104,1 40,-104 68,-94 78,-80 76,-60 67,-24,1 46,-24,1 50,-54 46,-62 22,-66 4,-84'),
  cut(SUN, '66,-95,1 80,-82 77,-60 67,-24,1 60,-24,1 66,-62 66,-78'),
  cut(BOOT, '44,-27,1 68,-27,1 74,-18 90,-14 93,-5,1 42,-5,1'),
];

/** Somebody who climbs to the right, weight on the upper knee, the sun ahead: 205 high, the rear foot at the origin; that knee is the nearer one, or the other. */
export const slopeClimber = (placing: Placing, [sun, shade]: Pack, near = true): Layer =>
  moved(
    placing,
    inked(BOOT, 4, '74,-112 96,-10'),
    ...(near ? [...REAR(FAR), ...FRONT(TROUSER)] : [...FRONT(FAR), ...REAR(TROUSER)]),
    cut(SHIRT, '4,-98,1 12,-130 34,-158 52,-152 58,-130 48,-88,1 24,-80'),
    cut(shade, '-26,-100,1 -34,-132 -14,-166 18,-170 34,-158,1 24,-124 10,-92,1 -8,-90'),
    cut(sun, '4,-172,1 22,-170 36,-158,1 24,-124 10,-92,1 0,-92,1 10,-130'),
    cut(SLEEVE, limb('40,-144,12 44,-110,10 70,-108,7')),
    cut(SKIN, disc(73, -109, 7, 8), '40,-180,1 66,-182,1 70,-166 66,-156 56,-152 52,-144,1 38,-150,1'),
    cut(STRAW, '32,-178,1 36,-196 56,-202 70,-190 72,-178,1 84,-168,1 74,-170 30,-172,1'),
    cut(SUN, '56,-201,1 70,-192 72,-178,1 84,-168,1 64,-174,1'),
  );
