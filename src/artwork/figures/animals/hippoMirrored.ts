import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [HIDE, SHADE, CHIN, NAIL, EYE, WATER] = [
  '#6d5592',
  '#453466',
  '#d98f98',
  '#ffe9d6',
  '#241c33',
  '#86d6cc',
];

/** A hippo that stands at y 0, its feet at x 392 and 884, as the wheels above it do; to be turned over into the water. */
export const hippoMirrored: readonly Layer[] = [
  within(
    HIDE,
    '258,-190 266,-262 318,-322 440,-350 640,-346 800,-338 872,-346 896,-384 932,-378 944,-346 980,-360 1014,-330 1060,-308 1100,-318 1132,-282 1136,-214 1104,-168 1030,-152 976,-146 954,-124 950,-70 946,-34 954,0,1 814,0,1 824,-40 814,-78 776,-100 640,-84 500,-90 462,-100 452,-66 454,-34 462,0,1 322,0,1 332,-40 318,-92 276,-136',
    // The belly and the insides of the legs.
    cut(
      SHADE,
      '430,0,1 420,-80 460,-140 640,-134 790,-146 840,-120 846,-60 838,0,1',
      '960,-100,1 970,-170 1050,-184 1140,-190,1 1140,-100,1',
    ),
    cut(CHIN, '1010,-196 1070,-222 1150,-230,1 1150,-196,1 1080,-186'),
  ),
  cut(SHADE, limb('1138,-238,5 1080,-232,8 1020,-208,8 996,-226,3')),
  cut(
    NAIL,
    '1082,-230,1 1104,-234,1 1096,-204 1088,-196,1',
    ...spots('346,-8 392,-9 438,-8 838,-8 884,-9 930,-8', 16, 10),
  ),
  cut(EYE, disc(976, -322, 12), disc(1102, -288, 9)),
  // The water's own lines across it.
  cut(WATER, box(230, -300, 260, 9), box(560, -250, 340, 9), box(300, -200, 330, 9), box(760, -296, 190, 9)),
];
