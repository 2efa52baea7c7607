import { drawn, fill, fold, skin, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { arm, beside, hand, leaning, shortSleeve } from './anatomy.ts';
import { shirt } from './gear.ts';
import { profile, skullAt, wearing } from './heads.ts';
import { inProfile } from './inProfile.ts';

const bent = leaning(-20, -80, 36);
const bowed = skullAt(31, -139, 16);
const [NEAR, FAR] = ['12,-114 28,-92 52,-92', '18,-118 44,-108 66,-100'];
const [NEAR_HAND, FAR_HAND] = [hand('flat', 52, -92, 6), hand('flat', 66, -100, 22)];

const PICKING: Part[] = [
  skin(arm(FAR), FAR_HAND[0]),
  fold('lit', arm(FAR), FAR_HAND[1]),
  fill('accent', '-54,-148 -50,-162 -40,-158 -32,-168 -20,-162 -10,-158 -6,-146 -44,-140'),
  fill('pale', '-50,-78,1 -40,-76 -28,-78,1 -10,-112 -2,-142,1 -24,-150 -58,-148,1 -58,-114'),
  fold(
    'pale',
    '-50,-78,1 -40,-76 -28,-78,1 -10,-112 -2,-142,1 -14,-147,1 -24,-114 -38,-84',
    '-58,-134,1 -30,-132 -6,-126,1 -8,-121,1 -30,-127 -58,-129,1',
    '-56,-106,1 -36,-104 -18,-98,1 -20,-93,1 -38,-99 -55,-101,1',
  ),
  fold('body', shortSleeve(FAR)),
  ...profile(bowed),
  ...shirt(bent),
  fill('body', '-38,-40,1 -40,-64 -36,-84 -28,-100 -6,-106 10,-98 14,-80 18,-60 20,-40,1'),
  fold(
    'body',
    '20,-40,1 -4,-40,1 -4,-66 0,-84 8,-98,1 14,-80 18,-60',
    '-28,-40,1 -24,-62 -26,-84,1 -18,-62 -18,-40,1',
  ),
  ...wearing(bowed, 'scarf', 'pale'),
  stroke('dark', 3, bowed('9,-11 -8,-14 -34,8')),
  fold('body', shortSleeve(beside(NEAR))),
  skin(arm(NEAR), NEAR_HAND[0]),
  fold('lit', NEAR_HAND[1]),
  fill('body', shortSleeve(NEAR)),
  fill(
    'accent',
    '-70,0,1 -78,-18 -70,-30,1 -72,-46 -58,-50,1 -46,-62 -32,-54,1 -20,-62 -8,-52,1 4,-66 18,-58,1 24,-78 38,-72,1 50,-84 62,-76,1 76,-84 84,-68,1 98,-60 92,-44,1 102,-22 92,0,1',
    '28,-72,1 22,-84 30,-92,1 36,-80 32,-72,1',
    '46,-78,1 46,-90 58,-94,1 58,-84 52,-78,1',
    '72,-76,1 70,-88 78,-96,1 84,-86 80,-76,1',
    '-22,-56,1 -34,-64 -34,-74,1 -22,-68 -16,-58,1',
  ),
  fold('accent', '-70,0,1 -40,-14 0,-8 20,-30 60,-22 104,-50 102,-22 92,0,1'),
  stroke(
    'dark',
    2,
    '-58,-32 -46,-42 -34,-32',
    '-30,-18 -18,-28 -6,-18',
    '-6,-38 6,-48 18,-38',
    '20,-20 32,-30 44,-20',
    '32,-52 44,-62 56,-52',
    '58,-34 70,-44 82,-34',
    '-60,-10 -50,-18 -40,-10',
    '62,-10 72,-18 82,-10',
  ),
];

/** The picker among rows of tea that a scene draws: without a bush of her own, leaves in both hands. */
const PLUCKING: Part[] = [
  ...PICKING.slice(0, -3),
  fill(
    'accent',
    '68,-92,1 74,-104 84,-108,1 80,-96 72,-88,1; 70,-90,1 82,-92 90,-86,1 80,-82 70,-84,1; 44,-82,1 52,-92 60,-92,1 56,-82 46,-76,1; 44,-80,1 54,-76 58,-68,1 48,-70 42,-76,1',
  ),
];

/** The drum, waist-high, its skin laced down the sides. */
const DRUM: Part[] = [
  fill('accent', '28,-84,1 80,-84,1 78,-56 66,-20 66,0,1 42,0,1 40,-20 30,-56'),
  fold('accent', '62,-84,1 80,-84,1 78,-56 66,-20 66,0,1 54,0,1 56,-24 64,-54'),
  stroke(
    'pale',
    2,
    '31,-80 37,-48 46,-6 47,-48 45,-80',
    '45,-80 50,-48 54,-6 57,-48 62,-80',
    '62,-80 61,-48 63,-6 72,-48 77,-80',
  ),
  fill('pale', '27,-84 27,-91 54,-94 81,-91 81,-84 54,-79'),
];

const DRUMMING: Part[] = [
  ...inProfile({
    trunk: [0, -86, 5],
    skull: [9, -159, -6],
    nearLeg: '-2,-84 -8,-46 -20,-11',
    farLeg: '2,-84 18,-48 18,-11',
    feet: [
      [-21, 0, 0],
      [18, 0, 0],
    ],
    nearArm: '2,-134 22,-118 42,-126',
    farArm: '8,-136 28,-150 26,-174',
    hands: [
      ['grip', 42, -126, -16],
      ['grip', 26, -174, -96, 'down'],
    ],
    sleeves: 'short',
    legs: 'short',
    barefoot: true,
    cloth: 'body',
    hair: 'short',
    farHeld: [stroke('dark', 4, '8,-176 52,-196')],
    nearHeld: [stroke('dark', 4, '44,-142 62,-96'), stroke('accent', 4, '-15,-82 0,-79 14,-82')],
  }),
  ...DRUM,
];

const POSES = { picking: PICKING, plucking: PLUCKING, drumming: DRUMMING };

/**
 * Someone at work: a woman of 1.65 m who picks tea, with a bush of her own (`picking`) or among rows that hide her feet
 * (`plucking`), or a drummer with two sticks at a tall Rwandan drum.
 */
export const worker = (pose: keyof typeof POSES = 'picking'): Figure => drawn(`person ${pose}`, POSES[pose]);
