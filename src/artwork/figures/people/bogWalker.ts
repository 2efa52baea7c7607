import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

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

/** A walker in the rain, hood up, pack covered, facing right in mid step: 250 pixels high, the boots at y 0. */
export function bogWalker({ jacket, pack, trousers, boots, skin }: WalkerInks): readonly Layer[] {
  const piece = ([shade, light]: Ink, d: string, by = 6): Layer =>
    within(light, d, moved({ x: -by, y: by }, cut(shade, d)));
  return [
    // The far arm, and its pole.
    inked(boots[1], 4, '58,-120 84,0'),
    piece(jacket, limb('14,-186,12 36,-150,11 56,-126,8'), 4),
    piece(skin, disc(60, -122, 7), 3),
    // The leg behind, its heel off the boards.
    piece(trousers, limb('-4,-128,21 -18,-88,17 -26,-60,13'), 5),
    piece(
      boots,
      outline('-42,-74,1 -12,-66,1 -24,-42 -34,-22 -22,-10 -10,0,1 -34,2 -50,-6 -58,-22 -54,-44'),
      4,
    ),
    piece(pack, outline('-22,-212 -52,-216 -74,-196 -80,-160 -72,-126 -46,-114 -22,-120'), 8),
    // The leg before.
    piece(trousers, limb('4,-128,22 26,-90,18 34,-60,14'), 5),
    piece(boots, outline('18,-72,1 50,-70,1 50,-40 52,-20 74,-10 82,-4 80,2,1 34,2,1 32,-20 26,-46'), 4),
    piece(
      jacket,
      outline('-32,-114,1 -34,-150 -30,-192 -12,-212 10,-212 24,-196 29,-164 33,-116,1 2,-120'),
      9,
    ),
    // Head bowed into the rain, the hood up.
    piece(skin, outline('4,-240 18,-238 22,-229,1 27,-221,1 23,-218,1 23,-209 12,-204 2,-212'), 3),
    piece(jacket, outline('-16,-204 -20,-228 -8,-248 10,-251 25,-243,1 15,-236 10,-224 13,-206,1 2,-198'), 6),
    // The near arm swings, its pole sloping back.
    inked(boots[1], 4, '20,-126 -30,-2'),
    piece(jacket, limb('-8,-194,14 -2,-158,13 16,-132,9'), 5),
    piece(skin, disc(20, -127, 8), 3),
  ];
}
