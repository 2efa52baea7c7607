import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [INK, FAR, SHEEN, EDGE] = ['#0c0f26', '#2b2e66', '#2f3a80', '#c3cdf6'];

const WINGS = '-136,20,1 -146,-30 -112,-92 -44,-116 20,-104 44,-70,1 44,24,1 -30,44 -100,42';
const SHIELD = '40,-80,1 90,-90 126,-62 132,-14 116,30,1 42,30,1';

/** A leg with the light of the sky along its upper edge: the leg, and the line of light. */
const leg = (shape: string, edge: string): Layer[] => [cut(INK, limb(shape)), inked(EDGE, 4, edge)];

/** A dung beetle that pushes backwards, head down to the right; its hind legs reach a ball at the left. */
export const dungBeetle: readonly Layer[] = [
  // Legs of the far side, paler: hind leg high on the ball, middle leg, fore leg stretched ahead.
  cut(
    FAR,
    limb('-60,-70,14 -96,-150,12 -108,-166,10 -160,-168,6 -196,-146,3'),
    limb('110,20,13 186,58,11 196,70,10 194,126,7 216,154,3'),
    limb('0,30,13 14,86,10 10,100,8 -16,132,6 -8,158,3'),
  ),
  moved(
    { x: 0, y: 0, turn: 34 },
    cut(
      INK,
      '116,-56,1 146,-54 168,-38,1 160,-26,1 182,-18,1 170,-8,1 188,4,1 170,12,1 178,26,1 150,32 112,24,1',
    ),
    within(INK, SHIELD, cut(SHEEN, '42,-88,1 92,-92 118,-62 118,-46 80,-66 42,-64,1')),
    within(INK, WINGS, cut(SHEEN, '-150,-20,1 -110,-76 -46,-96 12,-88 46,-64,1 40,-150,1 -150,-150,1')),
    inked(SHEEN, 5, '38,-28 -40,-46 -128,-12'),
    inked(EDGE, 6, '-128,-46 -100,-84 -44,-108 18,-96', '60,-78 92,-76 112,-52'),
  ),
  // Legs of the near side: the hind leg on the ball, the middle leg braced, the toothed fore leg on the ground.
  ...leg('-34,-6,17 -104,-56,14 -118,-60,12 -156,-28,8 -170,22,4', '-40,-24 -106,-70 -120,-72 -152,-46'),
  ...leg('20,24,16 -44,70,13 -56,78,11 -50,118,8 -70,154,4', '4,22 -52,62'),
  cut(
    INK,
    limb('62,50,18 76,108,14 74,122,14 50,158,10'),
    '86,104,1 102,116,1 86,124,1 98,138,1 80,142,1 84,158,1 68,156,1 62,168,1 48,160,1 30,164,1 60,120,1',
  ),
  inked(EDGE, 4, '78,66 90,104'),
];
