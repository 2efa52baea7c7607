import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** The golden hair, in the light, in shade; the black of the crown, in the light; the sun in an eye. */
const [GOLD, BRIGHT, TAWNY, BLACK, SHEEN, GLINT] = [
  '#e58a26',
  '#ffbe45',
  '#a9531f',
  '#121824',
  '#35445f',
  '#ffe9a6',
];
/** The bare face, in the light; the iris. */
const [FACE, LIT, IRIS] = ['#3b4963', '#7688a3', '#d9822b'];

/** The head from the front, (0, 0) between the eyes. */
export const goldenMonkeyHead: readonly Layer[] = [
  // Cheeks, swept back; then the black crown.
  cut(
    GOLD,
    twin(
      '0,-90,1 60,-110 104,-70,1 132,-50 160,-44,1 138,-28 134,-18,1 156,-8 172,6,1 148,14 140,26,1 158,42 166,60,1 142,58 130,68,1 138,90 138,106,1 112,96 98,102,1 70,134 0,146,1',
    ),
  ),
  cut(
    TAWNY,
    '-104,-70,1 -132,-50 -160,-44,1 -138,-28 -134,-18,1 -156,-8 -172,6,1 -148,14 -140,26,1 -158,42 -166,60,1 -142,58 -130,68,1 -138,90 -138,106,1 -112,96 -98,102,1 -70,134 0,146,1 -50,110 -84,60 -90,-20',
  ),
  cut(
    BRIGHT,
    '104,-70,1 132,-50 160,-44,1 138,-28 134,-18,1 156,-8 172,6,1 148,14 140,26,1 158,42 166,60,1 142,58 130,68,1 124,30 110,-20',
  ),
  cut(BRIGHT, '20,-78,1 60,-78 100,-60 112,-40,1 116,-10 112,40,1 104,0 80,-50 40,-56'),
  cut(
    BLACK,
    twin(
      '0,-138,1 46,-140 94,-120 120,-80 128,-40,1 114,-50 108,-60,1 98,-52 88,-48,1 84,-62 74,-72,1 62,-62 50,-60,1 44,-70 30,-76,1 14,-66 0,-66,1',
    ),
  ),
  cut(SHEEN, '30,-139,1 94,-120 120,-80 128,-40,1 116,-50 110,-58,1 104,-90 72,-116'),
  cut(BLACK, pair('104,-44,1 124,-50 132,-26 122,0 108,2,1')),
  cut(FACE, pair('112,-34,1 122,-34 122,-18 112,-10,1')),
  // The face: a mask, the ridge of the nose, the muzzle.
  within(
    FACE,
    twin('0,-38 34,-48 72,-36 84,-8 74,22 58,40 60,76 40,108 0,116'),
    cut(BLACK, pair('12,-12,1 26,-28 58,-28 72,-8,1 60,16 40,22 20,12')),
    cut(LIT, '0,-34,1 14,-20 18,10 26,40 20,54 0,58,1 -14,50 -10,20 -8,-10'),
    cut(LIT, '10,62,1 44,54 60,72 52,100 30,114,1 44,92 34,74'),
    cut(BLACK, disc(-8, 88, 22, 13)),
    cut(LIT, '16,-30,1 36,-46 72,-36 84,-12,1 66,-32 40,-36'),
  ),
  cut(IRIS, disc(-40, -4, 14), disc(40, -4, 14)),
  cut(BLACK, disc(-41, -4, 8), disc(39, -4, 8)),
  cut(GLINT, disc(-36, -9, 3), disc(44, -9, 3)),
  cut(FACE, pair('20,-14,1 40,-28 60,-16,1 58,-12,1 42,-20 24,-9,1')),
  cut(BLACK, pair('4,46,1 18,40 22,50 10,54')),
];

/** The upper lip, over what it chews. */
export const goldenMonkeyLip: readonly Layer[] = [
  cut(FACE, '-48,70,1 -30,60 0,58 30,60 48,68,1 50,78,1 26,86 0,88 -26,90 -48,86,1'),
  cut(LIT, '-20,60,1 0,57 30,58 50,68,1 50,78 34,80 14,70'),
  inked(BLACK, 3, '0,58 0,72'),
  inked(BLACK, 5, '-48,86 -26,90 0,88 26,86 52,76'),
];
