import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, SHEEN, FACE, PALE, NIGHT, AMBER] = [
  '#0d1a1c',
  '#23393a',
  '#4b5a5c',
  '#74817e',
  '#070d10',
  '#b8672a',
];

/** The young one's shoulders, what the board does not hide of them. */
const SHOULDERS =
  '-560,-170,1 -566,-260 -530,-360 -440,-414 -340,-430 -170,-430 -70,-400 30,-340 96,-256 118,-170,1';
/** Its hair stands up on the crown alone. */
const HAIR =
  '-316,-524 -258,-562 -204,-524 -170,-504 -110,-440 -86,-360 -90,-280 -120,-200 -160,-170,1 -356,-170,1 -396,-200 -426,-280 -430,-360 -406,-440 -346,-504';
/** Bare skin: brow, cheeks, muzzle. */
const SKIN =
  '-258,-412,1 -224,-432 -164,-430 -128,-388 -140,-340 -176,-316 -156,-284 -154,-230 -194,-190 -258,-184 -322,-190 -362,-230 -360,-284 -340,-316 -376,-340 -388,-388 -352,-430 -292,-432';
/** The forearm that lies along the board under the chin, its elbow on the right. */
const FOLDED =
  '-300,-176,1 -270,-216 -160,-228 -40,-244 60,-268 128,-250 146,-196 130,-146,1 112,-154,1 100,-126,1 80,-142,1 20,-124 -100,-120 -220,-120 -290,-136,1';
/** The arm that hangs from the shoulder over the board, to the wrist. */
const HANGING = limb('-466,-316,40 -494,-270,70 -494,-180,70 -444,-104,54 -384,-56,38');

/** A young gorilla leans over a board whose middle is the origin; the board's upper edge lies at -180. */
export const gorillaBehindSign: readonly Layer[] = [
  cut(FUR, SHOULDERS, HAIR),
  cut(SHEEN, disc(-398, -336, 17, 26), disc(-118, -336, 17, 26)),
  cut(FACE, SKIN),
  // The brow's shade falls into the eyes; the nose is a heart of two wide nostrils.
  cut(
    NIGHT,
    '-346,-352,1 -326,-382 -288,-380 -266,-352,1 -286,-330 -322,-328',
    '-170,-352,1 -190,-382 -228,-380 -250,-352,1 -230,-330 -194,-328',
  ),
  cut(
    PALE,
    '-258,-352,1 -240,-330 -226,-296 -196,-276 -196,-246 -258,-262,1 -320,-246 -320,-276 -290,-296 -276,-330',
  ),
  cut(
    PALE,
    '-384,-388,1 -350,-414 -290,-414 -258,-398,1 -226,-414 -166,-414 -132,-388,1 -166,-396 -226,-396 -258,-376,1 -290,-396 -350,-396',
  ),
  cut(AMBER, disc(-306, -352, 19, 18), disc(-210, -352, 19, 18)),
  cut(NIGHT, disc(-306, -351, 12), disc(-210, -351, 12)),
  cut('#fff', disc(-312, -358, 5), disc(-216, -358, 5)),
  cut(
    NIGHT,
    '-346,-352,1 -326,-384 -288,-382 -266,-352,1 -290,-370 -322,-370',
    '-170,-352,1 -190,-384 -228,-382 -250,-352,1 -226,-370 -194,-370',
  ),
  cut(
    NIGHT,
    '-262,-262,1 -270,-286 -300,-292 -316,-272 -304,-252 -280,-252',
    '-254,-262,1 -246,-286 -216,-292 -200,-272 -212,-252 -236,-252',
  ),
  inked(NIGHT, 7, '-322,-220,1 -290,-208 -258,-216 -226,-208 -194,-222'),
];

/** The hand that hangs down: forefinger and thumb pinch, the other fingers are spread out of the way. */
const hand: readonly Layer[] = [
  cut(FACE, limb('-344,-66,24 -280,-84,20 -236,-70,16 -212,-44,12'), disc(-213, -45, 12)),
  cut(FACE, limb('-340,-52,24 -276,-56,20 -240,-32,16 -228,0,13'), disc(-229, 0, 13)),
  cut(PALE, limb('-392,-40,26 -398,4,20 -366,42,13'), disc(-362, 42, 12)),
  cut(
    PALE,
    '-416,-56 -392,-104 -342,-96 -312,-66 -310,-30 -346,-20 -380,-4 -412,-20',
    limb('-340,-60,28 -296,-36,22 -290,10,18 -326,42,13'),
    disc(-329, 42, 12),
  ),
  cut(
    FUR,
    '-440,-70,1 -410,-120,1 -350,-116,1 -332,-84,1 -352,-82,1 -350,-62,1 -370,-70,1 -376,-46,1 -392,-58,1 -404,-34,1',
  ),
  cut(FACE, disc(-330, 46, 7, 5), disc(-363, 47, 6, 5)),
];

/** The arms of it that lie over the board: finger and thumb of one have the painted visitor by his hat. */
export const gorillaArmsOverSign: readonly Layer[] = [
  cut(FUR, FOLDED),
  cut(SHEEN, '-230,-206,1 -150,-224 -40,-240 60,-262 120,-244 132,-216,1 60,-240 -50,-218 -150,-204'),
  cut(FACE, '-318,-160,1 -306,-206 -230,-210 -176,-190 -174,-160 -184,-140,1'),
  ...[-300, -264, -228, -194].map((x, at) =>
    cut(
      FACE,
      limb(`${x + 8},-184,18 ${x},-150,18 ${x + 2},-${122 - at * 3},14`),
      disc(x + 2, -121 + at * 3, 14),
    ),
  ),
  inked(NIGHT, 4, '-278,-176 -281,-136', '-243,-176 -246,-136', '-209,-174 -211,-140'),
  cut(FUR, HANGING),
  cut(SHEEN, limb('-520,-330,1 -556,-250,9 -536,-160,12 -440,-62,1')),
  ...hand,
];
