import { drawn, stroke, type Figure } from '../../drawing/figure.ts';
import { inProfile, type InProfile } from './inProfile.ts';

const HELPERS: Record<'ranger' | 'guest', InProfile> = {
  // Bent down over the front leg, a hand braced on its knee, the other reaching to 68,-77.
  ranger: {
    trunk: [-8, -80, 35],
    skull: [40, -134, 14],
    nearLeg: '-8,-78 -16,-42 -36,-10',
    farLeg: '-2,-78 28,-56 21,-11',
    feet: [
      [-37, 0, 0],
      [21, 0, 0],
    ],
    nearArm: '20,-114 40,-97 58,-82',
    farArm: '22,-114 8,-88 26,-70',
    hands: [
      ['loose', 58, -82, 34],
      ['loose', 26, -70, 46],
    ],
    hat: ['beret', 'shade'],
    nearHeld: [stroke('dark', 4, '-18,-89 -8,-84 4,-76')],
  },
  // One foot up on the next step, the arm stretched out to 66,-154.
  guest: {
    trunk: [-6, -86, 17],
    skull: [22, -154, -8],
    nearLeg: '-6,-84 -12,-46 -32,-12',
    farLeg: '0,-84 32,-62 28,-41',
    feet: [
      [-33, -3, 7],
      [29, -31, 0],
    ],
    nearArm: '8,-128 34,-132 57,-149',
    farArm: '12,-128 22,-102 44,-106',
    hands: [
      ['grip', 57, -149, -28],
      ['grip', 44, -106, -8],
    ],
    hair: 'tail',
    hat: ['cap', 'pale'],
    pack: true,
    farHeld: [stroke('dark', 2, '46,-126 58,-30')],
  },
};

/** One of two on a steep slope: the ranger who bends down from 77 cm above and takes the hand of the guest who comes up. */
export const helpingHand = (who: keyof typeof HELPERS = 'ranger'): Figure =>
  drawn(who === 'ranger' ? 'person helping' : 'person hiking up', inProfile(HELPERS[who]));
