import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Where one stands, how it is turned, what it wears, and what is on its head. */
export type Passenger = readonly [
  x: number,
  y: number,
  turn: number,
  cloth: string,
  head: 'hair' | 'scarf' | 'kofia' | 'basket' | 'umbrella',
];

const [HAIR, SKIN, WHITE] = ['#241821', '#7a4630', '#fffaf0'];

const HEADS: Record<Passenger[4], (cloth: string) => readonly Layer[]> = {
  hair: () => [cut(HAIR, disc(0, -2, 12, 13)), cut('#4a323c', '-9,-8,1 -4,-14 4,-13,1 -2,-8')],
  scarf: (cloth) => [cut(cloth, disc(0, -1, 15, 16)), cut(WHITE, '-11,-8,1 -5,-14 4,-13,1 -3,-9')],
  kofia: () => [
    cut(SKIN, disc(0, -3, 12, 13)),
    cut(WHITE, disc(0, 0, 12, 12)),
    cut('#d6c3a8', disc(0, 0, 6)),
  ],
  basket: () => [
    cut('#8a5424', disc(0, 0, 30)),
    cut('#d99a4a', disc(-2, -2, 28)),
    cut('#a86a2c', disc(0, 0, 21)),
    cut('#f2b31e', disc(-8, -6, 9), disc(8, -8, 8), disc(2, 6, 9)),
    cut('#e0582f', disc(-9, 8, 7), disc(12, 5, 6)),
  ],
  umbrella: (cloth) => [
    cut(cloth, '0,-46,1 33,-33,1 46,0,1 33,33,1 0,46,1 -33,33,1 -46,0,1 -33,-33,1'),
    cut(WHITE, '0,0,1 0,-46,1 33,-33,1;0,0,1 46,0,1 33,33,1;0,0,1 0,46,1 -33,33,1;0,0,1 -46,0,1 -33,-33,1'),
    cut({ fill: HAIR, opacity: 0.28 }, '33,-33,1 46,0,1 33,33,1 0,46,1 0,0,1'),
  ],
};

/** Passengers from straight above, each over the shade it throws by `x` and `y`. */
export const passengersAbove = (list: readonly Passenger[], [x, y]: readonly [number, number]): Layer[] => [
  cut(
    { fill: '#5a2a1c', opacity: 0.6 },
    ...list.map(([px, py, , , head]) => {
      const wide = head === 'umbrella' ? 40 : head === 'basket' ? 28 : 20;
      return limb(
        `${px},${py},${wide} ${px + x * 0.5},${py + y * 0.5},${wide} ${px + x},${py + y},${wide - 4}`,
      );
    }),
  ),
  ...list.map(([px, py, turn, cloth, head]) =>
    moved(
      { x: px, y: py, turn },
      cut(cloth, '-27,2 -22,-11 0,-14 22,-11 27,2 20,13 0,15 -20,13'),
      cut({ fill: HAIR, opacity: 0.28 }, '8,-14,1 22,-11 27,2 20,13 6,15,1'),
      ...HEADS[head](cloth),
    ),
  ),
];

/** A bicycle from above, its bars up. */
export const bicycleAbove: readonly Layer[] = [
  inked(HAIR, 6, '0,-64 0,-14', '0,14 0,64'),
  inked('#c53a2c', 5, '0,-40 0,40'),
  inked(HAIR, 5, '-22,-30 -16,-36 16,-36 22,-30'),
  cut(HAIR, disc(0, 14, 6, 11)),
];
