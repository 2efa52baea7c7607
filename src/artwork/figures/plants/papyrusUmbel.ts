import { limb } from '../../drawing/brush.ts';

const COUNT = 58;

/** A head of papyrus as flat shapes for `cut`: threads all about that droop at the sides, and bracts round the stem. */
export const papyrusUmbel = (x: number, y: number): string[] => [
  ...Array.from({ length: COUNT }, (_, at) => {
    const angle = ((-246 + (312 * (at + 0.5)) / COUNT) * Math.PI) / 180;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const long = 164 * (0.86 + ((at * 5) % 7) * 0.023);
    const sag = 27 * Math.abs(right);
    return limb([
      [x, y, 2],
      [x + right * long * 0.6, y + down * long * 0.66 - sag * 0.3, 4],
      [x + right * long, y + down * long * 0.92 + sag, 0],
    ]);
  }),
  ...[-30, 0, 30].map((lean) =>
    limb([
      [x, y - 30, 6],
      [x + lean, y + 24, 10],
      [x + lean * 1.5, y + 76, 0],
    ]),
  ),
];
