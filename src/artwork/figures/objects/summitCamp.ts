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

/** What the climbers wear in the dark, the edge that the lit tent behind them warms, and their skin. */
const [RED, RED_SHADE, TEAL, TEAL_SHADE, PACK, EDGE, SKIN, SKIN_LIT, GLOVE, CAP, CAP_2] = [
  '#b8473c',
  '#8a3034',
  '#3a8790',
  '#276470',
  '#16293a',
  '#ffb84a',
  '#6b3d2a',
  '#a8683c',
  '#d8a04a',
  '#d8a04a',
  '#b8473c',
];
const [TROUSERS, STONE] = ['#0d2638', '#1d4358'];

/** Shapes whose left side the lit tent warms. */
const warmed = (colour: string, ...shapes: readonly string[]): readonly Layer[] => {
  const d = shapes.map((shape) => (shape.startsWith('M') ? shape : outline(shape))).join('');
  return [moved({ x: -4, y: -1 }, cut(EDGE, d)), cut(colour, d)];
};

/** A boot, its ankle at x,y, pointing right. */
const boot = (x: number, y: number): string =>
  `${x - 13},${y - 14},1 ${x + 11},${y - 14},1 ${x + 14},${y - 2} ${x + 34},${y + 4} ${x + 36},${y + 14},1 ${x - 15},${y + 14},1`;

/** Somebody who climbs to the right, bent under a pack, one knee up, on two poles; feet at 0,0, 236 pixels tall. */
const climber: readonly Layer[] = [
  // The far arm and its pole, planted ahead.
  inked(NIGHT, 4, '104,-164 122,0'),
  cut(RED_SHADE, limb('40,-170,14 74,-136,13 98,-140,10')),
  cut(GLOVE, disc(104, -142, 11, 10), limb('98,-150,5 108,-158,5 114,-154,4')),
  ...warmed(TROUSERS, limb('2,-110,20 -22,-60,16 -50,-12,12')),
  cut(NIGHT, boot(-52, -14)),
  ...warmed('#2b5a68', disc(-24, -206, 28, 15)),
  ...warmed(PACK, '-2,-196,1 -32,-204 -58,-186 -66,-140 -54,-106 -16,-98,1'),
  cut(TROUSERS, limb('8,-110,21 52,-84,18 48,-50,14 40,-16,12')),
  cut(NIGHT, boot(40, -14)),
  within(
    RED,
    '-16,-96,1 -18,-140 -2,-186 26,-200 56,-190 62,-160 48,-120 38,-94,1 10,-88',
    cut(RED_SHADE, '62,-200,1 44,-160 24,-120 20,-80,1 70,-80,1 80,-180,1'),
    inked(RED_SHADE, 3, '-20,-114 8,-106 40,-112', '-20,-140 10,-132 48,-138'),
  ),
  cut(PACK, limb('14,-196,6 30,-164,5 18,-124,5')),
  // Head down: cap with its bobble, a face in profile, the torch on the brow.
  cut(SKIN, '28,-196,1 32,-220 56,-236,1 78,-226,1 80,-216,1 90,-206,1 80,-202,1 80,-190 66,-178 42,-180,1'),
  cut(NIGHT, disc(72, -213, 3)),
  inked(NIGHT, 2, '70,-194 79,-195'),
  cut(RED_SHADE, limb('26,-190,13 48,-180,13 66,-176,9')),
  ...warmed(CAP, '24,-206 22,-240 52,-252 80,-226,1 62,-220 48,-214 38,-196,1', disc(34, -250, 10)),
  cut(PACK, limb('32,-210,4 56,-224,4 80,-230,4')),
  cut(TORCH, disc(81, -231, 8)),
  // The near arm, its elbow behind, and the hand round the pole's grip.
  inked(NIGHT, 5, '62,-152 80,2'),
  ...warmed(RED, disc(19, -178, 16), limb('18,-180,16 4,-140,16 20,-116,14 54,-126,11')),
  cut(RED_SHADE, limb('20,-108,0 36,-112,6 56,-118,3')),
  cut(GLOVE, disc(62, -130, 13, 12), limb('56,-140,5 66,-146,6 74,-140,4')),
];

/** The guide, one foot up on a stone: he looks back at who follows and points up the way; feet at 0,0, 220 pixels tall. */
const guide: readonly Layer[] = [
  cut(TROUSERS, limb('10,-104,18 40,-72,16 42,-44,13 42,-36,11')),
  cut(STONE, '8,2,1 16,-24 50,-34 92,-20 102,2,1'),
  cut(NIGHT, boot(42, -36)),
  ...warmed(TROUSERS, limb('-6,-106,19 -10,-56,15 -10,-12,12')),
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
  ...warmed(TEAL, disc(-15, -168, 14), limb('-16,-170,14 -32,-140,13 -40,-116,10')),
  cut(GLOVE, disc(-45, -112, 11, 12), limb('-40,-120,5 -48,-126,5 -54,-122,4')),
  // The head turns back to the left, lit by the tent.
  cut(
    SKIN,
    '20,-186,1 24,-212 10,-230,1 -20,-222,1 -22,-212,1 -31,-202,1 -22,-198,1 -22,-186 -8,-176 14,-178,1',
  ),
  cut(SKIN_LIT, '-8,-222,1 -20,-222,1 -22,-212,1 -31,-202,1 -22,-198,1 -22,-186 -8,-176,1 -14,-188 -10,-204'),
  cut(NIGHT, disc(-14, -210, 3)),
  inked(NIGHT, 2, '-21,-193 -13,-190'),
  cut(TEAL_SHADE, limb('24,-180,11 4,-174,11 -14,-176,7')),
  ...warmed(CAP_2, '28,-196 34,-232 4,-248 -22,-222,1 -4,-216 8,-210 16,-192,1'),
  cut(PACK, limb('26,-206,4 2,-222,4 -22,-228,4')),
  cut(TORCH, disc(-22, -229, 8)),
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
