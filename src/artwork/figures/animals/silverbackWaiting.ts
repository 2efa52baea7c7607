import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, ARM, SKIN, PALE, SILVER] = ['#10201f', '#213a35', '#46605a', '#7d988a', '#f1ead6'];

/** Back, belly, the knee drawn up, and the seat, which goes on below the origin. */
const BODY =
  '-20,-206,1 50,-216 104,-180 126,-120 132,-50 124,-10 96,18,1 -88,24,1 -114,16 -112,-8 -86,-22,1 -82,-60 -72,-92 -50,-104,1 -64,-130 -60,-160 -36,-184,1';
const HEAD =
  '0,-272 34,-252 54,-208 70,-170,1 20,-120,1 -30,-132,1 -60,-132 -76,-146 -70,-158,1 -80,-166 -76,-182 -58,-190,1 -62,-204 -51,-213,1 -44,-236 -26,-262';
const FACE =
  '-51,-213,1 -32,-214 -16,-202 -20,-174 -8,-152 -28,-132,1 -60,-132 -76,-146 -70,-158,1 -80,-166 -76,-182 -58,-190,1 -62,-204';

/** A silverback seated to the left, an arm over his knee, about 250 high. */
export const silverbackWaiting: readonly Layer[] = [
  within(
    FUR,
    BODY,
    cut(
      SILVER,
      '84,-220,1 102,-160 94,-126,1 112,-134,1 112,-100 98,-70,1 114,-78,1 108,-30 96,-6,1 160,-6,1 160,-220,1',
    ),
  ),
  moved(
    { x: -10, y: -32, scale: 0.92 },
    cut(FUR, HEAD),
    cut(SKIN, FACE),
    cut(
      PALE,
      '-51,-213,1 -62,-204 -58,-190,1 -48,-204 -24,-206,1 -36,-214',
      '-58,-190,1 -76,-182 -80,-166 -70,-158,1 -66,-172 -54,-184',
    ),
    cut(FUR, disc(-43, -197, 6, 4)),
    inked(FUR, 4, '-70,-157 -52,-154 -34,-158'),
    cut(ARM, disc(14, -192, 7, 10)),
  ),
  // The arm over the knee, and the hand that hangs from it.
  cut(ARM, limb('16,-170,2 46,-172,20 68,-140,32 66,-80,36 30,-62,28 -24,-88,22 -72,-108,13')),
  cut(
    SKIN,
    '-60,-116,1 -80,-116 -96,-104 -102,-82 -98,-72 -92,-76 -88,-88,1 -90,-72 -84,-66 -78,-70 -76,-86,1 -76,-74 -70,-70 -66,-76 -62,-92,1',
  ),
  inked(ARM, 5, '-70,-44 -40,-60 10,-46'),
];
