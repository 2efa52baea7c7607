import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';

const [HIDE, SHADE, RIM, IVORY] = ['#5c3560', '#331740', '#f29a4e', '#fff3d6'];

const EAR = '24,-176,1 44,-202 78,-210 106,-194 114,-160 106,-122 90,-92 72,-72,1 58,-94 34,-116';
/** Body and legs, one dark mass: the left foot is a step before the right. */
const BODY =
  '0,-190,1 44,-182 70,-150 78,-86 68,-50 64,-20 67,-6,1 27,-6,1 27,-30 22,-56 10,-74,1 -12,-74,1 -22,-54 -25,-26 -23,8,1 -67,8,1 -63,-20 -66,-50 -72,-100 -70,-150 -44,-182';
const HEAD = twin('0,-206,1 12,-214 34,-208 47,-184 46,-154 36,-130 28,-110 18,-92,1 0,-90,1');

/** An elephant who comes towards us with the sun behind her on the left: her feet on 0, 0; 214 high. */
export const elephantComing: readonly Layer[] = [
  // Light comes round the rim of the left ear, and of the head.
  cut(RIM, mirrored(EAR)),
  cut(SHADE, '-10,-150,1 -40,-190 -74,-199 -98,-186 -104,-158 -97,-124 -82,-94 -64,-74,1 -20,-80,1'),
  cut(SHADE, BODY, EAR),
  within(
    HIDE,
    HEAD,
    cut(RIM, '-70,-230,1 8,-230,1 2,-207,1 -14,-207 -31,-201 -39,-182 -38,-156 -28,-116,1 -70,-116,1'),
  ),
  cut(HIDE, limb('0,-130,24 0,-96,19 -2,-62,14 0,-34,11 8,-14,9 20,-12,7')),
  cut(IVORY, limb('-24,-108,4 -34,-88,7 -38,-66,5 -28,-42,0'), limb('24,-108,4 34,-88,7 38,-66,5 28,-42,0')),
  cut(SHADE, disc(-31, -150, 5, 4), disc(31, -150, 5, 4)),
];

/** Her calf, who trots beside her in the same light, its trunk swung out to the right: 104 high. */
export const calfComing: readonly Layer[] = [
  cut(
    SHADE,
    '-34,-60,1 34,-60,1 35,-24 33,-6,1 11,-6,1 10,-22 4,-32,1 -4,-32,1 -10,-20 -11,4,1 -34,4,1 -35,-24',
  ),
  cut(SHADE, '12,-86,1 34,-102 58,-90 60,-64 46,-40,1 30,-44 18,-60'),
  cut(RIM, '-12,-86,1 -34,-102 -58,-90 -60,-64 -46,-40,1 -30,-44 -18,-60'),
  cut(SHADE, '-6,-80,1 -32,-96 -51,-86 -54,-64 -44,-40,1 -28,-30,1 -10,-44,1'),
  within(
    HIDE,
    twin('0,-106,1 18,-104 28,-86 25,-66 14,-52 0,-46,1'),
    cut(RIM, '-40,-120,1 6,-120,1 1,-104,1 -14,-100 -22,-84 -16,-58,1 -40,-58,1'),
  ),
  cut(HIDE, limb('0,-76,11 0,-50,9 5,-33,7 19,-28,6 31,-38,5 39,-50,4')),
  cut(SHADE, disc(-14, -78, 3, 3), disc(15, -78, 3, 3)),
];
