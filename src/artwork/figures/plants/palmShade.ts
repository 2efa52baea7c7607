import { disc, limb } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';

/** A frond's turn in degrees, its length, and the degrees by which its tip is bent. */
type Frond = readonly [turn: number, length: number, bend: number];

/** One frond: a rib that bends, and leaflets on both its sides, the longest in its middle. */
const frond = ([x0, y0]: Point, [turn, length, bend]: Frond): string => {
  const at = (share: number) => {
    const angle = ((turn + bend * share * share) * Math.PI) / 180;
    return [x0 + Math.cos(angle) * length * share, y0 + Math.sin(angle) * length * share, angle] as const;
  };
  const knot = (x: number, y: number, half: number) => `${Math.round(x)},${Math.round(y)},${half}`;
  const rib = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [x, y] = at(share);
    return knot(x, y, Math.round(15 - share * 15));
  });
  const leaflets = Array.from({ length: 15 }, (_, step) => {
    const share = 0.12 + step * 0.056;
    const [x, y, angle] = at(share);
    return [-1, 1].map((side) => {
      // No two leaflets of a frond are of one length or one lean.
      const odd = Math.sin(turn * 1.7 + step * 2.4 + side * 1.1);
      const long = length * (0.3 + 0.06 * odd) * Math.sin(Math.PI * (0.2 + share * 0.72));
      const lean = angle + side * (1 - share * 0.56 + odd * 0.09);
      return limb(
        [
          knot(x, y, Math.round(8 - share * 4)),
          knot(x + Math.cos(lean) * long * 0.5, y + Math.sin(lean) * long * 0.5, Math.round(9 - share * 4)),
          knot(x + Math.cos(lean - side * 0.2) * long, y + Math.sin(lean - side * 0.2) * long, 0),
        ].join(' '),
      );
    });
  }).flat();
  return limb(rib.join(' ')) + leaflets.join('');
};

/** The long fronds, at odd angles, with a gap at 20 degrees. */
const FRONDS: readonly Frond[] = [
  [-34, 400, 22],
  [46, 380, 14],
  [71, 432, -12],
  [104, 410, 20],
  [128, 372, 16],
  [160, 424, 20],
  [196, 396, 16],
  [222, 430, -14],
  [246, 410, 18],
  [282, 432, 14],
  [306, 372, 16],
];
/** The younger fronds between them. */
const YOUNG: readonly Frond[] = [
  [58, 290, 12],
  [86, 320, -10],
  [116, 300, 14],
  [144, 330, 10],
  [180, 300, 12],
  [210, 310, -10],
  [262, 320, 12],
  [296, 300, 10],
  [340, 270, 10],
];

/** The shade that the crown of a coconut palm throws straight down, about its middle at x, y; 400 pixels far. */
export const palmShade = (x: number, y: number): string =>
  disc(x - 8, y + 4, 188) + [...FRONDS, ...YOUNG].map((own) => frond([x, y], own)).join('');
