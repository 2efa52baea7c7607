import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [WELT, WELT_LIT, RUBBER, LUG, GLEAM, EYE, GLINT] = [
  '#b9541f',
  '#f2a03f',
  '#171626',
  '#3b3b57',
  '#8588aa',
  '#f6b042',
  '#fff4d8',
];
const [LEAF, LEAF_LIT] = ['#4fae5a', '#9bd465'];

/** The sole, its toe up: crest, temples, and where it narrows the cheeks, then the heel. */
const SOLE =
  '16,-486 112,-462 184,-384 220,-270 220,-160 194,-50 162,40 152,130 172,230 180,330 164,424 100,478 0,488 -100,478 -164,424 -180,330 -172,230 -150,130 -158,40 -196,-60 -222,-170 -218,-280 -174,-390 -80,-470';

/** Blocks of the tread, the light along their upper left edges. */
const lugs = (...shapes: readonly string[]): Layer =>
  within(GLEAM, shapes.map((shape) => outline(shape)).join(''), moved({ x: 8, y: 11 }, cut(LUG, ...shapes)));

/** The blocks along the edge of the right half: fur over crest and temples, and about the chin. */
const EDGE =
  '24,-462,1 92,-444,1 78,-376,1 24,-392,1;112,-432,1 164,-376,1 120,-318,1 94,-366,1;176,-352,1 202,-276,1 146,-252,1 128,-302,1;206,-250,1 206,-168,1 158,-164,1 150,-228,1;202,-144,1 182,-62,1 142,-78,1 156,-140,1';
const HEEL =
  '160,388,1 138,432,1 110,410,1 132,372,1;126,444,1 72,470,1 62,422,1 96,416,1;60,474,1 8,478,1 8,424,1 50,424,1';

/** The sole of a boot: its tread is a gorilla's face, a sprig between the lips. About (0, 0), 490 up and down. */
export const gorillaSole: readonly Layer[] = [
  // The edge of the boot around it, in the light from the upper left.
  moved({ x: 2, y: 0, scale: 1.075 }, cut(WELT, SOLE)),
  moved({ x: -4, y: -8, scale: 1.05 }, cut(WELT_LIT, SOLE)),
  cut(RUBBER, SOLE),
  lugs(EDGE, mirrored(EDGE)),
  lugs(HEEL, mirrored(HEEL)),
  // The crest.
  lugs(twin('0,-370,1 30,-352 84,-286,1 74,-250 0,-320,1'), twin('0,-296,1 60,-244,1 20,-232 0,-236,1')),
  // Brow, nose, lips.
  cut(EYE, pair('30,-106,1 50,-136 92,-134 112,-106,1 92,-84 50,-84')),
  cut(RUBBER, twoDiscs(68, -108, 20)),
  cut(GLINT, disc(-74, -116, 7), disc(62, -116, 7)),
  lugs(twin('0,-206,1 20,-224 80,-236 134,-200 146,-110,1 120,-116 86,-130 40,-126 18,-106 0,-100,1')),
  lugs(twin('0,-84,1 26,-80 34,-30 56,0 108,16 132,66 116,120 72,138 30,124 0,128,1')),
  cut(RUBBER, pair('18,70,1 28,36 68,32 92,62 78,94 42,90')),
  lugs(
    twin('0,170,1 110,168,1 150,200 152,266,1 90,270 40,262 0,282,1'),
    twin('0,310,1 44,292 90,298 150,294,1 140,360 90,398 0,400,1'),
  ),
  // A sprig that has stuck between the lips.
  inked(LEAF, 9, '-20,292 -80,284 -150,306 -230,390'),
  cut(
    LEAF,
    '-134,300,1 -160,250 -224,228 -288,240,1 -252,296 -192,320',
    '-210,370,1 -282,352 -342,388 -360,442,1 -290,446 -232,418',
  ),
  cut(
    LEAF_LIT,
    '-134,300,1 -160,250 -224,228 -288,240,1 -210,264',
    '-210,370,1 -282,352 -342,388 -360,442,1 -288,396',
  ),
];
