import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';

/**
 * He stands on one bent leg and kicks the root on the right with the other, one palm on it and one arm flung back:
 * crown, brow, hooting lips, chin, near arm to the root, chest, near leg, far leg, rump, back, far arm.
 */
const BODY =
  '-10,-332,1 6,-340 28,-336 42,-318 46,-304,1 56,-302 60,-294 54,-284,1 66,-276 80,-268 96,-268,1 100,-262 96,-256,1 101,-250 96,-243,1 78,-242 60,-238 48,-230,1 70,-216 110,-210 136,-222 150,-238,1 156,-250 164,-276 174,-286,1 182,-290 188,-284 186,-268,1 188,-240 178,-216,1 158,-184 120,-170 74,-172,1 66,-150 62,-136,1 96,-138 128,-128 140,-110,1 146,-92 154,-80 168,-72,1 174,-94 182,-102 188,-92,1 190,-60 186,-40 174,-36,1 142,-38 116,-56 102,-78,1 82,-78 62,-78 48,-72,1 56,-56 50,-44 36,-28,1 34,-18 44,-14 62,-10,1 72,-6 74,2 66,4,1 -8,4,1 -18,-4 -16,-26 -4,-50,1 -20,-64 -44,-84 -56,-112,1 -72,-150 -74,-200 -58,-238,1 -54,-250 -60,-256 -68,-260,1 -106,-262 -148,-282 -160,-312,1 -164,-336 -160,-366 -168,-386,1 -178,-400 -180,-416 -168,-422,1 -158,-430 -146,-424 -142,-412,1 -136,-404 -138,-394 -138,-384,1 -134,-370 -136,-346 -122,-330,1 -104,-310 -78,-306 -50,-308,1 -36,-312 -26,-320';

/** A chimpanzee that drums on a root to his right, as a shadow in one colour: 350 high, the sole of one foot at the origin. */
export const chimpanzeeShadow = (placing: Placing, shade: string): Layer => moved(placing, cut(shade, BODY));

/** The same ape in the flesh, with a bare face and ear. */
export const chimpanzeeDrumming = (placing: Placing, fur: string, bare: string): Layer =>
  moved(
    placing,
    within(fur, BODY, cut(bare, '46,-302,1 70,-306 110,-280 110,-240,1 70,-236 52,-240 44,-262 54,-282,1')),
    cut(bare, '2,-284,1 -4,-304 10,-314 22,-304 20,-286 10,-274,1'),
    cut(fur, '50,-285,1 58,-290 66,-284,1 58,-280', '76,-262,1 84,-268 90,-262,1'),
  );
