import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [LIT, PANEL, SEAM, GLOW, DARK, NIGHT, TORCH, WARM] = [
  '#ffc94a',
  '#e8952e',
  '#c87420',
  '#fff2bf',
  '#0d2a3c',
  '#071a28',
  '#ffe08a',
  '#5c5140',
];
/** What the climber wears in the dark, and the sides of it that the lit tent warms. */
const [RED, RED_SHADE, RED_WARM, HAT, HAT_WARM, MAT, MAT_WARM] = [
  '#c9452f',
  '#8f2f30',
  '#ff8f4f',
  '#d29a34',
  '#ffdf8f',
  '#2f7480',
  '#9ec29a',
];
const [PACK, PACK_WARM, TROUSERS, TROUSERS_WARM, SKIN, SKIN_WARM] = [
  '#0c2233',
  '#5d6152',
  '#0a2031',
  '#5a6656',
  '#7a452e',
  '#d08a55',
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
  // The flap is tied back.
  cut(PANEL, '-14,-104,1 12,-60 22,6,1 44,6,1 40,-30 26,-44 32,-64 10,-94,1'),
);

/** A shape whose left side, as broad as `side`, lies in the light of the tent: one flat plane. */
const warmed = (colour: string, warm: string, side: number, ...shapes: readonly string[]): Layer => {
  const d = shapes.map((shape) => (shape.startsWith('M') ? shape : outline(shape))).join('');
  return within(warm, d, moved({ x: side, y: side / 4 }, cut(colour, d)));
};

/** Somebody who sets out to the right on two poles, 160 pixels tall, feet at 0,0, and looks up the way. */
const climber: readonly Layer[] = [
  // The far arm and its pole, planted ahead.
  inked(NIGHT, 3, '48,-92 62,0'),
  cut(RED_SHADE, limb('16,-118,8 30,-98,7 48,-98,5')),
  cut(SKIN, disc(50, -98, 5)),
  warmed(TROUSERS, TROUSERS_WARM, 5, limb('-2,-78,11 -6,-46,9 -28,-10,7')),
  cut(NIGHT, '-37,-16,1 -22,-12,1 -16,-5 -4,0,1 -38,2,1'),
  cut(TROUSERS, limb('4,-78,12 36,-50,10 24,-10,7')),
  cut(NIGHT, '16,-14,1 32,-14,1 36,-6 50,-3,1 50,2,1 15,2,1'),
  warmed(PACK, PACK_WARM, 7, '-6,-124,1 -24,-128 -42,-116 -45,-88 -36,-68 -6,-66,1'),
  warmed(MAT, MAT_WARM, 6, disc(-26, -128, 15, 9)),
  within(
    RED,
    '-12,-66,1 -13,-100 -6,-124 8,-131 22,-125 26,-100 18,-64,1',
    cut(RED_SHADE, '40,-140,1 12,-132,1 18,-100 10,-60,1 40,-60,1'),
  ),
  cut(RED_SHADE, '-2,-122,1 8,-134 20,-130,1 23,-122,1 8,-124'),
  // The head, its face towards the mountain, the nape in the light.
  moved(
    { x: 12, y: -130, turn: -14 },
    within(
      SKIN,
      '-7,6,1 -8,-8 -12,-14 -10,-28,1 12,-30,1 14,-24 14,-20 18,-14,1 14,-12,1 14,-8 13,-3 6,-1 5,6,1',
      cut(SKIN_WARM, '-20,10,1 -20,-40,1 -4,-40,1 -4,-12 -8,-2 -2,10,1'),
    ),
    warmed(HAT, HAT_WARM, 5, '-12,-14,1 -15,-32 -2,-42 11,-36 14,-25,1 2,-22 -4,-14,1'),
    cut(NIGHT, disc(10, -18, 1, 2)),
    cut(TORCH, disc(13, -28, 4)),
  ),
  // The near arm, its elbow behind, the fist round the grip of the pole.
  inked(NIGHT, 3, '32,-94 40,2'),
  warmed(RED, RED_WARM, 5, limb('4,-120,10 -4,-92,8 12,-82,7 30,-90,5')),
  cut(SKIN, disc(33, -92, 6)),
];

/** Tents below the summit at midnight, one of them lit and open, and the last to leave. */
export const summitCamp: readonly Layer[] = [
  moved({ x: 54, y: 832, scale: 0.6 }, ...dark),
  // The light of the tent on the ground, and the shadows that it throws from two feet.
  cut(WARM, '-40,880,1 -40,846,1 120,838 320,836 520,842 640,856 560,884 300,900 120,896'),
  cut(NIGHT, limb('424,864,0 450,864,6 560,862,10 760,856,0;486,866,0 520,866,5 620,866,9 780,862,0')),
  moved({ x: 190, y: 868, scale: 1.1 }, ...lit),
  moved({ x: 470, y: 864, scale: 1.22 }, ...climber),
];
