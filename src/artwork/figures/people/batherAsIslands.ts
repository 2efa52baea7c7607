import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [LIT, SKIN, SHADE, DEEP, RED, WINE, STRAW, WEAVE, HAIR, GOLD] = [
  '#b4643a',
  '#8f4827',
  '#64301f',
  '#3a1814',
  '#ef4130',
  '#b3262f',
  '#fff4da',
  '#eebf73',
  '#24121c',
  '#ffcf5a',
];

/** The tips of the toes from the big one outwards: place, and how thick. */
const TOES = points('62,-206,38 4,-214,26 -40,-196,23 -78,-168,21 -108,-130,19');

/** A foot that stands out of the water on its heel, its big toe at the right, in three tones. */
const foot = (lit: string, skin: string, shade: string): readonly Layer[] => [
  cut(
    skin,
    '-62,6,1 -92,-30 -118,-84 -128,-128,1 -96,-150 -40,-170 30,-180 100,-180,1 108,-130 92,-70 74,4,1',
    ...TOES.map(
      ([x, y, half]) =>
        limb(`${x * 0.8},${y + 80},${half} ${x},${y},${half}`) + disc(x, y, half, half * 1.12),
    ),
  ),
  cut(shade, '100,-186,1 108,-130 92,-70 74,10,1 20,10,1 62,-50 66,-110 84,-150'),
  cut(lit, limb('-52,-10,0 -70,-60,9 -92,-104,8 -104,-124,0'), limb('36,-150,0 40,-186,7 48,-226,0')),
  inked(shade, 6, '26,-190 24,-150', '-20,-192 -16,-158', '-60,-166 -52,-138', '-92,-136 -82,-112'),
  cut(RED, ...TOES.map(([x, y, half]) => disc(x, y - half * 0.36, half * 0.66, half * 0.72))),
  cut(STRAW, ...TOES.map(([x, y, half]) => disc(x - half * 0.2, y - half * 0.64, half * 0.14, half * 0.26))),
];

/** Both feet, fallen a little apart, their heels at (0, 0). */
export const batherFeet: readonly Layer[] = [
  moved({ x: 98, y: 0, scale: 0.94, flip: true, turn: 6 }, ...foot(SKIN, SHADE, DEEP)),
  moved({ x: -92, y: 0, turn: -5 }, ...foot(LIT, SKIN, SHADE)),
];

/** A knee drawn up: the shin on the left, under the kneecap, the thigh on the right. */
const KNEE =
  '-250,10,1 -206,-70 -150,-176 -112,-252 -92,-300 -50,-328 4,-326 44,-292 66,-252 118,-176 182,-84 236,10,1';

/** Both knees drawn up, the far one at the left. */
export const batherKnees: readonly Layer[] = [
  moved(
    { x: -128, y: 0, scale: 0.86 },
    within(
      SHADE,
      KNEE,
      cut(DEEP, '-20,-340,1 -14,-270 -46,-220 -30,-150 30,-60 60,20,1 300,20,1 100,-300,1'),
    ),
  ),
  within(
    SKIN,
    KNEE,
    // The shin's edge and the kneecap take the light, the calf and the thigh lie away from it.
    cut(
      LIT,
      '-270,10,1 -112,-280 -60,-340 -4,-340,1 -52,-318 -80,-278 -74,-240 -96,-236 -128,-170 -176,-80 -206,10,1',
    ),
    cut(SHADE, '40,-330,1 22,-276 -8,-236 -34,-210 -26,-150 30,-70 56,10,1 300,10,1 150,-190 70,-300,1'),
  ),
];

/** Her head laid back, her hat pushed off the brow, her eyes closed; the middle of the cheek is the origin. */
const headLaidBack: readonly Layer[] = [
  cut(HAIR, '0,-90,1 120,-90,1 160,-20 166,60 140,128 92,140 50,96,1 20,20'),
  within(
    SKIN,
    '-88,-110,1 -106,-74 -110,-46 -102,-20,1 -112,4 -134,32 -146,50 -134,62 -114,60,1 -116,68 -134,76 -138,86 -124,93,1 -138,102 -134,114 -114,118,1 -116,132 -124,148 -112,170 -84,178 -44,168 24,148 62,104 84,40 90,-110,1',
    cut(
      LIT,
      '-80,-120,1 -92,-70 -90,-40 -78,-16 -84,20 -104,36 -98,66 -106,90 -96,112 -100,140 -90,190,1 -180,190,1 -180,-120,1',
    ),
    cut(SHADE, '60,-120,1 40,-30 48,40 20,104 -50,140 -84,160 -90,200,1 120,200,1 140,-120,1'),
    cut(RED, '-144,74,1 -116,72 -98,90,1 -124,93,1 -146,93,1'),
    cut(WINE, '-124,93,1 -98,90,1 -108,110 -124,116 -146,114,1 -146,93,1'),
  ),
  inked(DEEP, 5, '-126,93 -106,93 -90,84'),
  inked(DEEP, 5, '-128,50 -120,42 -112,48'),
  // The closed eye, its lashes, the brow.
  inked(DEEP, 7, '-96,2 -84,14 -62,14 -44,2'),
  inked(DEEP, 5, '-86,12 -94,22', '-74,15 -78,27'),
  cut(DEEP, limb('-102,-30,2 -76,-46,6 -40,-36,2')),
  cut(SKIN, '50,20,1 62,2 84,6 86,34 66,66,1 56,58'),
  inked(DEEP, 5, '62,22 72,18 74,32 62,46'),
  cut(GOLD, disc(60, 84, 17)),
  cut(WEAVE, disc(64, 88, 10)),
  moved(
    { x: 8, y: -84, turn: 8 },
    within(
      STRAW,
      '-116,-20,1 -118,-120 -92,-182 0,-196 92,-182 128,-116 130,-20,1',
      cut(WEAVE, '30,-210,1 66,-120 54,-10,1 160,-10,1 160,-210,1'),
      cut(RED, '-140,-72,1 0,-58 150,-72,1 150,10,1 -140,10,1'),
      cut(WINE, '57,-64,1 100,-66 150,-72,1 150,10,1 52,10,1'),
    ),
    within(
      STRAW,
      '-250,22 -220,-14 -120,-34 0,-32 120,-38 210,-42 262,-20 212,8 60,18 -80,28 -190,40',
      cut(WEAVE, '-270,16,1 -180,20 -80,12 60,0 210,-18 280,-30,1 280,70,1 -270,70,1'),
    ),
  ),
];

/** Breast, shoulder and head; the shoulders meet the water at (0, 0). */
export const batherHead: readonly Layer[] = [
  cut(SHADE, '-76,-40,1 150,-40,1 96,-110 90,-220,1 -20,-180,1 -34,-110'),
  within(
    SKIN,
    '-286,10,1 -262,-50 -220,-84 -164,-84 -110,-62 -60,-56 0,-74 70,-106 140,-108 190,-70 224,10,1',
    cut(RED, '-300,20,1 -290,-110,1 -170,-110,1 -126,-60 -96,20,1'),
    cut(WINE, '-196,-110,1 -190,-50 -166,20,1 -90,20,1 -120,-60 -160,-110,1'),
    inked(RED, 24, '-170,-96 -90,-66 -40,20'),
    cut(LIT, limb('-20,-70,0 60,-102,10 118,-110,9 160,-90,0')),
    cut(SHADE, '150,-120,1 138,-70 96,-30 90,20,1 256,20,1 220,-100,1'),
  ),
  moved({ x: 0, y: -230, turn: 14 }, ...headLaidBack),
];
