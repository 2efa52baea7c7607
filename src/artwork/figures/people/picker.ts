import { drawn, fill, fold, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { inProfile } from './inProfile.ts';

/** The tall basket on her back. */
const basket: readonly Part[] = [
  fill('pale', '-64,-148,1 -16,-150,1 -14,-118 -20,-88,1 -48,-86,1 -58,-112'),
  fold(
    'pale',
    '-34,-149,1 -16,-150,1 -14,-118 -20,-88,1 -34,-87,1 -28,-118',
    '-63,-136,1 -16,-138,1 -16,-132,1 -62,-130,1',
    '-57,-112,1 -15,-114,1 -16,-108,1 -55,-106,1',
  ),
];

const standing = (load: readonly string[], held: readonly string[]): Part[] => [
  ...inProfile({
    trunk: [-2, -88, 8],
    skull: [14, -160, 8],
    nearLeg: '-2,-86 -4,-48 -10,-10',
    farLeg: '4,-86 14,-48 14,-10',
    feet: [
      [-10, 0, 0],
      [15, 0, 0],
    ],
    nearArm: '4,-134 22,-112 46,-120',
    farArm: '10,-136 34,-124 58,-136',
    hands: [
      ['flat', 46, -120, -8],
      ['flat', 58, -136, -16],
    ],
    sleeves: 'short',
    legs: 'short',
    barefoot: true,
    cloth: 'shade',
    hat: ['scarf', 'pale'],
  }).filter(({ tone, fold: far }) => tone !== 'shade' || far !== true),
  // A wrapped skirt to the shins, which hides the far leg.
  fill('shade', '-16,-94,1 14,-94,1 20,-70 24,-40 24,-20,1 -22,-20,1 -22,-50 -20,-74'),
  fold('shade', '4,-94,1 14,-94,1 20,-70 24,-40 24,-20,1 6,-20,1 10,-56'),
  ...basket,
  stroke('dark', 3, '-20,-146 -6,-152 4,-164 16,-178'),
  fill('accent', ...load, ...held),
];

/** A woman of 1.65 m who picks tea: full figure, leaves in the basket on her back and in her hands. */
export const teaPicker = (): Figure =>
  drawn(
    'person picking tea',
    standing(
      ['-66,-146 -60,-160 -50,-156 -42,-166 -32,-158 -22,-160 -14,-148 -40,-142'],
      ['56,-120,1 62,-130 72,-132,1 68,-122 60,-116; 68,-138,1 74,-148 84,-148,1 80,-140 72,-134'],
    ),
  );
