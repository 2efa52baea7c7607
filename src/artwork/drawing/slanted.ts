/** Pixels of a metre: across the picture and down it, and upright. */
const [ALONG, DOWN, UP] = [40, 30, 44];

/**
 * What stands on a plain seen aslant from far off, in outlines of the picture's pixels round a spot of that plain:
 * points are written `a,b,z` in metres, along the road up to the right, across it down to the right, and upright.
 */
export const slantedFrom =
  (x: number, y: number) =>
  (rows: string, round = false): string =>
    rows.replaceAll(/[^\s;]+/g, (spot) => {
      const [a = 0, b = 0, z = 0] = spot.split(',').map(Number);
      const [right, down] = [Math.round(x + (a + b) * ALONG), Math.round(y + (b - a) * DOWN - z * UP)];
      return `${right},${down}${round ? '' : ',1'}`;
    });
