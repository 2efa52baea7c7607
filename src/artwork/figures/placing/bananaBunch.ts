import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed, type Hand } from '../../drawing/placed.ts';

/** Where each row of fruit stands, how far its fingers fan out, and its two tones. */
const ROWS = [
  { y: -78, from: -104, to: 104, tones: ['#4f8a38', '#86b440'] },
  { y: -40, from: -130, to: 130, tones: ['#5f9a3a', '#a2cc48'] },
  { y: 0, from: -120, to: 120, tones: ['#6fa83c', '#c4e05c'] },
] as const;

/** A bunch of green cooking bananas as it lies on somebody's head: its foot on (x, y), 290 wide and 170 high at a scale of 1. */
export const bananaBunch = (where: Hand): Layer[] => {
  const at = placed(where);
  return [
    cut('#5c7a34', at.limb('60,-60,15 130,-96,13 176,-128,10'), at.limb('150,-118,14 182,-130,15')),
    cut('#2f6034', at('-150,-10,1 -140,-70 -80,-120 0,-132 90,-120 140,-76 146,-10,1 80,10 -80,10')),
    ...ROWS.flatMap(({ y, from, to, tones: [side, lit] }) =>
      Array.from({ length: 9 }, (_, step): Layer[] => {
        const x = from + ((to - from) * step) / 8;
        const out = x * 0.16;
        const finger = (by: number, half: number) =>
          limb(
            at(
              `${x + by},${y + 6},${half * 0.5} ${x + out + by},${y - 20},${half} ${x + out * 1.6 + by},${y - 48},${half * 0.8} ${x + out * 1.4 + by},${y - 66},${half * 0.25}`,
            ),
          );
        return [cut(side, finger(0, 17)), cut(lit, finger(5, 8))];
      }).flat(),
    ),
  ];
};
