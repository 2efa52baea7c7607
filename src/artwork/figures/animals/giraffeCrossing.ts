import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [COAT, FAR, SPOT, INK] = ['#ffe6ae', '#c99a55', '#8a3617', '#2a120a'];

const BODY =
  '-112,-262 -108,-286 -92,-304 -54,-312 -10,-322 26,-338 52,-356 74,-392 96,-440 116,-486 136,-520,1 132,-536 142,-552 158,-558 176,-548 196,-532 216,-518 228,-506 226,-492 214,-486 198,-490 178,-496 164,-494,1 152,-460 138,-410 126,-360 112,-300 104,-262 94,-230 66,-204 20,-192 -30,-202 -60,-216 -96,-214';
const NEAR =
  '72,-260,34 74,-210,24 70,-160,14 66,-130,12 66,-118,14 62,-90,9 58,-46,8 60,-26,10 66,-8,11 68,0,13;-82,-262,36 -88,-210,28 -96,-166,15 -116,-134,13 -116,-116,14 -110,-90,9 -112,-46,8 -112,-26,10 -106,-8,11 -104,0,13';
const BEYOND =
  '88,-250,26 112,-206,19 126,-156,13 134,-126,14 132,-96,9 138,-50,8 146,-28,10 158,-10,11 162,0,12;-62,-250,32 -52,-206,24 -52,-160,14 -66,-130,13 -62,-112,13 -48,-84,9 -34,-44,8 -30,-26,10 -20,-8,11 -18,0,12';

/** The vine-leaf spots of the Masai kind, each with its own jags: where, how large, how turned. */
const leaf = (x: number, y: number, r: number, turn: number): string =>
  outline(
    Array.from({ length: 14 }, (_, at) => {
      const angle = turn + (at * Math.PI) / 7;
      const reach = r * (at % 2 ? 0.74 + 0.12 * Math.sin(x + at) : 1.08 + 0.16 * Math.sin(y + 3 * at));
      return [Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * Math.sin(angle)), 1] as const;
    }),
  );
const LEAVES: readonly (readonly [number, number, number])[] = [
  [-88, -280, 19],
  [-52, -288, 20],
  [-14, -296, 21],
  [26, -308, 20],
  [-98, -246, 17],
  [-64, -250, 20],
  [-26, -254, 21],
  [16, -262, 22],
  [58, -274, 23],
  [92, -264, 14],
  [60, -230, 19],
  [66, -196, 15],
  [70, -166, 9],
  [-92, -212, 19],
  [-74, -224, 12],
  [-94, -178, 11],
  [8, -226, 13],
  [-40, -228, 11],
  [62, -326, 19],
  [98, -316, 16],
  [78, -364, 17],
  [112, -354, 15],
  [94, -398, 15],
  [126, -396, 13],
  [106, -436, 13],
  [136, -436, 11],
  [118, -470, 11],
  [146, -472, 9],
  [134, -500, 9],
];

/** A Masai giraffe of 5.6 m that walks to the right and looks where it goes, a pixel a centimetre, the ground at y = 0. */
export const giraffeCrossing: readonly Layer[] = [
  within(
    FAR,
    limb(BEYOND),
    cut(INK, '138,-14,1 180,-14,1 180,4,1 138,4,1 138,-14,1;-46,-13,1 0,-13,1 0,4,1 -46,4,1'),
  ),
  cut(INK, limb('-106,-286,4 -126,-256,5 -130,-220,4 -132,-190,5 -138,-160,8 -136,-134,0')),
  cut(FAR, '148,-530,1 132,-552 112,-560,1 120,-540 138,-522,1'),
  within(
    COAT,
    limb(NEAR) + outline(BODY),
    cut(SPOT, ...LEAVES.map(([x, y, r], at) => leaf(x, y, r, at * 1.3))),
    cut(INK, '46,-14,1 92,-14,1 92,6,1 46,6,1;-128,-13,1 -84,-13,1 -84,6,1 -128,6,1'),
    cut(SPOT, '206,-524,1 240,-510,1 236,-480,1 208,-482,1 212,-500'),
  ),
  inked(SPOT, 9, '132,-522 112,-482 92,-438 70,-390 46,-352'),
  cut(SPOT, limb('148,-548,6 144,-566,5 142,-578,4;160,-552,5 160,-568,4 160,-580,4')),
  cut(INK, disc(142, -580, 7, 6), disc(160, -582, 6, 5)),
  cut(INK, disc(174, -534, 5, 5)),
  cut(INK, limb('208,-494,0 218,-496,2 226,-500,0')),
];

/** Its outline, for the shade that it throws. */
export const giraffeCrossingOutline = limb(BEYOND) + limb(NEAR) + outline(BODY);
