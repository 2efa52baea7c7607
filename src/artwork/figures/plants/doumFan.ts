import { outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

interface Fan {
  /** Degrees clockwise from the right: the way its middle points. */
  way: number;
  reach: number;
  /** Degrees from its first blade to its last. */
  spread?: number;
  blades?: number;
  /** Its height over its width: a fan that lies down, as a shadow, is flat. */
  squash?: number;
}

/** A doum palm's leaf: a fan of stiff blades out of one point, cut halfway to it between each two. */
export function doumFan(
  x: number,
  y: number,
  { way, reach, spread = 210, blades = 15, squash = 1 }: Fan,
): string {
  const at = (degrees: number, length: number): Knot => [
    x + Math.cos((degrees * Math.PI) / 180) * length,
    y + Math.sin((degrees * Math.PI) / 180) * length * squash,
    1,
  ];
  const step = spread / (blades - 1);
  const knots = Array.from({ length: blades }, (_, blade): Knot[] => {
    const degrees = way - spread / 2 + step * blade;
    const length =
      reach * (0.72 + 0.28 * Math.sin((Math.PI * (blade + 0.5)) / blades)) * [1, 0.9, 0.97, 0.86][blade % 4]!;
    return [
      at(degrees - step * 0.42, length * 0.5),
      at(degrees, length),
      at(degrees + step * 0.42, length * 0.5),
    ];
  });
  return outline([[x, y, 1], ...knots.flat()]);
}
