import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure, type Part } from '../../drawing/figure.ts';

/** The tail that hangs, the far leg and foot. */
const BEHIND: Part[] = [
  fill('body', limb('-34,-14,9 -58,6,8 -66,60,7 -58,120,7')),
  fill('dark', limb('-59,112,7 -54,140,6 -62,170,5 -80,184,2')),
  fill(
    'dark',
    limb('14,-24,17 50,-50,15 66,-54,12'),
    limb('64,-56,12 68,-30,9 66,-8,7'),
    disc(65, -55, 12),
    '58,-12 70,-14 88,-8 96,0 92,8,1 84,4 76,10,1 70,6 60,8',
  ),
];

/** Back and flank of gold, the breast in shade; the near leg drawn up, its long foot round the bough. */
const TRUNK: Part[] = [
  fill('body', '-46,2,1 -58,-18 -58,-56 -44,-92 -22,-118 12,-124 34,-110 44,-84 40,-50 28,-20 18,4 -10,8'),
  fill('shade', '30,-124 40,-108 44,-84 40,-50 28,-20 18,4 0,6 8,-40 16,-80'),
  fill(
    'dark',
    '-42,0,1 -50,-14 -44,-38 -22,-56 8,-66 34,-72 50,-62 50,-46 46,-24 42,-8 30,-8 28,-28 24,-40,1 10,-28 -6,-8 -18,6',
    '26,-14 38,-16 54,-12 66,-4 70,4 66,12,1 60,6 56,14,1 48,8 44,14,1 36,6 26,4',
  ),
  // Gold runs down over the near hip.
  fill(
    'body',
    '-44,4,1 -58,-18 -56,-48 -34,-66 -6,-70 16,-69,1 2,-62 4,-56,1 -12,-54 -10,-44,1 -26,-42 -26,-30,1 -40,-22',
  ),
  stroke('dark', 2, '44,-46 38,-30 38,-18'),
];

/** The head turned half to us: black crown, golden brow and cheeks that flare, a small dark face with a short muzzle. */
const HEAD: Part[] = [
  fill('dark', '-14,-160 -20,-172 -12,-182 0,-176 2,-164 -4,-156'),
  fill(
    'body',
    '-12,-150 -14,-172 2,-192 28,-198 50,-190 62,-172 64,-156 72,-140,1 62,-140 64,-128,1 54,-130 46,-116 28,-110 16,-116,1 10,-108,1 4,-120,1 -10,-114,1 -6,-126,1 -20,-124,1 -12,-136',
  ),
  fill('dark', '-12,-168,1 -4,-190 20,-206 46,-200 60,-182 63,-168,1 50,-184 32,-188 10,-182'),
  // The face, then muzzle and eye sockets in a softer tone.
  fill(
    'dark',
    '16,-164 24,-174 38,-172 50,-174 58,-164 58,-148 60,-134 54,-122 42,-118 30,-122 24,-136 18,-148',
  ),
  fill(
    'accent',
    '30,-140 38,-148 50,-148 58,-138 58,-128 50,-121 40,-120 31,-128',
    '22,-159 27,-164 34,-160 32,-154 25,-154; 45,-160 50,-164 56,-160 55,-154 48,-154',
  ),
  fill('dark', disc(29, -159, 4), disc(51, -159, 3, 4), '40,-143 46,-140 42,-138; 54,-143 49,-140 53,-138'),
  fill('dark', limb('33,-130,0 44,-128,1 56,-131,0'), limb('40,-164,1 43,-152,1 44,-146,0')),
  fill(
    'pale',
    '34,-120,1 44,-118 54,-121,1 52,-112,1 44,-108 36,-112,1',
    disc(30, -161, 1),
    disc(52, -161, 1),
  ),
  fill(
    'lit',
    '-57,-24,1 -58,-56 -44,-92 -24,-116,1 -38,-88 -50,-56 -50,-30',
    '-12,-152,1 -13,-170 -8,-176,1 -6,-160 -8,-146 -14,-136,1',
    '16,-166,1 26,-178 40,-175 52,-178 59,-168,1 52,-186 34,-190 18,-182',
  ),
];

/** One hand round a cane at x = 92, its four fingers and the thumb; the other brings a peeled shoot to the mouth. */
const HOLDING: Part[] = [
  ...BEHIND,
  fill('dark', limb('26,-104,14 58,-84,11 74,-92,9 80,-100,7')),
  ...TRUNK,
  ...HEAD,
  fill(
    'dark',
    '72,-116 80,-118 88,-112 90,-94 84,-84 74,-86 70,-98',
    limb('80,-113,4 94,-117,4 105,-112,3'),
    limb('82,-105,4 95,-108,4 106,-104,3'),
    limb('82,-97,4 95,-100,4 105,-96,3'),
    limb('82,-89,4 94,-92,4 103,-88,3'),
    limb('78,-112,4 82,-124,4 92,-128,2'),
  ),
  fill('pale', limb('2,-46,3 28,-88,4 46,-122,2')),
  fill(
    'dark',
    limb('-14,-100,12 -14,-74,11 -2,-52,11'),
    limb('-4,-52,11 12,-66,9 24,-82,7'),
    disc(-3, -52, 11),
  ),
  stroke('accent', 2, '-12,-43 0,-40 12,-49'),
  fill(
    'dark',
    '16,-84 24,-94 34,-94 36,-82 28,-72 18,-74',
    limb('22,-90,3 32,-98,3 40,-96,2'),
    limb('30,-84,3 40,-90,3 44,-86,2'),
    limb('30,-78,3 38,-82,3 42,-78,2'),
  ),
  fill('body', '-26,-118 0,-124 16,-108 12,-86 -4,-74 -22,-68 -40,-78'),
];

/** The near hand rests on the bough beside the foot, the far one on the knee. */
const PERCHED: Part[] = [
  ...BEHIND,
  ...TRUNK,
  fill(
    'dark',
    limb('28,-104,13 50,-84,10 62,-64,8'),
    limb('58,-66,4 70,-62,4 78,-52,2'),
    limb('58,-60,4 66,-54,4 70,-44,2'),
  ),
  ...HEAD,
  fill('dark', limb('-14,-98,12 -6,-64,11 4,-32,9 6,-10,7')),
  stroke('accent', 2, '6,-62 14,-36 14,-14', '-12,-52 -6,-34 -2,-14'),
  fill(
    'dark',
    limb('4,-8,5 16,-4,4 22,8,2'),
    limb('4,-6,5 8,0,4 12,10,2'),
    limb('4,-6,5 0,2,4 2,10,2'),
    limb('0,-12,4 -8,-6,4 -10,2,2'),
  ),
  fill('body', '-26,-118 0,-124 16,-108 14,-84 -2,-70 -20,-64 -40,-76'),
];

/**
 * A golden monkey that sits on a bough at 0, half turned to us: back, cheeks and brow of gold, crown, face, limbs and
 * tail's end black; drawn at 200 units a metre.
 */
export const goldenMonkey = (pose: 'holding' | 'perched' = 'holding'): Figure =>
  drawn(`golden monkey ${pose}`, pose === 'holding' ? HOLDING : PERCHED);
