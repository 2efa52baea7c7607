import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Fur, fur of the near limbs, fur in the light, fur of the far limbs; bare skin, skin in the light; eyes. */
const [FUR, LIMB, SHEEN, FAR, SKIN, GLEAM, EYE] = [
  '#13211f',
  '#213632',
  '#35504a',
  '#0a1413',
  '#4c5152',
  '#717672',
  '#e88a2c',
];

/** Head turned to the left, about its middle: crown, cheek, muzzle. */
const HEAD =
  '-52,-124 -20,-142,1 -16,-132,1 20,-146,1 22,-134,1 62,-130,1 60,-118,1 98,-96,1 92,-88,1 122,-50,1 116,-44,1 130,0,1 122,4,1 126,48,1 112,50,1 108,88,1 92,84,1 70,116 20,124 -50,122 -104,106 -132,70 -122,36 -106,16 -118,-10 -120,-54 -92,-100';
const FACE =
  '-110,-34,1 -84,-58 -44,-52 -14,-48 26,-60 56,-38 58,-4 38,20 34,42 48,66 36,98 -4,116 -56,116 -104,100 -126,68 -116,40 -100,20 -112,0';

const head: readonly Layer[] = [
  within(FUR, HEAD, cut(SHEEN, '30,-160,1 20,-110 70,-90 90,-40 96,20 80,90,1 180,90,1 180,-160,1')),
  cut(SKIN, disc(98, -2, 22, 27)),
  cut(FUR, disc(96, 0, 12, 17)),
  cut(SKIN, FACE),
  cut(FUR, disc(-74, -10, 24, 22), disc(12, -10, 27, 24)),
  cut(EYE, disc(-78, -8, 15, 16), disc(8, -8, 18, 18)),
  cut(FUR, disc(-82, -6, 8, 9), disc(3, -6, 10, 10)),
  cut('#fff6d8', disc(-79, -12, 3), disc(7, -12, 4)),
  cut(
    GLEAM,
    '-112,-32,1 -84,-58 -44,-50 -14,-46 26,-60 58,-34,1 26,-34 -14,-26 -44,-28 -84,-34',
    '-46,4,1 -22,20 -4,38 -10,56 -44,62 -80,56 -84,38 -70,20',
  ),
  cut(FUR, disc(-62, 46, 11, 7), disc(-26, 46, 12, 7)),
  inked(FUR, 6, '-100,80 -60,94 -10,90 24,70'),
];

/** Four fingers around the liana. */
const fist = (x: number, y: number): Layer =>
  moved(
    { x, y },
    inked(FUR, 30, '-14,-36 20,-30', '-18,-10 24,-6', '-18,16 24,18', '-12,40 20,40'),
    inked(SKIN, 22, '-14,-36 20,-30', '-18,-10 24,-6', '-18,16 24,18', '-12,40 20,40'),
  );

/** Shoulder, elbow, hand; then the crook. */
const ARM =
  '250,-196 276,-130 246,-66 190,-36 150,-2,1 146,-28,1 112,2,1 106,-26 70,-44 44,-90 16,-150 -18,-184,1 38,-216,1 66,-160 96,-120 130,-150 170,-204';

/** Hip, knee, ankle; then the hollow of the knee. */
const LEG =
  '262,40 292,110 268,176,1 246,160,1 234,190,1 210,158 164,140 116,116,1 84,150 58,222,1 -26,204,1 -16,160 -38,120 -50,76 -22,42 30,30 100,30 190,16';

/** What of a young gorilla is beyond the liana, which hangs along x = 0; one foot hangs free. */
export const gorillaBeyondLiana: readonly Layer[] = [
  cut(FAR, limb('150,-180,60 70,-320,44 10,-450,22'), limb('190,80,84 126,210,58 96,310,36')),
  moved(
    { x: 92, y: 322, turn: -58 },
    inked(FAR, 31, '10,-20 -24,-60', '-20,-22 -76,-22', '-30,-2 -90,2', '-26,18 -84,26', '-20,32 -68,48'),
    cut(SKIN, '34,-28 38,20 10,42 -30,42 -50,0 -34,-30 0,-36'),
    inked(SKIN, 23, '10,-20 -24,-60', '-20,-22 -76,-22', '-30,-2 -90,2', '-26,18 -84,26', '-20,32 -68,48'),
    inked(FAR, 4, '-40,-12 -84,-10', '-40,8 -90,14', '-34,25 -78,38'),
  ),
];

/** A young gorilla that clings to a liana along x = 0, its head turned to the left by some degrees more. */
export const gorillaOnLiana = (nod: number): readonly Layer[] => [
  fist(0, -440),
  within(
    FUR,
    '60,-260,1 214,-230 266,-150 284,-40 288,60 266,150 200,180 120,170 70,120 56,20 60,-80 30,-160',
    cut(
      SHEEN,
      '210,-260,1 236,-150,1 218,-164,1 252,-80,1 232,-90,1 264,0,1 242,-8,1 266,80,1 300,90,1 340,-260,1',
    ),
  ),
  within(LIMB, LEG, cut(SHEEN, '-60,110,1 -40,76 0,58 60,54 150,44 220,50 300,90,1 300,0,1 -60,0,1')),
  fist(4, 204),
  moved({ x: 128, y: -290, turn: nod }, ...head),
  // The near arm.
  within(LIMB, ARM, cut(SHEEN, '60,-170,1 96,-104 150,-120 200,-170 300,-120,1 300,-260,1 60,-260,1')),
  fist(0, -214),
];
