import { limb } from '../../drawing/brush.ts';

const COUNT = 54;

/** A head of papyrus as flat shapes for `cut`: threads all about that droop at the sides, and bracts round the stem. */
export const papyrusUmbel = (x: number, y: number): string[] => [
  ...Array.from({ length: COUNT }, (_, at) => {
    const angle = ((-246 + (312 * (at + 0.5)) / COUNT) * Math.PI) / 180;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const long = 176 * (0.84 + ((at * 5) % 7) * 0.026);
    const sag = 62 * Math.abs(right) ** 0.8;
    return limb([
      [x, y, 1],
      [x + right * long * 0.56, y + down * long * 0.72 - sag * 0.34, 3],
      [x + right * long * 0.9, y + down * long * 0.86 + sag * 0.12, 3],
      [x + right * long, y + down * long * 0.84 + sag * 0.8, 0],
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
