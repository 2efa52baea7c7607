import { box } from '../../drawing/brush.ts';
import { drawn, fill, fold, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { inProfile } from './inProfile.ts';

const POINTING: Part[] = inProfile({
  trunk: [-2, -89, -2],
  skull: [4, -163, -4],
  nearLeg: '-4,-88 -7,-48 -11,-10',
  farLeg: '2,-88 14,-50 16,-10',
  feet: [
    [-12, 0, 0],
    [16, 0, 0],
  ],
  nearArm: '-2,-138 24,-130 50,-141',
  farArm: '2,-138 10,-110 32,-98',
  hands: [
    ['point', 50, -141, -17],
    ['grip', 32, -98, 8],
  ],
  hat: ['hat', 'pale', 'accent'],
  farHeld: [stroke('dark', 3, '36,-116 44,-1')],
  nearHeld: [stroke('dark', 4, '-15,-87 0,-84 12,-86')],
});

const WATCHING: Part[] = inProfile({
  trunk: [-4, -88, 4],
  skull: [6, -161, 0],
  nearLeg: '-4,-88 -4,-48 -9,-10',
  farLeg: '0,-88 12,-50 13,-10',
  feet: [
    [-10, 0, 0],
    [13, 0, 0],
  ],
  nearArm: '0,-136 20,-118 18,-149',
  farArm: '4,-136 28,-122 25,-149',
  hands: [
    ['grip', 18, -149, -72, 'down'],
    ['grip', 25, -149, -70, 'down'],
  ],
  hat: ['cap', 'accent'],
  legs: 'short',
  sleeves: 'short',
  nearHeld: [
    stroke('dark', 4, '-17,-87 -4,-84 9,-85'),
    fill('dark', '16,-168,1 26,-171,1 36,-173,1 37,-161,1 26,-161,1 17,-160,1'),
    fold('dark', '31,-172,1 36,-173,1 37,-161,1 32,-161,1'),
  ],
});

const PHOTOGRAPHING: Part[] = inProfile({
  trunk: [-14, -46, 9],
  skull: [4, -118, 2],
  nearLeg: '-12,-44 -4,-9 -42,-20',
  farLeg: '-8,-46 30,-46 28,-12',
  feet: [
    [-50, -18, 55],
    [28, 0, 0],
  ],
  nearArm: '-6,-94 14,-76 38,-98',
  farArm: '0,-92 24,-86 24,-104',
  hands: [
    ['flat', 38, -98, -52, 'down'],
    ['grip', 24, -104, -60],
  ],
  hat: ['cap', 'accent'],
  hair: 'tail',
  nearHeld: [
    fill('dark', '16,-128,1 30,-130,1 31,-132,1 36,-133,1 37,-114,1 17,-112,1'),
    fill('pale', '36,-129,1 62,-134,1 65,-114,1 37,-116,1'),
    fill('dark', '60,-135,1 67,-136,1 70,-112,1 63,-112,1'),
    fold('pale', '37,-121,1 64,-122,1 65,-114,1 37,-116,1', '44,-131,1 48,-132,1 49,-115,1 45,-116,1'),
  ],
});

const SEATED: Part[] = [
  fill('accent', '-80,0,1 -82,-22 -76,-38 -62,-42 -48,-38 -44,-20 -45,0,1', box(-66, -46, 8, 6)),
  fold('accent', '-56,-40,1 -46,-36 -44,-20 -45,0,1 -54,0,1', '-75,-18,1 -54,-18,1 -54,-4,1 -75,-4,1'),
  ...inProfile({
    trunk: [-30, -15, 13],
    skull: [-10, -86, -4],
    nearLeg: '-30,-13 4,-46 24,-11',
    farLeg: '-26,-13 14,-46 36,-11',
    feet: [
      [26, 0, 0],
      [38, 0, 0],
    ],
    nearArm: '-20,-61 -6,-36 20,-37',
    farArm: '-16,-61 0,-42 22,-45',
    hands: [
      ['loose', 19, -37, 12],
      ['loose', 22, -42, 40],
    ],
    hair: 'knot',
    sleeves: 'short',
  }),
];

const POSES = {
  pointing: ['person pointing', POINTING],
  binoculars: ['person watching', WATCHING],
  photographing: ['person photographing', PHOTOGRAPHING],
  seated: ['person seated', SEATED],
} as const;

/** Someone who shows the way with a stick in the other hand, who watches through binoculars, who kneels to photograph, or sits and looks. */
export const guide = (pose: keyof typeof POSES = 'pointing'): Figure => drawn(POSES[pose][0], POSES[pose][1]);
