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

const FLYING =
  '-104,34,1 -90,16 -60,8 -34,-14 4,-32 40,-40 66,-36 84,-18 82,8 64,28 30,42 -16,44 -60,42 -98,52,1';

/** A yellow-collared lovebird on the wing, to the right: the middle of its back at the origin, its wings up. */
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
