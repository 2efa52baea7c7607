import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [INK, SHEEN, EDGE] = ['#0c0f26', '#3d4c98', '#a9b6ee'];

const WINGS = '-126,14,1 -134,-30 -104,-84 -44,-108 16,-96 38,-64,1 44,18,1 -30,38 -96,34';
const SHIELD = '36,-70,1 78,-80 112,-54 120,-12 108,24,1 42,24,1';

/** A dung beetle that pushes backwards, head down to the right; its hind legs reach a ball at the left. */
export const dungBeetle: readonly Layer[] = [
  // Legs of the far side.
  cut(
    INK,
    limb('-30,-60,12 -50,-124,11 -66,-140,9 -110,-142,6 -150,-116,4'),
    limb('104,50,12 158,70,11 164,84,9 152,128,8 136,154,3'),
  ),
  moved(
    { x: 0, y: 0, turn: 36 },
    cut(
      INK,
      '104,-48,1 134,-46 154,-34,1 148,-24,1 168,-18,1 156,-9,1 172,2,1 156,9,1 164,22,1 138,27 106,20,1',
    ),
    within(SHEEN, SHIELD, cut(INK, '30,-52,1 72,-56 96,-34 102,0 98,40,1 30,40,1')),
    within(INK, WINGS, cut(SHEEN, '-140,-20,1 -106,-68 -46,-90 12,-80 42,-58,1 40,-140,1 -140,-140,1')),
    inked(SHEEN, 4, '36,-36 -40,-58 -118,-24', '40,-10 -40,-28 -124,4'),
    inked(EDGE, 6, '-92,-78 -44,-98 6,-90', '58,-69 84,-62'),
  ),
  // Legs of the near side: the hind leg on the ball, the middle one and the toothed fore leg on the ground.
  cut(
    INK,
    limb('-24,-20,14 -70,-42,13 -84,-48,11 -124,-36,7 -152,10,4'),
    limb('26,18,14 -28,74,12 -42,84,9 -40,120,6 -58,148,3'),
    limb('76,62,15 80,116,13 76,126,13 44,158,8'),
    '88,112,1 98,136,1 80,136,1 82,156,1 64,148,1 58,166,1 46,158,1 36,170,1 30,152,1 60,120,1',
  ),
];
