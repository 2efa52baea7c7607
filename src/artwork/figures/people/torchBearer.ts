import { cut, inked } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CLOTH, SHADE, LIT, SKIN, CHEEK, HAIR, BOOT, FOAM, BRUSH] = [
  '#e2452c',
  '#b52f22',
  '#ff8a5c',
  '#8a4f33',
  '#c47a4c',
  '#08161c',
  '#e8b04a',
  '#fffdf0',
  '#5fd0c4',
];

/** A guest in pyjamas and loose boots who holds out a torch to the right, and in the other hand the toothbrush, its foam about her mouth; a pixel a centimetre. */
export const torchBearer: readonly Layer[] = [
  cut(SHADE, '-17,-80,1 4,-80,1 0,-44 -6,-10,1 -23,-10,1 -20,-46'),
  cut(CLOTH, '-6,-80,1 18,-80,1 22,-44 23,-10,1 5,-10,1 3,-44'),
  cut(LIT, '14,-80,1 18,-80,1 22,-44 23,-10,1 18,-10,1 18,-44'),
  cut(BOOT, '-25,-22,1 -6,-22,1 -5,-9 8,-6 10,0,1 -25,0,1', '4,-22,1 23,-22,1 24,-9 37,-6 39,0,1 4,0,1'),
  // The toothbrush in the far hand.
  cut(SHADE, limb('6,-124,10 36,-108,8 54,-130,6')),
  cut(BRUSH, limb('67,-126,2 48,-138,2 28,-151,2')),
  cut(FOAM, '27,-152,1 32,-160,1 43,-153,1 39,-145,1'),
  cut(SKIN, '50,-128,1 50,-138 56,-142 63,-136 64,-128 58,-123,1'),
  // The head, lit from the front.
  cut(
    SKIN,
    '-10,-146,1 -15,-160 -8,-178 8,-181 17,-175 18,-166,1 24,-157,1 19,-154 18,-151,1 20,-147 17,-144,1 17,-138 10,-135 5,-136,1 5,-126,1 -10,-126,1',
  ),
  cut(
    CHEEK,
    '13,-178,1 17,-175 18,-166,1 24,-157,1 19,-154 18,-151,1 20,-147 17,-144,1 17,-138 10,-135,1 13,-146 11,-156 14,-166',
  ),
  cut(CLOTH, '-11,-133,1 7,-132,1 17,-124 20,-100 20,-74,1 -18,-74,1 -20,-104 -20,-124'),
  cut(LIT, '7,-132,1 17,-124 20,-100 20,-74,1 14,-74,1 14,-100'),
  cut(
    HAIR,
    '-9,-143,1 -18,-156 -17,-176 -4,-187 10,-186 18,-174,1 8,-173 4,-162,1 0,-165 -2,-158,1',
    disc(-20, -180, 10),
  ),
  cut(CHEEK, disc(-1, -156, 3, 4)),
  cut(FOAM, disc(18, -148, 3), disc(20, -145, 3), disc(16, -145, 2), disc(13, -162, 3, 4)),
  cut(HAIR, disc(15, -162, 2)),
  inked(HAIR, 2, '10,-169 14,-171 17,-169'),
  // The near arm, and the torch in its hand.
  cut(CLOTH, limb('-5,-122,10 12,-100,9 38,-110,6')),
  cut(SHADE, limb('-10,-112,3 10,-94,3 36,-105,2')),
  cut(HAIR, '34,-116,1 54,-117,1 62,-121,1 63,-105,1 54,-108,1 34,-107,1'),
  cut(SKIN, '36,-118,1 46,-120 54,-117 54,-106 46,-103 36,-104,1'),
  cut(CHEEK, '48,-119,1 54,-117 54,-106 48,-103,1 50,-111'),
];
