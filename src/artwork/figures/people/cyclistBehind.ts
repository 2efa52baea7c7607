import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { twin } from '../../drawing/mirrored.ts';

/** A rider seen from behind who rides away: one knee up, elbows out, a box on the carrier, 1.8 m to the helmet. */
export function cyclistBehind(): Figure {
  return drawn('person cycling away', [
    stroke('dark', 4, '-37,-101 -20,-104 20,-104 37,-101'),
    // The far fork and the legs: one down on its pedal, one drawn up.
    fill('lit', limb('-14,-78,9 -18,-54,7 -17,-34,6 -15,-14,4'), limb('15,-80,9 21,-66,8 20,-50,6 16,-34,4')),
    fill('shade', limb('-16,-34,2 -14,-24,4 -14,-14,3'), limb('21,-58,3 20,-48,3 17,-36,2')),
    fill(
      'dark',
      '-21,-14,1 -11,-15,1 -8,-8 -9,-2,1 -22,-2,1 -23,-8',
      '12,-35,1 22,-36,1 24,-28 23,-22,1 11,-22,1',
    ),
    stroke('dark', 3, '-24,-2 -4,-2', '6,-22 25,-22'),
    fill('dark', disc(0, -34, 5, 34)),
    fill('pale', disc(0, -34, 2, 28)),
    stroke('accent', 3, '-7,-36 -6,-66', '7,-36 6,-66'),
    // Shorts, the shirt's back, and arms that reach for the bars.
    fill('lit', limb('-27,-146,7 -40,-126,6 -36,-104,5'), limb('27,-146,7 40,-126,6 36,-104,5')),
    fill('dark', disc(-36, -102, 6, 5), disc(36, -102, 6, 5)),
    fill('dark', twin('0,-110 20,-110 27,-92 26,-76 14,-72 4,-84,1')),
    fill('body', twin('0,-161 18,-160 31,-152 30,-134 22,-116 21,-102,1 0,-98')),
    fill('body', limb('-22,-152,10 -38,-134,8'), limb('22,-152,10 38,-134,8')),
    fill('shade', '4,-160,1 18,-160 31,-152 44,-134,1 30,-130,1 22,-116 21,-102,1 4,-99,1 12,-130'),
    stroke('pale', 2, '-8,-158 -10,-130 -12,-104'),
    // The box on the carrier.
    fill('accent', '-17,-86,1 17,-86,1 19,-56,1 -19,-56,1'),
    fill('pale', '-18,-88,1 18,-88,1 18,-81,1 -18,-81,1'),
    stroke('dark', 2, '-8,-80 -8,-57', '8,-80 8,-57'),
    // Neck, ears and helmet.
    fill('lit', '-7,-172,1 7,-172,1 9,-158,1 0,-154 -9,-158,1', disc(-13, -171, 3, 4), disc(13, -171, 3, 4)),
    fill('dark', twin('0,-178 13,-178 12,-166 6,-161 0,-161')),
    fill('pale', twin('0,-192 12,-190 17,-179 15,-170,1 0,-173')),
    stroke('dark', 2, '-8,-189 -9,-174', '0,-191 0,-175', '8,-189 9,-174'),
  ]);
}
