import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const [WHITE, SHADE, GLASS, INK, RED] = ['#fffaf0', '#eee6cb', '#2c4a5a', '#1b2233', '#d8432b'];
const [BROWN, PALE, STRAW] = ['#6b3a26', '#dc9c72', '#f7e3ab'];

/** A head in profile to the right with its neck: brow, nose, lips, chin. */
const FACE =
  '-16,40,1 -12,16,1 -20,4 -18,-18 0,-26 16,-16 17,-6,1 25,6,1 19,9,1 20,13,1 17,15,1 18,18,1 14,25 4,24,1 6,40,1';

/** A long safari car in profile, its nose to the right and its roof raised: two guests look ahead, the third back and down; its wheels stand on y = 0. */
export const carInFile: readonly Layer[] = [
  inked(INK, 9, '-276,-210 -276,-330', '96,-210 96,-330'),
  // The third guest leans out at the back.
  cut('#e0a21f', '-226,-200,1 -230,-222 -252,-246 -286,-256 -312,-246 -318,-222 -306,-200,1'),
  moved({ x: -312, y: -262, scale: 1.12, flip: true, turn: -26 }, cut(PALE, FACE)),
  moved(
    { x: -312, y: -262, scale: 1.12, flip: true, turn: -26 },
    cut('#8c3b22', '8,-24,1 -10,-34 -30,-20 -28,6 -18,22,1 -8,4 -8,-8,1', disc(-36, 6, 12, 16)),
    cut(INK, disc(10, -3, 3)),
    inked('#8c3b22', 3, '9,16 14,17 19,14'),
  ),
  // The other two.
  cut('#2f7f86', '-176,-200,1 -172,-240 -154,-252 -122,-252 -104,-238 -100,-200,1'),
  moved(
    { x: -136, y: -278 },
    cut(BROWN, FACE),
    cut(INK, '14,-20,1 0,-32 -22,-24 -22,4 -14,14,1 -8,0 -4,-12,1', disc(8, -5, 3)),
  ),
  cut('#8b3a62', '-46,-200,1 -42,-240 -24,-252 8,-252 26,-238 30,-200,1'),
  moved(
    { x: -8, y: -278 },
    cut(PALE, FACE),
    cut(STRAW, '34,-12,1 -32,-6,1 -30,-13,1 -20,-16,1 -16,-36 4,-40 14,-34 18,-18,1'),
    cut(INK, disc(9, -3, 3)),
  ),
  cut(WHITE, panel('-306,-352,10 108,-352,12 130,-326,4 -318,-326,4')),
  cut(SHADE, panel('-316,-336 122,-336 130,-326,4 -318,-326,4')),
  // Body, windows, the stripe.
  cut(INK, panel('-340,-166,8 -310,-166,4 -310,-76,4 -340,-76,8'), box(-316, -66, 636, 20)),
  cut(WHITE, panel('-312,-212,14 104,-212,8 158,-140,6 286,-128,22 314,-108,10 316,-50,6 -312,-50,8')),
  cut(SHADE, box(-312, -86, 628, 24)),
  cut(
    GLASS,
    panel('-292,-194,8 -182,-194,4 -182,-138,4 -292,-138,4'),
    panel('-166,-194,4 -58,-194,4 -58,-138,4 -166,-138,4'),
    panel('-42,-194,4 92,-194,6 132,-138,4 -42,-138,4'),
  ),
  cut(RED, box(-312, -62, 628, 12)),
  // The driver at the wheel.
  moved(
    { x: 40, y: -162, scale: 0.78 },
    cut(BROWN, FACE),
    cut('#3d6b45', panel('-26,-18 26,-12,2 10,-30,10 -22,-32,10')),
  ),
  cut(WHITE, box(-42, -138, 174, 14)),
  // Wheel arches and wheels.
  cut(INK, disc(-196, -50, 62), disc(212, -50, 62)),
  cut('#2a3040', disc(-196, -50, 50), disc(212, -50, 50)),
  cut(SHADE, disc(-196, -50, 20), disc(212, -50, 20)),
  cut('#f7d774', panel('296,-112,4 316,-106,4 316,-86,4 298,-86,4')),
];
