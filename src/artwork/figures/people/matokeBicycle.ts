import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [INK, SKIN, SHIRT, CLOTH, FRAME] = ['#1b1c2c', '#5f3226', '#d8352a', '#2d4a8a', '#1b1c2c'];
const GREENS = ['#2f6f38', '#8cc44e', '#62a444'] as const;

/** How the fingers of one hand of bananas stand, left to right, and how long they are. */
const FINGERS = '-46,40 46,40 -30,52 30,52 -12,58 12,58';

/** A bunch of green bananas that hangs from its stalk, hand below hand, the fingers curving upwards. */
const bunch = (x: number, y: number, scale: number, turn: number): Layer =>
  moved(
    { x, y, scale, turn },
    cut(GREENS[0], limb('0,-16,5 0,20,9 4,168,5'), '-52,20,1 52,20,1 44,120 20,150 -20,150 -44,120'),
    ...[20, 58, 94, 126].map((top, hand) =>
      moved(
        { x: 0, y: top, scale: 1.08 - hand * 0.13 },
        ...points(FINGERS).map(([across, tall], at) =>
          cut(
            GREENS[1 + (((at >> 1) + (across > 0 ? 1 : 0) + hand) % 2)]!,
            limb(
              `${across * 0.7},26,5 ${across * 1.1},14,10 ${across * 1.25},${10 - tall * 0.5},10 ${across * 1.1},${20 - tall},3`,
            ),
          ),
        ),
      ),
    ),
  );

/** Somebody who pushes a bicycle hung with green bananas to the right: 390 pixels high, the wheels on y = 0. */
export const matokeBicycle: readonly Layer[] = [
  // Who pushes walks on the far side.
  cut(SKIN, limb('-18,-60,11 -44,-34,9 -62,-14,7'), limb('62,-70,12 66,-30,9 68,-10,8')),
  cut(INK, '-78,-14,1 -58,-22,1 -38,-2 -44,4,1 -66,0,1', '56,-14,1 78,-14,1 100,-4 100,2,1 56,2,1'),
  cut(CLOTH, limb('14,-190,30 -8,-120,22 -30,-56,16'), limb('26,-190,30 56,-124,23 64,-62,16')),
  cut(SHIRT, '-18,-176,1 56,-176,1 70,-240 76,-290,1 58,-310 30,-312 8,-300,1 -10,-250'),
  cut(
    SKIN,
    limb('44,-300,12 56,-330,12'),
    '36,-330,1 34,-356 46,-376 68,-380 86,-366 88,-352,1 95,-340,1 88,-336,1 88,-324 78,-314 64,-312,1',
  ),
  cut('#fffaf0', '30,-344,1 32,-372 52,-390 78,-386 92,-366,1 110,-360,1 90,-356,1 60,-358 44,-352,1'),
  cut(SKIN, limb('60,-286,11 104,-238,9 150,-214,7'), disc(156, -212, 10, 8)),
  cut(SHIRT, limb('48,-290,18 72,-270,17 100,-240,14')),
  // The bicycle.
  cut(INK, ring(-120, -78, 78, 70), ring(150, -78, 78, 70)),
  inked(
    INK,
    2,
    '-120,-150,1 -120,-6,1',
    '-190,-78,1 -50,-78,1',
    '-170,-128,1 -70,-28,1',
    '-170,-28,1 -70,-128,1',
    '150,-150,1 150,-6,1',
    '80,-78,1 220,-78,1',
    '100,-128,1 200,-28,1',
    '100,-28,1 200,-128,1',
  ),
  inked(
    FRAME,
    8,
    '150,-78,1 118,-196,1 130,-214,1',
    '122,-180,1 0,-74,1 -120,-78,1 -44,-178,1 120,-184,1',
    '0,-74,1 -50,-196,1',
  ),
  inked(INK, 7, '118,-206,1 134,-216,1 168,-210,1', '-180,-164,1 -60,-164,1'),
  cut(INK, limb('-84,-200,6 -50,-204,9 -20,-200,5')),
  // The load.
  bunch(-150, -262, 0.86, 66),
  bunch(-186, -166, 0.9, 12),
  bunch(-112, -166, 1, 4),
  bunch(-40, -166, 0.94, -4),
];
