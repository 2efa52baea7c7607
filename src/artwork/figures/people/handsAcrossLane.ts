import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, CREASE, LINEN, FOLD] = ['#7a4530', '#482219', '#fffaf0', '#d5d6c6'];
const [DARK, DEEP, SLEEVE, PLEAT, BANGLE, CUP, RIM] = [
  '#5f3424',
  '#351a14',
  '#c02b4b',
  '#8d1c3c',
  '#ffd65c',
  '#fffaf0',
  '#235a9c',
];

/** A forearm in white linen that comes from the lower left, its fist round a handle at 0,0 that leans to the right. */
export const pouringArm: readonly Layer[] = [
  cut(LINEN, '-150,170,1 -156,110 -120,60 -64,6,1 -24,50,1 -50,110 -60,190,1'),
  cut(FOLD, '-60,190,1 -50,110 -24,50,1 -36,38,1 -74,90 -96,182,1'),
  cut(SKIN, '-56,10,1 -30,-16,1 14,30,1 -22,52,1'),
  cut(SKIN, '-42,4 -40,-24 -20,-44 10,-54 30,-48 44,-24 44,6 34,34 12,46 -16,44'),
  cut(SKIN, disc(-4, -46, 15), limb('-4,-46,14 14,-66,12 34,-70,10'), disc(34, -70, 10)),
  inked(CREASE, 4, '-16,-32 6,-38 16,-52', '46,-22 18,-16', '46,2 18,6', '40,25 14,28'),
];

/** A hand from the right that holds up a small cup: the foot of the cup at 0,0. */
export const cupHeldOut: readonly Layer[] = [
  cut(SLEEVE, '128,-64,1 180,-78 300,-90,1 300,40,1 200,30 124,16,1'),
  cut(PLEAT, '124,16,1 200,30 300,40,1 300,10,1 190,6 125,-4,1'),
  cut(DARK, '40,-72 64,-80 96,-66 136,-56,1 134,8,1 96,10 50,14 16,8 -6,4 -10,-20'),
  cut(
    DARK,
    ...[-66, -48, -30, -13].flatMap((y) => [limb(`30,${y},10 -20,${y - 2},10 -44,${y},9`), disc(-44, y, 9)]),
  ),
  cut(CUP, '-38,-92,1 38,-92,1 32,-40 22,0,1 -22,0,1 -32,-40'),
  cut(RIM, '-38,-92,1 38,-92,1 36,-76,1 -36,-76,1', '-27,-18,1 27,-18,1 25,-10,1 -25,-10,1'),
  cut(DARK, ...[-64, -46, -28].flatMap((y) => [limb(`-44,${y},9 -30,${y + 1},9`), disc(-29, y + 1, 9)])),
  inked(DEEP, 4, '-52,-56 -24,-54', '-51,-38 -22,-36', '-48,-21 -24,-19'),
  cut(DARK, limb('76,-22,20 44,-42,15 14,-60,11'), disc(14, -60, 11), disc(70, -20, 22)),
  inked(DEEP, 4, '4,-50 32,-34 52,-14', '12,-68 22,-66'),
  cut(BANGLE, '104,-66,1 116,-66,1 116,14,1 104,14,1', '124,-68,1 136,-70,1 134,20,1 122,18,1'),
];
