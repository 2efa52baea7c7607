import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const WHITE = '#fff2dc';
const COOL = '#b496b4';
const DARK = '#2a1640';
const RED = '#f0602c';
const RED_DEEP = '#a8323c';

/**
 * A high-winged bush aeroplane that banks towards the viewer, seen from a little above, its nose to the left, lit
 * from the left: the middle of its wing is the origin, it is 680 pixels long.
 */
export const bankingPlane: readonly Layer[] = [
  // The wing and the tailplane of the far side.
  within(
    '#d9bcc4',
    '-84,-10,1 44,-24,1 -52,-262 -76,-284 -130,-276,1',
    cut(RED_DEEP, '-140,-220,1 -30,-228,1 -40,-300,1 -150,-300,1'),
  ),
  cut('#c8a8b8', '240,-14,1 300,-20,1 270,-104 256,-112 232,-108,1'),
  within(
    WHITE,
    '-306,50 -292,28 -250,14 -196,4,1 -140,-34 -80,-52 30,-50 130,-34 310,-36,1 318,-16 220,26 70,76 -100,100 -230,98 -290,76',
    cut(COOL, '-320,70,1 -230,78 -100,76 70,50 220,6 330,-24,1 330,120,1 -320,120,1'),
    cut(
      RED,
      '-320,52,1 -230,56 -100,52 70,30 220,-10 330,-34,1 330,-20,1 220,8 70,50 -100,74 -230,76 -320,70,1',
    ),
    cut(DARK, '-202,8,1 -144,-34 -96,-52,1 -92,-4,1 -140,8'),
    cut('#6a7ac0', '-190,4,1 -148,-28 -126,-38,1 -150,2,1'),
    cut(
      DARK,
      '-80,-4,1 -80,-44,1 -20,-48,1 -20,-8,1',
      '60,-14,1 60,-44,1 104,-38,1 104,-20,1',
      '116,-22,1 116,-37,1 150,-33,1 150,-27,1',
    ),
  ),
  // The fin.
  within(
    RED,
    '216,-34,1 310,-36,1 372,-156 362,-172 330,-170,1 280,-92',
    cut(RED_DEEP, '290,-30,1 350,-176,1 390,-176,1 330,-30,1'),
  ),
  within(
    WHITE,
    '236,-16,1 306,-24,1 380,76 372,96 330,98,1',
    cut(COOL, '290,-30,1 372,100,1 400,100,1 330,-40,1'),
  ),
  // The near wing, its flaps, its strut's foot, and the red tip.
  cut({ fill: DARK, opacity: 0.35 }, '-60,-6,1 70,-16,1 130,56,1 30,76,1'),
  within(
    WHITE,
    '-92,-44,1 62,-54,1 260,244 254,276 196,288 130,272,1',
    cut(COOL, '30,-60,1 226,290,1 290,290,1 90,-70,1'),
    cut(RED, '100,212,1 246,206,1 290,300,1 120,300,1'),
    cut(RED_DEEP, '178,210,1 250,206,1 290,300,1 230,300,1'),
  ),
  inked('#8a6a94', 4, '20,-50 208,282', '118,122 176,118'),
  // The propeller turns.
  cut({ fill: WHITE, opacity: 0.4 }, disc(-312, 54, 13, 92)),
  cut(RED, '-300,40,1 -322,48 -326,56 -320,64 -298,72,1'),
];
