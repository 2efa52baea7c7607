import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A hippo that yawns at us out of the water, the waterline at 0: the open mouth, its four tusks, the eyes above it. */
export function hippoYawning(): Figure {
  return drawn('hippo yawning', [
    // Ears and eyes on the far crown, then the upper jaw.
    fill('body', pair('26,-166,1 30,-182 42,-184 46,-172 38,-162,1')),
    fill('body', twin('0,-170 22,-176 34,-170 44,-150 62,-142 78,-126 82,-104 72,-88 52,-80 0,-76')),
    // The mouth, and the lower jaw like a trough.
    fill('accent', twin('0,-104 34,-106 60,-100 68,-86 58,-62 52,-40 58,-20 40,-6 0,-2')),
    fill('dark', twin('0,-76 18,-78 30,-66 28,-46 14,-36 0,-34')),
    fill('shade', twin('0,-44 20,-46 34,-32 38,-16 0,-8')),
    fill('body', twin('0,-14 26,-16 46,-26 56,-40 66,-36 72,-18 70,0,1 0,0,1')),
    fill(
      'pale',
      pair(
        '48,-22,1 46,-44 52,-60,1 60,-46 62,-26,1; 14,-16,1 12,-28 15,-36,1 20,-28 22,-17,1; 40,-104,1 40,-90 46,-78,1 50,-90 52,-103,1',
      ),
    ),
    // Lips, nostrils, eyes.
    fill(
      'shade',
      twin('0,-104 34,-106 58,-101 70,-88,1 76,-98 56,-112 0,-114'),
      pair('66,-84,1 60,-62 55,-42,1 66,-36 76,-56 76,-78'),
    ),
    fill('dark', pair('24,-132 32,-138 38,-130 30,-126'), disc(34, -158, 4), disc(-34, -158, 4)),
    fill(
      'lit',
      '-41,-158,1 -44,-150 -62,-142 -78,-126 -82,-104,1 -74,-122 -56,-134 -44,-142',
      '-1,-170,1 -22,-176 -32,-172,1 -20,-170',
      '-66,-36,1 -72,-18 -70,0,1 -64,0,1 -65,-18',
    ),
    fill('lit', limb('-150,0,0 -110,1,2 -66,0,0'), limb('70,0,0 104,1,2 150,0,0')),
    fill('pale', disc(33, -160, 1), disc(-35, -160, 1)),
  ]);
}

/** A hippo's head that looks at us over the water, the waterline at 0: ears, eyes, nostrils and no more. */
export function hippoFacing(): Figure {
  return drawn('hippo facing', [
    fill('body', pair('24,-46,1 26,-60 36,-66 44,-60 42,-48 34,-42,1')),
    fill('dark', pair('29,-48,1 32,-58 39,-58 38,-49,1')),
    fill('body', twin('0,-52 14,-50 24,-56 36,-52 40,-40 38,-26 48,-20 56,-8 56,0,1 0,0,1')),
    fill('shade', twin('0,-30 18,-28 30,-22 42,-14 56,-6,1 56,0,1 0,0,1')),
    fill('body', twin('0,-18 14,-26 30,-24 42,-12 44,0,1 0,0,1')),
    fill('dark', pair('14,-18 22,-24 28,-18 22,-14'), disc(31, -44, 4, 3), disc(-31, -44, 4, 3)),
    fill(
      'lit',
      '-18,-52,1 -24,-56 -34,-53,1 -26,-52',
      '-39,-27,1 -48,-20 -56,-8 -56,-1,1 -48,-12',
      '-8,-22,1 -14,-26 -30,-24 -38,-17,1 -26,-20',
      limb('-104,0,0 -80,1,2 -54,0,0'),
      limb('54,0,0 80,1,2 104,0,0'),
    ),
    fill('pale', disc(30, -45, 1), disc(-32, -45, 1)),
  ]);
}
