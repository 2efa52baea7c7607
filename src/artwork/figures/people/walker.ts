import { drawn, fill, fold, skin, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import type { Tone } from '../../light/light.ts';
import { arm, foot, hand, shortSleeve } from './anatomy.ts';
import { profile, skullAt, wearing } from './heads.ts';

type Load = 'basket' | 'umbrella';

/** Shoulder, elbow and wrist of each arm, and its hand. */
const ARMS: Record<
  Load,
  { near: string; far: string; hands: [Parameters<typeof hand>, Parameters<typeof hand>] }
> = {
  basket: {
    near: '-2,-128 -16,-106 -4,-84',
    far: '8,-132 32,-146 25,-172',
    hands: [
      ['loose', -4, -84, 66],
      ['flat', 25, -171, -112, 'down'],
    ],
  },
  umbrella: {
    near: '-2,-128 -12,-104 -2,-81',
    far: '8,-130 16,-106 30,-118',
    hands: [
      ['loose', -2, -81, 72],
      ['grip', 30, -118, -36],
    ],
  },
};

/** The basket of fruit on its pad, and the umbrella. */
const LOADS: Record<Load, Part[]> = {
  basket: [
    fill('dark', '-6,-173,1 -8,-178,1 18,-178,1 16,-173,1 4,-171'),
    fill('accent', '-24,-190 -18,-201 -8,-197 0,-204 10,-198 20,-203 28,-190'),
    fold('accent', '-8,-192 -4,-201 2,-199 8,-192; 12,-192 18,-200 24,-198 28,-190'),
    fill('pale', '-30,-193,1 36,-193,1 32,-181 24,-175,1 -16,-175,1 -26,-181'),
    fold(
      'pale',
      '14,-193,1 36,-193,1 32,-181 24,-175,1 4,-175,1 14,-182',
      '-29,-188,1 35,-188,1 34,-185,1 -28,-185,1',
    ),
  ],
  umbrella: [
    stroke('dark', 3, '36,-104 16,-214', '14,-236 13,-243'),
    fill(
      'accent',
      '-42,-194,1 -34,-220 -8,-236 14,-239,1 42,-236 66,-222 74,-200,1 58,-208 45,-206,1 28,-213 15,-207,1 0,-211 -14,-202,1 -28,-203',
    ),
    fill(
      'pale',
      '14,-239,1 -10,-226 -14,-202,1 0,-211 15,-207,1',
      '14,-239,1 42,-232 45,-206,1 58,-208 74,-200,1 66,-222 42,-236',
    ),
    fold('accent', '15,-207,1 28,-213 45,-206,1 40,-216 14,-239,1'),
  ],
};

/** A woman of 1.66 m in a long wrap dress, in mid-step, with a basket on her head that one hand steadies, or with an umbrella. */
export function walker(carries: Load = 'basket'): Figure {
  const cloth: Tone = carries === 'basket' ? 'accent' : 'body';
  const other: Tone = carries === 'basket' ? 'body' : 'accent';
  const { near, far, hands } = ARMS[carries];
  const head = skullAt(6, carries === 'basket' ? -155 : -157, carries === 'basket' ? -4 : 2);
  const [nearHand, farHand] = [hand(...hands[0]), hand(...hands[1])];
  const [nearFoot, farFoot] = [foot(20, 0), foot(-26, -8, 26)];
  const behind = carries === 'umbrella' ? LOADS.umbrella : [];
  return drawn('person walking', [
    ...behind,
    skin(farFoot[0], nearFoot[0], farHand[0], arm(far)),
    fold('lit', farFoot[0], farHand[0], arm(far)),
    fill('dark', farFoot[1], nearFoot[1]),
    fold(cloth, shortSleeve(far)),
    ...profile(head),
    // The dress: shoulders, bust, waist, seat, and a skirt that the step pulls out.
    fill(
      cloth,
      '-5,-140,1 -11,-134 -12,-120 -8,-106 -14,-94 -20,-80 -18,-60 -22,-36 -34,-12,1 -16,-5 6,-9 30,-8,1 28,-34 20,-58 16,-80 14,-94 9,-106 15,-118 16,-126 12,-136 8,-139,1 2,-135',
    ),
    fold(
      cloth,
      '9,-106,1 15,-118 16,-126 12,-136 8,-139,1 8,-126 4,-114 3,-105,1',
      '2,-104,1 9,-106,1 14,-94 16,-80 20,-58 28,-34 30,-8,1 12,-8,1 16,-36 10,-66 6,-84',
      '-10,-74,1 -4,-50 -8,-26 -18,-8,1 -28,-10,1 -14,-34 -12,-56',
    ),
    fill(other, '-11,-110,1 0,-107 10,-109,1 11,-101,1 0,-98 -11,-102,1'),
    stroke('pale', 2, '-32,-17 -12,-11 8,-15 29,-13'),
    ...wearing(head, 'scarf', other),
    ...(carries === 'basket' ? LOADS.basket : []),
    ...(carries === 'basket' ? [] : [fold(cloth, shortSleeve(near))]),
    skin(nearHand[0], arm(near)),
    fold('lit', nearHand[1]),
    fill(cloth, shortSleeve(near)),
  ]);
}
