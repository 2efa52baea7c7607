import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { limb } from '../../drawing/brush.ts';

/** A wildebeest that grazes, for herds seen as silhouettes: facing right, its shoulder higher than its rump. */
export const wildebeestGrazing = (): Figure =>
  drawn('wildebeest grazing', [
    fill(
      'body',
      '-84,-100 -78,-116 -40,-118 0,-124 44,-140 72,-132 98,-104 114,-70 130,-34 142,-12,1 134,-2,1 118,-2,1 108,-20 98,-44 88,-56,1 84,-34,1 74,-62 56,-64 20,-56 -30,-58 -60,-66 -84,-80',
      limb('48,-76,14 46,-40,8 50,-6,6 54,0,7'),
      limb('28,-70,13 22,-40,8 30,-4,6 32,0,7'),
      limb('-66,-86,19 -72,-54,11 -60,-30,6 -66,-4,6 -62,0,7'),
      limb('-46,-80,15 -44,-52,10 -34,-28,6 -40,-4,6 -36,0,7'),
      limb('-82,-110,4 -98,-84,3 -94,-40,0'),
      limb('108,-78,4 124,-88,5 138,-78,4 136,-62,0'),
      limb('98,-96,5 88,-86,4 84,-74,0'),
    ),
  ]);
