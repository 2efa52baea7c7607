import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** A hippo's head that looks at us over the water, the waterline at 0: ears, eyes, nostrils and no more. */
export function hippoFacing(): Figure {
  return drawn('hippo facing', [
    fill('body', pair('24,-46,1 26,-60 36,-66 44,-60 42,-48 34,-42,1')),
    fill('dark', pair('29,-48,1 32,-58 39,-58 38,-49,1')),
    fill('body', twin('0,-52 14,-50 24,-56 36,-52 40,-40 38,-26 48,-20 57,-8 56,2 40,9 0,11')),
    fill('shade', twin('0,-30 18,-28 30,-22 42,-14 56,-6,1 56,2 40,9 0,11')),
    fill('body', twin('0,-18 14,-26 30,-24 42,-12 45,-2 36,5 0,7')),
    fill('dark', pair('14,-18 22,-24 28,-18 22,-14'), disc(31, -44, 4, 3), disc(-31, -44, 4, 3)),
    fill(
      'lit',
      '-18,-52,1 -24,-56 -34,-53,1 -26,-52',
      '-39,-27,1 -48,-20 -56,-8 -56,-1,1 -48,-12',
      '-8,-22,1 -14,-26 -30,-24 -38,-17,1 -26,-20',
      limb('-92,1,0 -64,6,2 -40,12,2 0,15,3 40,12,2 64,6,2 92,1,0'),
    ),
    fill('pale', disc(30, -45, 1), disc(-32, -45, 1)),
  ]);
}
