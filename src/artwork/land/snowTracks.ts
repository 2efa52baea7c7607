import { disc } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** How much what lies on the ground is foreshortened. */
const FLAT = 0.6;

/** Discs of one step, each given by how far ahead of its middle it lies, how far aside, and how broad and high it is. */
type Print = readonly (readonly [ahead: number, aside: number, broad: number, high: number])[];

/**
 * Prints along a way from near to far.
 * @param size the length of a step in pixels at first, and `last` the share of it at last
 * @param apart how far left and right are from the way, in steps
 */
function prints(
  shape: Print,
  apart: number,
  row: string,
  count: number,
  size: number,
  last: number,
): string[] {
  const way = points(row);
  return Array.from({ length: count }, (_, at) => {
    // Each step is shorter than the one before, as the way recedes.
    const shrunk = last ** (at / (count - 1));
    const along = Math.min(way.length - 1.001, ((1 - shrunk) / (1 - last)) * (way.length - 1));
    const [[x0, y0], [x1, y1]] = [way[Math.floor(along)]!, way[Math.floor(along) + 1]!];
    const part = along % 1;
    const long = Math.hypot(x1 - x0, (y1 - y0) / FLAT);
    const [dx, dy] = [(x1 - x0) / long, (y1 - y0) / FLAT / long];
    const s = size * shrunk;
    const side = at % 2 === 0 ? -apart : apart;
    return shape
      .map(([ahead, aside, broad, high]) => {
        const across = side + aside;
        return disc(
          x0 + (x1 - x0) * part + s * (dx * ahead - dy * across),
          y0 + (y1 - y0) * part + s * FLAT * (dy * ahead + dx * across),
          s * broad,
          s * high,
        );
      })
      .join('');
  });
}

type Way = [row: string, count: number, size: number, last: number];

/** Prints of boots in snow along a way. */
export const bootPrints = (...way: Way): string[] =>
  prints(
    [
      [0.2, 0, 0.36, 0.26],
      [-0.4, 0, 0.28, 0.17],
    ],
    0.5,
    ...way,
  );

/** A leopard's, a pad and four toes each. */
export const leopardPrints = (...way: Way): string[] =>
  prints(
    [
      [-0.1, 0, 0.3, 0.19],
      [0.2, -0.4, 0.13, 0.1],
      [0.42, -0.15, 0.13, 0.1],
      [0.42, 0.15, 0.13, 0.1],
      [0.2, 0.4, 0.13, 0.1],
    ],
    0.3,
    ...way,
  );
