import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';

/** An ink in shade, and towards the pale sky. */
type Ink = readonly [shade: string, lit: string];

/** What a walker wears and shows. */
export interface WalkerInks {
  jacket: Ink;
  pack: Ink;
  trousers: Ink;
  boots: Ink;
  skin: Ink;
}

const piece = ([shade, light]: Ink, d: string, by = 6): Layer =>
  within(light, d, moved({ x: -by, y: by }, cut(shade, d)));

/** Trousers from the hip to the knee and down into the gaiter: the leg that pushes, and the one that carries. */
const [BACK_LEG, FRONT_LEG] = [
  limb('-6,-128,20 2,-96,18 -4,-68,14 -28,-40,11 -42,-24,9'),
  limb('6,-128,21 28,-98,17 32,-70,14 32,-40,11 30,-16,10'),
];
/** Boots: on the ball of the foot, and flat on the boards. */
const [BACK_BOOT, FRONT_BOOT] = [
  outline('-56,-34,1 -34,-40,1 -28,-24 -14,-14 -2,-4 -6,2,1 -28,3,1 -46,-10'),
  outline('18,-30,1 42,-30,1 44,-18 58,-12 68,-8 70,1,1 66,3,1 17,3,1'),
];

/** A walker's boots alone, as wet boards give them back. */
export const bogWalkerBoots = (ink: Ink): readonly Layer[] => [
  piece(ink, BACK_BOOT, 4),
  piece(ink, FRONT_BOOT, 4),
];

/** A fist about a pole's handle at (x, y): fingers, and the thumb over them. */
const fist = (x: number, y: number, [shade, light]: Ink): Layer[] => [
  cut(
    shade,
    `${x - 9},${y - 6},1 ${x - 2},${y - 10} ${x + 8},${y - 8} ${x + 9},${y + 4} ${x + 4},${y + 10} ${x - 6},${y + 9},1`,
  ),
  cut(light, `${x - 4},${y - 9},1 ${x + 8},${y - 9} ${x + 9},${y + 2},1 ${x + 3},${y - 3}`),
];

/** A walker in the rain, hood up, pack covered, facing right in mid step: 250 pixels high, the boots at y 0. */
export function bogWalker({ jacket, pack, trousers, boots, skin }: WalkerInks): readonly Layer[] {
  return [
    // The far arm, and its pole.
    inked(boots[0], 4, '62,-150 90,0'),
    piece(jacket, limb('16,-190,13 40,-164,12 62,-140,9'), 4),
    ...fist(65, -137, skin),
    // The leg behind, its knee bent and its heel off the boards.
    piece(boots, BACK_BOOT, 4),
    piece(trousers, BACK_LEG, 5),
    piece(pack, outline('-22,-212 -52,-218 -76,-198 -82,-160 -74,-124 -46,-112 -22,-120'), 8),
    // The leg before.
    piece(boots, FRONT_BOOT, 4),
    piece(trousers, FRONT_LEG, 5),
    piece(
      jacket,
      outline('-34,-104,1 -36,-146 -28,-190 -10,-212 12,-212 26,-196 32,-164 38,-106,1 4,-112'),
      9,
    ),
    // Head bowed into the rain, the hood up.
    piece(skin, outline('4,-242 20,-240 24,-230,1 30,-221,1 26,-218,1 26,-212 22,-205 12,-203 2,-212'), 4),
    piece(jacket, outline('-18,-200 -22,-228 -8,-250 12,-253 28,-244,1 16,-238 10,-224 14,-204,1 2,-196'), 6),
    // The near arm, bent at the elbow, and its pole, which trails.
    inked(boots[0], 4, '30,-146 -14,0'),
    piece(jacket, limb('-8,-196,15 -14,-170,15 -8,-148,13'), 5),
    piece(jacket, limb('-10,-154,13 8,-144,11 22,-138,9'), 3),
    ...fist(27, -136, skin),
  ];
}
