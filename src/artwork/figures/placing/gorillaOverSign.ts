import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, BACK, SHEEN, FACE, HAND, PALE, NIGHT, AMBER] = [
  '#0d1a1c',
  '#16282a',
  '#23393a',
  '#4b5a5c',
  '#5f6d6e',
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
/** The forearm that lies along the board under the chin, its elbow on the right, hair at elbow and wrist. */
const FOLDED =
  '-216,-196,1 -170,-232 -60,-252 60,-280 160,-268 200,-214 200,-150 178,-116,1 172,-134 160,-142,1 154,-120 134,-98,1 134,-118 124,-132,1 60,-120 -50,-112 -72,-104,1 -70,-128,1 -88,-110,1 -110,-140,1 -206,-150,1';
/** The arm that hangs from the shoulder over the board, to the wrist. */
const HANGING = limb(
  '-400,-424,0 -468,-372,64 -510,-280,78 -516,-180,72 -466,-104,58 -390,-62,42 -346,-58,38',
);

/** A young gorilla leans over a board whose middle is the origin; the board's upper edge lies at -180. */
export const gorillaBehindSign: readonly Layer[] = [
  cut(BACK, SHOULDERS),
  cut(FUR, HAIR),
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

/** The hand that hangs down, its pinch at the origin: thumb and forefinger hold, the other three are spread out of the way. */
const HOLDING: readonly Layer[] = [
  cut(FACE, limb('-40,-120,10 0,-130,24 60,-140,20 106,-118,16 124,-90,13'), disc(124, -89, 13)),
  cut(FACE, limb('8,-112,24 66,-110,20 106,-78,16 112,-46,13'), disc(112, -45, 13)),
  inked(NIGHT, 4, '22,-122 70,-124 104,-102'),
  cut(FACE, limb('10,-96,24 58,-84,20 82,-52,16 82,-20,14'), disc(82, -19, 14)),
  inked(NIGHT, 4, '26,-100 70,-92 94,-66'),
  cut(
    HAND,
    '-116,-150,1 -90,-158 -40,-152 12,-136 40,-108 16,-60,1 -4,-66,1 -30,-76 -64,-58 -96,-62,1 -116,-90,1',
  ),
  // The forefinger bends over its middle joint, the thumb comes to meet it.
  cut(PALE, limb('-34,-124,4 -4,-112,24 34,-84,26 54,-44,20 30,0,15'), disc(29, 1, 15)),
  cut(PALE, limb('-84,-116,6 -92,-80,28 -84,-40,24 -58,-12,18 -28,-1,15'), disc(-27, 0, 15)),
  inked(FACE, 4, '40,-62 54,-54 68,-56', '-96,-42 -84,-34 -70,-40'),
  cut(NIGHT, disc(27, 6, 8, 6), disc(-25, 6, 8, 6)),
  cut(
    FUR,
    '-150,-140,1 -126,-160 -90,-168 -44,-150,1 -58,-134 -80,-132,1 -66,-118 -66,-94,1 -86,-108 -102,-112,1 -94,-96 -104,-76,1 -126,-92 -138,-90,1',
  ),
];

/** The hand that rests on the board's edge: its back, and four fingers over the edge, the forefinger next to the viewer's right. */
const RESTING: readonly Layer[] = [
  cut(HAND, '-240,-150,1 -252,-204 -170,-230 -88,-210 -92,-160,1 -160,-130'),
  ...(
    [
      [-222, -120, 17],
      [-186, -108, 19],
      [-147, -106, 20],
      [-108, -114, 19],
    ] as const
  ).flatMap(([x, tip, half]) => [
    cut(
      PALE,
      limb(
        `${x + 5},-182,${half} ${x},-156,${half + 1} ${x - 2},${tip - 22},${half - 2} ${x - 1},${tip},${half - 4}`,
      ),
      disc(x + 5, -182, half),
      disc(x - 1, tip, half - 4),
    ),
    cut(FACE, disc(x - 1, tip + 5, 8, 6)),
    inked(FACE, 4, `${x - 12},-148 ${x - 2},-142 ${x + 10},-148`),
  ]),
  inked(NIGHT, 4, '-203,-172 -206,-124', '-165,-176 -168,-118', '-127,-172 -128,-122'),
];

/** The arms of it that lie over the board: finger and thumb of one have the painted visitor by his hat, at -262, 52. */
export const gorillaArmsOverSign: readonly Layer[] = [
  cut(FUR, FOLDED),
  cut(SHEEN, '-150,-222,1 -60,-238 60,-268 150,-254 178,-214,1 130,-242 60,-246 -50,-222'),
  ...RESTING,
  cut(FUR, HANGING),
  cut(SHEEN, limb('-528,-340,1 -572,-260,9 -570,-160,12 -500,-70,1')),
  moved({ x: -262, y: 52 }, ...HOLDING),
];
