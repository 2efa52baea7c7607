import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc, outline } from '../../drawing/brush.ts';

/** The inks of a house front, in the sun or in the shade. */
interface FrontInks {
  frame: string;
  shutter: string;
  slat: string;
  wood: string;
  gap: string;
}

/** A tall shuttered window on its sill, 110 wide and 250 high, its foot's middle at x, y. */
const shutters = (x: number, y: number, { frame, shutter, slat }: FrontInks): Layer[] => [
  cut(frame, box(x - 62, y - 262, 124, 262), box(x - 74, y, 148, 14)),
  cut(shutter, box(x - 50, y - 250, 48, 250), box(x + 2, y - 250, 48, 250)),
  cut(
    slat,
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) => [
      box(x - 42, y - 236 + row * 33, 32, 12),
      box(x + 10, y - 236 + row * 33, 32, 12),
    ]),
  ),
];

/** A carved balcony, 380 wide, its floor's middle at x, y. */
const balcony = (x: number, y: number, { wood, gap, slat }: FrontInks): Layer[] => [
  cut(
    gap,
    ...[-126, 0, 126].map((at) =>
      outline(
        `${x + at - 50},${y - 76},1 ${x + at - 50},${y - 150},1 ${x + at - 44},${y - 190} ${x + at},${y - 206},1 ${x + at + 44},${y - 190} ${x + at + 50},${y - 150},1 ${x + at + 50},${y - 76},1`,
      ),
    ),
  ),
  cut(
    wood,
    box(x - 190, y - 232, 380, 20),
    box(x - 190, y - 86, 380, 14),
    box(x - 190, y - 12, 380, 20),
    ...[-190, -70, 56, 176].map((at) => box(x + at, y - 220, 14, 220)),
    outline(
      `${x - 220},${y - 232},1 ${x + 220},${y - 232},1 ${x + 196},${y - 262},1 ${x - 196},${y - 262},1`,
    ),
    ...[-170, 150].map((at) =>
      outline(`${x + at},${y},1 ${x + at + 22},${y},1 ${x + at + 16},${y + 54},1 ${x + at + 6},${y + 54},1`),
    ),
  ),
  cut(slat, ...Array.from({ length: 12 }, (_, at) => disc(x - 165 + at * 30, y - 42, 9, 22))),
];

/** A front of Mombasa's Old Town: shutters and a balcony. The street's edge is at y = 0. */
export const laneFront = (inks: FrontInks): Layer[] => [
  ...[-1520, -1280, -1040, -800, -560, -320, -80, 160, 640].flatMap((x) => shutters(x, -270, inks)),
  ...balcony(216, -590, inks),
];
