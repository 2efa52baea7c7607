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
    return knot(x, y, Math.round(16 - share * 12));
  });
  const leaflets = Array.from({ length: 11 }, (_, step) => {
    const share = 0.14 + step * 0.082;
    const [x, y, angle] = at(share);
    const long = length * 0.36 * Math.sin(Math.PI * (0.22 + share * 0.68));
    return [-1, 1].map((side) => {
      const lean = angle + side * (1 - share * 0.5);
      return limb(
        [
          knot(x, y, 9),
          knot(x + Math.cos(lean) * long * 0.5, y + Math.sin(lean) * long * 0.5, 10),
          knot(x + Math.cos(lean - side * 0.18) * long, y + Math.sin(lean - side * 0.18) * long, 0),
        ].join(' '),
      );
    });
  }).flat();
  return limb(rib.join(' ')) + leaflets.join('');
};

/** The long fronds, with a gap at 20 degrees. */
const FRONDS: readonly Frond[] = [
  [-22, 410, 12],
  [42, 410, 12],
  [68, 410, 10],
  [96, 400, 10],
  [140, 410, 12],
  [172, 400, 12],
  [206, 410, 10],
  [244, 410, 12],
  [280, 410, 12],
  [314, 400, 12],
];
/** The younger fronds between them. */
const YOUNG: readonly Frond[] = [55, 82, 118, 156, 189, 225, 262, 297, 324].map((turn) => [turn, 306, 6]);

/** The shade that the crown of a coconut palm throws straight down, about its middle at x, y; 400 pixels far. */
export const palmShade = (x: number, y: number): string =>
  disc(x - 10, y + 10, 262) + [...FRONDS, ...YOUNG].map((own) => frond([x, y], own)).join('');
