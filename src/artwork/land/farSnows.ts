import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, wash, within } from '../canvas/cut.ts';
import type { RangeColours } from './rwenzoriRange.ts';

/** Speke, Stanley with Margherita's tooth, and Baker, each a broad massif, with low passes between them. */
const MASSIFS =
  '-400,10,1 -340,-22 -300,-34 -266,-58,1 -250,-56,1 -226,-88,1 -212,-86,1 -196,-116,1 -182,-108,1 -164,-122,1 -140,-84,1 -124,-82,1 -96,-48 -70,-40,1 -52,-62,1 -38,-62,1 -14,-116,1 -2,-114,1 16,-160,1 26,-168,1 36,-146,1 48,-148,1 62,-118,1 82,-122,1 104,-78,1 122,-74,1 150,-40 176,-34,1 200,-60,1 214,-60,1 234,-92,1 252,-84,1 268,-98,1 292,-60,1 310,-56,1 350,-28 420,10,1';
/** The sides away from the sun. */
const SHADE =
  '-164,-122,1 -172,-90,1 -160,-70,1 -172,-40,1 -150,10,1 -60,10,1 -80,-40,1 -140,-84,1;-212,-86,1 -218,-60,1 -206,-40,1 -216,10,1 -180,10,1 -188,-50,1 -196,-80,1;26,-168,1 14,-126,1 28,-98,1 16,-66,1 36,10,1 170,10,1 150,-40,1 104,-78,1 82,-122,1 62,-118,1 48,-148,1 36,-146,1;-14,-116,1 -20,-84,1 -8,-56,1 -22,10,1 6,10,1 2,-60,1;268,-98,1 258,-66,1 272,-44,1 262,10,1 420,10,1 350,-28,1 292,-60,1;214,-60,1 212,-36,1 222,10,1 240,10,1 230,-40,1';
/** How far down the ice reaches, from right to left, in tongues of unequal length. */
const ICE =
  '-420,-180,1 420,-180,1 420,-70,1 318,-62,1 300,-44,1 286,-62,1 276,-36,1 262,-60,1 246,-52,1 238,-66,1 220,-44,1 204,-60,1 176,-70,1 120,-86,1 112,-54,1 98,-76,1 88,-40,1 72,-74,1 58,-58,1 46,-86,1 34,-44,1 22,-78,1 6,-56,1 -6,-80,1 -16,-46,1 -34,-62,1 -60,-80,1 -120,-96,1 -136,-58,1 -150,-82,1 -164,-50,1 -178,-80,1 -192,-62,1 -206,-78,1 -222,-50,1 -240,-66,1 -270,-70,1 -420,-80,1';

/** The snows of the Rwenzori seen from far across the plain, 820 pixels wide and 168 high, the sun at the right; the foot is at (x, y). */
export const farSnows = (
  where: { x: number; y: number; scale: number },
  { snow, blue, rock, deep, mist }: RangeColours,
): Layer =>
  moved(
    { ...where, flip: true },
    within(
      rock,
      MASSIFS,
      cut(deep, SHADE),
      within(snow, ICE, cut(blue, SHADE)),
      wash(
        [
          [0, mist, 0],
          [1, mist, 1],
        ],
        { x: -420, y: -70, width: 860, height: 82 },
      ),
    ),
  );
