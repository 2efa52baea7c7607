import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [RIM, FUR, DIM, PLANE, SKIN, SILVER, EYE] = [
  '#fff6b8',
  '#1c1830',
  '#100c20',
  '#322b4c',
  '#4a4262',
  '#8a8c9c',
  '#f0a63c',
];

/** A body edged by the light that falls from behind it. */
const backlit = (shape: string, ...marks: readonly Layer[]): Layer =>
  within(RIM, shape, moved({ x: -4, y: 9 }, cut(FUR, shape)), ...marks);

/** The shoulders, the arm that leans on its knuckles, the belly and the broad back. */
const BACK =
  '-40,-262,1 -84,-250 -118,-220 -136,-170 -140,-110 -132,-50 -150,-22 -146,0,1 116,0,1 160,-14 178,-70 168,-150 138,-212 96,-250 50,-264,1';
const HEAD =
  '-8,-366 30,-356 52,-322 62,-280 58,-240 40,-208 0,-196 -42,-206 -62,-236 -68,-280 -56,-322 -36,-354';

/** A silverback who sits to the left and has turned his face to us; 366 high, on y = 0. */
export const silverbackAgainstLight: readonly Layer[] = [
  backlit(
    outline(BACK),
    cut(
      SILVER,
      '112,-250,1 142,-200 160,-140 166,-70 150,-6,1 122,-6,1 130,-60 122,-110,1 128,-150 112,-200 96,-236,1',
    ),
    // The belly behind the arm, the shoulder and forearm before it, the thigh.
    cut(DIM, '-60,-200,1 -40,-140 -64,-60 -60,0,1 20,0,1 4,-60 20,-130 -20,-190,1'),
    cut(
      PLANE,
      '-84,-242,1 -114,-212 -128,-160 -130,-110 -122,-50 -132,-12,1 -88,-12,1 -92,-60 -76,-120 -64,-180 -70,-220,1',
    ),
    cut(PLANE, '20,-10,1 14,-60 44,-104 90,-104 116,-70 112,-40,1 90,-70 60,-66 48,-10,1'),
  ),
  backlit(
    outline(HEAD),
    cut(
      SKIN,
      '-46,-284,1 -26,-298 0,-290,1 24,-298 44,-284,1 46,-262 30,-250,1 40,-232 36,-210 0,-200 -38,-210 -42,-232 -30,-250,1 -48,-262',
    ),
    // The brow, the bridge and wings of the nose, the long lip.
    cut(
      DIM,
      '-46,-272,1 -26,-284 -6,-274 -4,-262,1 -24,-256 -42,-260,1',
      '46,-272,1 26,-284 6,-274 4,-262,1 24,-256 42,-260,1',
    ),
    cut(PLANE, '-8,-270,1 8,-270,1 12,-250 26,-240 20,-228,1 0,-226 -20,-228,1 -26,-240 -12,-250'),
    cut(DIM, disc(-9, -235, 5, 4), disc(9, -235, 5, 4)),
    inked(DIM, 4, '-22,-213 0,-217 22,-213'),
    cut(EYE, disc(-22, -268, 6, 5), disc(22, -268, 6, 5)),
    cut(DIM, disc(-23, -268, 3, 4), disc(21, -268, 3, 4)),
  ),
  // His beard runs into the chest.
  inked(FUR, 5, '-66,-244 -52,-212 -10,-196 30,-200 52,-226'),
];

/** Crest, brow and muzzle in profile to the left, and the arm that leans on its knuckles. */
const AT_REST =
  '20,-332,1 -16,-326 -44,-300 -60,-284,1 -76,-286 -86,-274 -78,-262,1 -80,-250 -92,-240 -104,-230,1 -118,-220 -122,-202 -112,-190,1 -116,-176 -104,-164 -86,-164,1 -74,-156 -84,-130 -104,-110 -118,-76 -116,-40,1 -138,-24 -142,-8 -132,0,1 104,0,1 142,-16 158,-66 152,-136 130,-200 104,-240 82,-262,1 78,-296 58,-324';

/** A mother who sits in profile to the left, her child at her back, its arm about her neck; 330 high, on y = 0. */
export const motherAgainstLight: readonly Layer[] = [
  backlit(
    outline(AT_REST),
    cut(
      SKIN,
      '-78,-258,1 -90,-242 -104,-230,1 -118,-220 -120,-206,1 -100,-212 -84,-228 -70,-250,1',
      '-58,-290,1 -76,-288 -84,-276,1 -66,-270 -40,-280,1',
    ),
    cut(
      PLANE,
      '-40,-176,1 -20,-120 -34,-60 -30,-10,1 -52,-10,1 -60,-70 -50,-120',
      '30,-60,1 80,-84 112,-60 120,-10,1 104,-10,1 92,-44 66,-58',
    ),
    cut(DIM, disc(-66, -264, 5, 4)),
  ),
  backlit(
    outline(
      '104,-290 124,-316 160,-318 182,-290 180,-256 170,-240,1 196,-216 208,-170 198,-120 168,-96 136,-108,1 120,-150 112,-220,1 100,-240 98,-270',
    ),
    cut(SKIN, '106,-284,1 130,-284 140,-266 132,-246,1 116,-240 104,-250,1'),
    cut(DIM, disc(114, -270, 4), disc(129, -270, 4)),
  ),
  inked(FUR, 5, '118,-180 126,-140 138,-110'),
  cut(PLANE, limb('176,-190,12 150,-208,19 110,-218,16 66,-228,13 34,-216,0')),
];
