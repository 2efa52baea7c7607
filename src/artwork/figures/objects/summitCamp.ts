import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [LIT, PANEL, SEAM, GLOW, DARK, NIGHT, TORCH, WARM] = [
  '#ffc94a',
  '#e8952e',
  '#c87420',
  '#fff2bf',
  '#0d2a3c',
  '#081d2b',
  '#ffd257',
  '#6b5638',
];

const DOME = '-124,2,1 -112,-50 -70,-112 0,-128 70,-112 112,-50 124,2,1';
/** A dome tent, its foot at 0,0: cloth, the panel turned away, the seams over its poles. */
const dome = (cloth: string, panel: string, seam: string, ...door: readonly Layer[]): readonly Layer[] => [
  within(
    cloth,
    DOME,
    cut(panel, '20,-134,1 62,-90 84,-40 90,6,1 140,6,1 140,-134,1'),
    ...door,
    inked(seam, 3, '8,-128,1 54,-90 82,-40 88,6', '8,-128,1 -54,-104 -98,-50 -110,6'),
  ),
];
const dark = dome(
  '#1d4c62',
  '#143b50',
  '#2c6076',
  cut(DARK, '-70,6,1 -62,-44 -40,-84 -14,-100,1 6,-60 14,6,1'),
);
const lit = dome(
  LIT,
  PANEL,
  SEAM,
  cut(GLOW, '-84,6,1 -76,-44 -50,-84 -14,-104,1 12,-60 22,6,1'),
  // The flap is tied back, the sleeping bag lies as it was left.
  cut(PANEL, '-14,-104,1 12,-60 22,6,1 44,6,1 40,-30 26,-44 32,-64 10,-94,1'),
  cut('#c0503c', '-88,8,1 -70,-16 -30,-22 4,-10 20,8,1'),
);

/** What the climbers wear in the dark, and the sides of it that the lit tent behind them warms. */
const [RED, RED_SHADE, RED_WARM, TEAL, TEAL_SHADE, TEAL_WARM] = [
  '#b8473c',
  '#8a3034',
  '#e8793e',
  '#3a8790',
  '#276470',
  '#93b27c',
];
const [PACK, PACK_WARM, TROUSERS, TROUSERS_WARM, MAT, MAT_WARM] = [
  '#16293a',
  '#54564a',
  '#0d2638',
  '#4f5a52',
  '#2b5a68',
  '#8aa27c',
];
const [SKIN, SKIN_LIT, LIP, GLOVE, GLOVE_WARM, STONE] = [
  '#7a452e',
  '#c98250',
  '#4e2620',
  '#d8a04a',
  '#ffd98a',
  '#1d4358',
];

/** A shape whose left side, as broad as `side`, lies in the light of the tent: one flat plane. */
const warmed = (colour: string, warm: string, side: number, ...shapes: readonly string[]): Layer => {
  const d = shapes.map((shape) => (shape.startsWith('M') ? shape : outline(shape))).join('');
  return within(warm, d, moved({ x: side, y: side / 4 }, cut(colour, d)));
};

/** Forehead, a round nose, lips and chin in profile to the right; the neck's foot is at 0,16. */
const PROFILE =
  '-16,18,1 -22,-8 -26,-40,1 22,-52,1 27,-44 27,-38 30,-30 38,-26 38,-17 31,-15,1 33,-11 32,-7,1 32,-2 28,1,1 31,7 27,16 16,17 8,14,1 12,24,1';
/** A head in profile to the right: skin, the plane of it in the light, and a smile. */
const face = (lit: Layer): readonly Layer[] => [
  within(SKIN, PROFILE, lit),
  cut(NIGHT, disc(20, -30, 3, 4)),
  inked(NIGHT, 2, '13,-39 19,-42 25,-39'),
  inked(LIP, 3, '32,-8 22,2 13,-9'),
];
/** The strap of a head-torch about a cap, and its lamp over the brow. */
const headTorch: readonly Layer[] = [
  cut(PACK, limb('-26,-34,4 0,-46,5 26,-52,4')),
  cut(TORCH, disc(28, -54, 9)),
];

/** A boot, its ankle at x,y, pointing right. */
const boot = (x: number, y: number): string =>
  `${x - 13},${y - 14},1 ${x + 11},${y - 14},1 ${x + 14},${y - 2} ${x + 34},${y + 4} ${x + 36},${y + 14},1 ${x - 15},${y + 14},1`;

