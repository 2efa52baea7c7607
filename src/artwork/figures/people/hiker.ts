import { drawn, stroke, type Figure } from '../../drawing/figure.ts';
import { inProfile, type InProfile } from './inProfile.ts';

const POSES: Record<'striding' | 'climbing' | 'resting', InProfile> = {
  striding: {
    trunk: [0, -88, 7],
    skull: [15, -161, 4],
    nearLeg: '2,-86 18,-50 33,-12',
    farLeg: '-3,-86 -8,-50 -31,-19',
    feet: [
      [34, 0, 0],
      [-36, -12, 34],
    ],
    nearArm: '6,-134 -6,-108 -4,-83',
    farArm: '8,-134 18,-109 40,-116',
    hands: [
      ['loose', -4, -83, 74],
      ['grip', 40, -116, -14],
    ],
    farHeld: [stroke('dark', 2, '43,-138 58,-1')],
  },
  climbing: {
    trunk: [-4, -86, 15],
    skull: [22, -156, 2],
    nearLeg: '-4,-84 -10,-46 -28,-12',
    farLeg: '0,-84 34,-64 30,-31',
    feet: [
      [-29, -3, 9],
      [30, -22, 0],
    ],
    nearArm: '8,-130 6,-102 30,-106',
    farArm: '12,-130 30,-112 54,-124',
    hands: [
      ['grip', 30, -106, -12],
      ['grip', 54, -124, -14],
    ],
    nearHeld: [stroke('dark', 2, '32,-128 22,-1', '56,-146 66,-26')],
  },
  resting: {
    trunk: [-2, -89, -3],
    skull: [3, -163, -10],
    nearLeg: '-2,-88 -4,-48 -8,-10',
    farLeg: '2,-88 14,-50 18,-10',
    feet: [
      [-9, 0, 0],
      [18, 0, 0],
    ],
    nearArm: '-4,-138 -22,-114 -5,-97',
    farArm: '2,-138 14,-112 34,-116',
    hands: [
      ['loose', -5, -97, 56],
      ['grip', 34, -116, -10],
    ],
    farHeld: [stroke('dark', 2, '38,-136 44,-1')],
  },
};

/** A hiker of 1.74 m with a rucksack and a pole: in mid-stride, on a steep step with two poles, or at rest, a hand on the hip, looking up. */
export const hiker = (pose: keyof typeof POSES = 'striding'): Figure =>
  drawn(
    pose === 'striding' ? 'person hiking' : `person hiking ${pose}`,
    inProfile({ ...POSES[pose], hat: ['hat'], pack: true }),
  );
