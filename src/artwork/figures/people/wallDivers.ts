import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const SKIN = '#5a2c24';
const DEEP = '#341a22';
const RIM = '#ffc98a';
const HAIR = '#1e1018';

/** The light of the low sun on the upper left: what a shape leaves when it is laid over its own copy. */
const lit = (shapes: readonly string[], dx: number, dy: number): Layer =>
  moved({ x: dx, y: dy }, cut(RIM, ...shapes));

const FLYING = [
  limb('-222,44,8 -160,6,12 -96,-24,17') + disc(-226, 48, 11, 10),
  limb('-98,-16,27 -30,-38,31 40,-32,27 100,-6,25'),
  limb('140,14,20 204,50,16 262,78,11 300,92,9 350,114,0'),
  limb('128,22,19 196,66,15 250,98,10 286,114,9 334,138,0'),
  disc(-122, 8, 27, 26),
];

/** A boy in mid-air, bent like a bow, hands together before him, flying to the left. */
export const boyFlying = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  shorts: string,
  shade: string,
): Layer =>
  moved(
    { x, y, scale, turn },
    lit(FLYING, -3, -7),
    cut(DEEP, FLYING[3]!),
    cut(SKIN, FLYING[0]!, FLYING[1]!, FLYING[2]!),
    cut(DEEP, '-124,0,1 -40,-12 40,-4 110,18,1 60,6 -30,2 -100,14'),
    cut(SKIN, FLYING[4]!),
    cut(HAIR, '-146,-2,1 -140,-22 -118,-22 -96,-10,1 -98,8 -112,6 -126,-6'),
    cut(shorts, limb('52,-28,28 104,-4,29 158,26,25')),
    cut(shade, '52,-8,1 104,16 142,48,1 170,40 158,54,1 100,32 46,2'),
  );

const CHEST = '-28,-214,1 -8,-238 18,-236 38,-212 44,-176 40,-130,1 -12,-130,1 -16,-168';
const NEAR_ARM = limb('-8,-222,16 -56,-262,12 -96,-312,9') + disc(-100, -318, 11, 13);
const NEAR_LEG = limb('2,-100,23 -18,-58,16 2,-8,10');
const NEAR_FOOT = '-10,-14,1 12,-16,1 16,0,1 -40,0,1 -36,-8';

/** A boy at the edge of a wall, knees bent, arms up before the jump, facing left: his feet at (x, y). */
export const boyAtEdge = (x: number, y: number, scale: number, shorts: string, shade: string): Layer =>
  moved(
    { x, y, scale },
    cut(DEEP, limb('12,-222,13 -22,-276,11 -58,-332,8'), disc(-61, -338, 10, 12)),
    cut(DEEP, limb('26,-100,22 22,-56,15 40,-8,9'), '26,-12,1 48,-14,1 52,0,1 2,0,1 6,-8'),
    moved({ x: -6, y: -4 }, cut(RIM, CHEST, NEAR_ARM, NEAR_LEG, NEAR_FOOT, disc(-30, -258, 25, 27))),
    cut(SKIN, NEAR_LEG, NEAR_FOOT),
    within(SKIN, CHEST, cut(DEEP, '20,-250,1 60,-250,1 60,-120,1 16,-120,1 22,-176 8,-210')),
    cut(SKIN, limb('-12,-222,13 -22,-244,14'), disc(-30, -258, 25, 27), NEAR_ARM),
    cut(HAIR, '-52,-268,1 -46,-290 -22,-292 -2,-276 -4,-244,1 -16,-250 -22,-266 -36,-276'),
    within(
      shorts,
      '-14,-148,1 42,-146,1 48,-110 44,-70,1 6,-72,1 4,-92,1 -2,-66,1 -36,-76,1 -28,-116',
      cut(shade, '22,-160,1 60,-160,1 60,-60,1 6,-60,1 4,-92,1 18,-112'),
    ),
  );

const LEGS = [
  limb('-16,4,24 -36,-50,20 -24,-120,13 -18,-156,9 6,-212,0'),
  limb('20,4,24 34,-46,20 52,-108,13 64,-140,9 104,-186,0'),
];

/** What is left of a boy who goes in head first: two legs in a crown of spray, the water's line at (x, y). */
export const boyGoingIn = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut({ fill: '#d8f4f0', opacity: 0.7 }, disc(0, 14, 230, 34)),
    cut('#2a8ba0', disc(0, 14, 186, 24)),
    cut('#f4fffa', disc(0, 8, 132, 22)),
    lit(LEGS, -5, -2),
    cut(SKIN, LEGS[0]!),
    cut(DEEP, LEGS[1]!),
    cut(
      '#f4fffa',
      '-120,14,1 -150,-40 -176,-70,1 -120,-50 -96,-16,1 -104,-80 -112,-130,1 -72,-80 -56,-14,1 -40,-60 -30,-74,1 -14,-40 0,-10,1 20,-50 30,-66,1 36,-40 48,-10,1 80,-80 120,-122,1 104,-70 96,-12,1 130,-44 172,-56,1 140,-24 120,14,1 60,26 -60,26',
      disc(-150, -104, 8),
      disc(-86, -160, 6),
      disc(146, -150, 7),
      disc(186, -92, 6),
      disc(108, -176, 4),
    ),
    cut('#a8dce0', '-60,20,1 -40,-20 -30,-40,1 -16,-10 0,14,1 16,-14 28,-34,1 36,-10 52,18,1'),
  );
