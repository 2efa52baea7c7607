import { drawn, fill, fold, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { inProfile } from './inProfile.ts';

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

/** A drummer of 1.7 m with two sticks at a tall Rwandan drum. */
export const drummer = (): Figure => drawn('person drumming', DRUMMING);