/** Somebody who climbs to the right, bent under a pack, one knee up, on two poles; feet at 0,0, 236 pixels tall. */
const climber: readonly Layer[] = [
  // The far arm and its pole, planted ahead.
  inked(NIGHT, 4, '104,-164 122,0'),
  cut(RED_SHADE, limb('40,-170,14 74,-136,13 98,-140,10')),
  cut(GLOVE, disc(104, -142, 11, 10), limb('98,-150,5 108,-158,5 114,-154,4')),
  warmed(TROUSERS, TROUSERS_WARM, 9, limb('2,-110,20 -26,-66,17 -50,-12,12')),
  cut(NIGHT, boot(-52, -14)),
  warmed(MAT, MAT_WARM, 14, disc(-24, -206, 28, 15)),
  warmed(PACK, PACK_WARM, 16, '-2,-196,1 -32,-204 -58,-186 -66,-140 -54,-106 -16,-98,1'),
  cut(TROUSERS, limb('8,-110,21 52,-84,18 48,-50,14 40,-16,12')),
  cut(NIGHT, boot(40, -14)),
  within(
    RED,
    '-16,-96,1 -18,-140 -2,-186 26,-200 56,-190 62,-160 48,-120 38,-94,1 10,-88',
    cut(RED_SHADE, '62,-200,1 44,-160 24,-120 20,-80,1 70,-80,1 80,-180,1'),
    inked(RED_SHADE, 3, '-20,-114 8,-106 40,-112', '-20,-140 10,-132 48,-138'),
  ),
  cut(PACK, limb('14,-196,6 30,-164,5 18,-124,5')),
  // The head, lifted to look up the way; the tent lights the nape of the cap.
  moved(
    { x: 50, y: -194, turn: -6 },
    ...face(cut(SKIN_LIT, '-40,30,1 -40,-60,1 -12,-60,1 -6,-30 -14,-8 -2,30,1')),
    warmed(GLOVE, GLOVE_WARM, 14, '-30,-20,1 -38,-58 -14,-86 20,-78 30,-54,1 2,-44 -12,-30 -16,-18,1'),
    cut(GLOVE_WARM, disc(-14, -80, 12)),
    ...headTorch,
  ),
  cut(RED_SHADE, limb('24,-184,13 44,-172,15 66,-172,11')),
  // The near arm, its elbow behind, and the hand round the pole's grip.
  inked(NIGHT, 5, '62,-152 80,2'),
  warmed(RED, RED_WARM, 10, disc(19, -178, 16), limb('18,-180,16 4,-140,16 20,-116,14 54,-126,11')),
  cut(RED_SHADE, limb('20,-108,0 36,-112,6 56,-118,3')),
  cut(GLOVE, disc(62, -130, 13, 12), limb('56,-140,5 66,-146,6 74,-140,4')),
];

/** The guide, one foot up on a stone: he looks back at who follows and points up the way; feet at 0,0, 220 pixels tall. */
const guide: readonly Layer[] = [
  cut(TROUSERS, limb('10,-104,18 40,-72,16 42,-44,13 42,-36,11')),
  cut(STONE, '8,2,1 16,-24 50,-34 92,-20 102,2,1'),
  cut(NIGHT, boot(42, -36)),
  warmed(TROUSERS, TROUSERS_WARM, 9, limb('-6,-106,19 -10,-56,15 -10,-12,12')),
  cut(NIGHT, boot(-8, -14)),
  // The arm that points, its hand with thumb and forefinger.
  cut(TEAL_SHADE, limb('26,-168,15 64,-182,13 96,-208,10')),
  cut(GLOVE, disc(102, -214, 11), limb('104,-216,6 122,-230,5 130,-236,4'), limb('98,-220,5 100,-232,4')),
  cut(PACK, '14,-184,1 42,-184 50,-150 44,-104 20,-98,1'),
  within(
    TEAL,
    '-28,-92,1 -30,-140 -22,-176 4,-188 30,-178 34,-140 28,-92,1 0,-84',
    cut(TEAL_SHADE, '10,-190,1 4,-150 10,-120 6,-80,1 50,-80,1 50,-190,1'),
    inked(TEAL_SHADE, 3, '-30,-114 0,-106 30,-114', '-30,-142 0,-134 32,-142'),
  ),
  // The other hand rests on the pole.
  inked(NIGHT, 4, '-46,-128 -50,2'),
  warmed(TEAL, TEAL_WARM, 10, disc(-15, -168, 14), limb('-16,-170,14 -32,-140,13 -40,-116,10')),
  cut(GLOVE, disc(-45, -112, 11, 12), limb('-40,-120,5 -48,-126,5 -54,-122,4')),
  // The head turns back to the left, its face in the light of the tent.
  moved(
    { x: 2, y: -190, flip: true },
    ...face(cut(SKIN_LIT, '60,30,1 60,-60,1 14,-60,1 8,-40 18,-22 8,-2 18,12 14,30,1')),
    within(
      RED,
      '-30,-22,1 -38,-60 -8,-86 24,-78 30,-52,1 2,-44 -12,-32 -16,-20,1',
      cut(RED_WARM, '40,-100,1 4,-100,1 14,-76 14,-60 6,-40,1 40,-40,1'),
    ),
    ...headTorch,
  ),
  cut(TEAL_SHADE, limb('24,-180,12 4,-170,14 -16,-172,9')),
];

/** Tents below the summit at midnight, one of them lit and open, and the last to leave. */
export const summitCamp: readonly Layer[] = [
  moved({ x: 30, y: 826, scale: 0.56 }, ...dark),
  moved({ x: 1000, y: 836, scale: 0.5, flip: true }, ...dark),
  moved({ x: 1110, y: 858, scale: 0.86, flip: true }, ...dark),
  // The light of the tent on the ground, and the shadows that it throws from their feet.
  cut(WARM, '20,866 110,850 280,846 470,852 640,866 460,890 220,900 80,884'),
  cut(
    NIGHT,
    limb('346,867,0 380,867,8 492,868,12 612,868,9 672,868,0'),
    limb('440,866,0 462,866,6 532,866,7 592,868,0'),
    limb('570,846,0 600,846,7 708,848,10 828,850,0'),
  ),
  moved({ x: 176, y: 866, scale: 1.24 }, ...lit),
  moved({ x: 424, y: 866 }, ...climber),
  moved({ x: 604, y: 846, scale: 0.84 }, ...guide),
];
