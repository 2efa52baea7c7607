import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [SKIN, SHADE, FAR, RED, WINE, STRAW, WEAVE, HAIR, GOLD] = [
  '#8f4827',
  '#64301f',
  '#4a2019',
  '#ef4130',
  '#b3262f',
  '#fff4da',
  '#eebf73',
  '#24121c',
  '#ffcf5a',
];

/** A foot that stands out of the water on its heel, its big toe at the right. */
const foot = (skin: string, shade: string): readonly Layer[] => [
  cut(
    skin,
    '-70,8,1 -92,-40 -108,-90 -112,-118,1 -80,-150 -30,-176 40,-196 108,-190,1 112,-120 84,-60 78,8,1',
    disc(-98, -116, 20, 25),
    disc(-68, -148, 23, 29),
    disc(-30, -174, 25, 33),
    disc(14, -192, 27, 37),
    disc(70, -198, 42, 48),
  ),
  cut(shade, '112,-200,1 84,-130 88,-80 36,8,1 78,8,1 130,-80'),
  inked(shade, 7, '-84,-126 -78,-106', '-50,-156 -44,-130', '-8,-176 -4,-146', '34,-186 36,-152'),
  cut(
    RED,
    disc(72, -214, 25, 24),
    disc(13, -208, 16, 16),
    disc(-32, -188, 14, 14),
    disc(-71, -160, 13, 13),
    disc(-102, -126, 11, 11),
  ),
];

/** Both feet, their heels at (0, 0). */
export const batherFeet: readonly Layer[] = [
  moved({ x: 116, y: 0, scale: 0.96, flip: true, turn: 3 }, ...foot(FAR, '#2f1413')),
  moved({ x: -106, y: 0, turn: -3 }, ...foot(SKIN, SHADE)),
];

/** Both knees drawn up, the far one at the left. */
export const batherKnees: readonly Layer[] = [
  within(FAR, '-330,10,1 -286,-110 -246,-222 -190,-272 -120,-250 -60,-160 60,10,1'),
  within(
    SKIN,
    '-210,10,1 -170,-130 -146,-226 -110,-290 -40,-312 30,-280 84,-190 140,-90 230,10,1',
    cut(SHADE, '-40,-330,1 -10,-260 -60,-210 -20,-140 30,-70 20,10,1 320,10,1 160,-140 60,-300,1'),
  ),
];

/** Her head laid back under the hat, its brim over the eyes; the middle of the cheek is the origin. */
const headLaidBack: readonly Layer[] = [
  cut(HAIR, '0,-60,1 110,-60,1 156,-10 156,80 110,124 60,96,1 20,20'),
  cut(
    SKIN,
    '-104,-60,1 -106,0 -114,12 -126,30,1 -148,46 -142,64 -116,57,1 -113,66,1 -128,70 -132,86 -118,91,1 -130,96 -128,112 -110,115,1 -108,124 -116,144 -104,164 -74,172 -40,166 20,148 56,104 80,40 90,-60,1',
  ),
  inked(SHADE, 6, '-121,91 -96,94 -78,82'),
  inked(SHADE, 6, '52,22 36,20 30,40 44,58'),
  cut(GOLD, disc(44, 82, 15)),
  within(
    STRAW,
    '-116,-40,1 -120,-150 -90,-210 0,-226 90,-210 130,-140 130,-40,1',
    cut(WEAVE, '20,-240,1 60,-140 50,-30,1 160,-30,1 160,-240,1'),
    cut(RED, '-140,-96,1 0,-84 150,-96,1 150,-20,1 -140,-20,1'),
    cut(WINE, '49,-90,1 100,-91 150,-96,1 150,-20,1 44,-20,1'),
  ),
  within(
    STRAW,
    '-250,6 -220,-30 -120,-52 0,-50 120,-56 210,-60 250,-40 200,-16 60,0 -80,10 -180,24',
    cut(WEAVE, '-270,-6,1 -180,2 -80,-6 60,-18 200,-36 270,-50,1 270,60,1 -270,60,1'),
  ),
];

/** Breast, shoulder and head; the shoulders meet the water at (0, 0). */
export const batherHead: readonly Layer[] = [
  cut(SHADE, '-60,-50,1 150,-40,1 130,-120 120,-220,1 -10,-190,1 -20,-110'),
  within(
    SKIN,
    '-410,10,1 -370,-56 -310,-100 -240,-108 -170,-84 -90,-62 0,-56 90,-70 150,-92 220,-50 256,10,1',
    cut(RED, '-440,20,1 -400,-140,1 -250,-130,1 -180,-60 -170,20,1'),
    cut(WINE, '-290,-140,1 -270,-60 -240,20,1 -170,20,1 -170,-50 -214,-130,1'),
    inked(RED, 26, '-260,-130 -140,-70 -80,30'),
    cut(SHADE, '96,-120,1 100,-50 80,12,1 256,12,1 256,-120,1'),
  ),
  moved({ x: 20, y: -238, turn: 16 }, ...headLaidBack),
];
