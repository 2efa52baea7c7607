import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [HOOD, COLLAR, LEAF, WING, DEEP, BILL, RING] = [
  '#23181c',
  '#ffd23f',
  '#62b23f',
  '#2f8a4a',
  '#17553c',
  '#e8432f',
  '#fffdf2',
];

/** The eye and the bill of a head whose middle is (x, y), to the right. */
const face = (x: number, y: number): Layer[] => [
  cut(
    BILL,
    `${x + 11},${y - 9},1 ${x + 24},${y - 12} ${x + 34},${y} ${x + 27},${y + 17},1 ${x + 22},${y + 8} ${x + 11},${y + 8},1`,
  ),
  cut(RING, disc(x + 4, y - 4, 8)),
  cut(HOOD, disc(x + 5, y - 4, 5)),
];

const PERCHED =
  '-30,-92,1 -26,-112 -8,-124 14,-122 28,-106 30,-88,1 40,-66 42,-40 30,-12 10,6 -8,14,1 -26,40 -34,62,1 -46,60 -50,48,1 -44,20 -46,-10 -44,-50 -38,-76';

/** A yellow-collared lovebird at rest, to the right: its feet at the origin, 190 units long. */
export const lovebirdPerched: readonly Layer[] = [
  within(
    LEAF,
    PERCHED,
    cut(COLLAR, '-50,-84,1 50,-84,1 50,-42,1 20,-30 -10,-44 -50,-60,1'),
    cut(HOOD, '-50,-130,1 50,-130,1 50,-84,1 20,-70 -10,-72 -50,-84,1'),
    cut(WING, '-60,-64,1 -24,-58 -4,-38 -6,-6 -22,22 -36,50,1 -60,50,1'),
    cut(DEEP, '-60,-14,1 -34,-16 -16,-6 -22,22 -36,50,1 -60,60,1'),
  ),
  cut('#b3a0a4', '-8,0,1 2,-4 8,4 2,12,1 -8,10', '6,-4,1 16,-6 20,2 14,8,1 6,6'),
  ...face(2, -102),
];

const FLYING =
  '-104,34,1 -90,16 -60,8 -34,-14 4,-32 40,-40 66,-36 84,-18 82,8 64,28 30,42 -16,44 -60,42 -98,52,1';

/** The same bird on the wing, to the right: the middle of its back at the origin, its wings up. */
export const lovebirdFlying: readonly Layer[] = [
  cut(DEEP, '36,-22,1 26,-70 40,-120 80,-156,1 82,-120 76,-76 58,-26,1'),
  within(
    LEAF,
    FLYING,
    cut(COLLAR, '14,-50,1 50,-50,1 46,10 56,60,1 14,60,1 24,0'),
    cut(HOOD, '34,-50,1 100,-50,1 100,50,1 60,44,1 44,14 42,-14'),
    cut(DEEP, '-110,20,1 -74,14 -58,26 -66,60,1 -110,60,1'),
  ),
  cut(WING, '26,-12,1 20,-70 -14,-124 -76,-156,1 -72,-120 -60,-74 -40,-30 -16,2,1 6,8'),
  cut(DEEP, '-76,-156,1 -72,-120 -60,-74 -40,-30 -16,2,1 -20,-46 -40,-104'),
  ...face(60, -8),
];
