import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [INK, BOOT, SKIN, SKIN_LIT] = ['#0a2c34', '#061c24', '#5c3428', '#c88a60'];

/** Two legs in gumboots that walk to the left, the weight on the one in front; the soles on the origin's row. */
const legs = (reach: number): Layer[] => [
  cut(
    INK,
    limb(`6,-96,15 ${14 + reach * 0.3},-52,11 ${26 + reach},-20,8`),
    limb(`-2,-96,15 ${-14 - reach * 0.4},-54,12 ${-14 - reach * 0.6},-18,9`),
  ),
  cut(
    BOOT,
    `${14 + reach},-40,1 ${36 + reach},-34,1 ${42 + reach},-6,1 ${30 + reach},0,1 ${10 + reach * 0.8},-4 ${16 + reach},-14`,
    `${-26 - reach * 0.6},-44,1 ${-4 - reach * 0.6},-44,1 ${-2 - reach * 0.6},0,1 ${-38 - reach * 0.6},0,1 ${-40 - reach * 0.6},-8 ${-26 - reach * 0.6},-12`,
  ),
];

/** The guide with a staff, in a cap. */
const guide: readonly Layer[] = [
  ...legs(8),
  cut('#134450', '-16,-168,1 2,-176 22,-164 24,-94,1 -18,-92,1 -20,-130'),
  cut('#1f6068', '6,-174,1 34,-172 42,-140 34,-108 18,-106,1'),
  cut(INK, limb('-4,-162,10 -16,-128,8 -42,-122,6')),
  inked(INK, 4, '-46,-150 -56,0'),
  cut(SKIN, disc(-4, -188, 12, 14), '-14,-192,1 -21,-184,1 -14,-180,1', disc(-45, -123, 6)),
  cut(SKIN_LIT, '-15,-193,1 -21,-184,1 -16,-182,1 -14,-175,1 -10,-180 -12,-188'),
  cut(INK, '-26,-190,1 -14,-198 -10,-206 6,-206 10,-188,1 -8,-192,1'),
];

/** A guest in a poncho over the pack, who holds on to the cable. */
const guest = (cloth: string, shade: string): readonly Layer[] => [
  ...legs(14),
  cut(cloth, '-14,-200 4,-206 18,-190 46,-176 54,-130 50,-74,1 20,-80,1 -22,-72,1 -30,-120 -20,-168'),
  cut(shade, '10,-200,1 18,-190 46,-176 54,-130 50,-74,1 28,-78,1 32,-140 8,-172'),
  cut(SKIN, '-16,-198,1 -17,-190,1 -23,-183,1 -18,-180,1 -14,-172 -2,-180 -4,-196,1'),
  cut(SKIN_LIT, '-16,-196,1 -17,-190,1 -23,-183,1 -18,-180,1 -15,-174,1 -11,-182'),
  cut(cloth, limb('-10,-160,12 -28,-136,10 -40,-146,8')),
  cut(SKIN, disc(-44, -148, 6)),
];

/** A porter who bends under a basket that hangs from a strap round the brow, as the Bakonzo carry. */
const porter: readonly Layer[] = [
  ...legs(11),
  cut('#1c5058', '-34,-160,1 -16,-172 8,-158 26,-94,1 -18,-90,1 -30,-124'),
  cut('#0f3a3e', '0,-184,1 48,-196,1 62,-112 52,-92 26,-88,1 10,-130'),
  cut('#2f7068', '0,-184,1 48,-196,1 52,-176,1 4,-166,1'),
  inked('#e8d8a0', 4, '-34,-190 -16,-194 8,-180'),
  cut(INK, limb('-20,-158,10 -36,-132,8 -44,-156,6')),
  cut(SKIN, disc(-28, -180, 12, 14), '-38,-184,1 -45,-175,1 -38,-172,1', disc(-44, -158, 6)),
  cut(SKIN_LIT, '-39,-185,1 -45,-175,1 -39,-173,1 -36,-168,1 -33,-174 -35,-182'),
  cut(INK, '-40,-186,1 -34,-196 -20,-198 -14,-186,1 -18,-176 -22,-184'),
];

/** Three in file on a bridge, walking to the left; each gets its place and its scale. */
export const bridgeCrossers = (
  places: readonly (readonly [x: number, y: number, scale: number])[],
): Layer[] =>
  [guide, guest('#f0472e', '#b02a34'), porter].map((walker, at) => {
    const [x, y, scale] = places[at]!;
    return moved({ x, y, scale }, ...walker);
  });
