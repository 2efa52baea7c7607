import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** The ragged edge of dead leaves down one side of a skirt, in shares of a rosette's size: across and down. */
const RAGGED = [
  [0.5, -0.3],
  [0.62, 0.02],
  [0.5, 0],
  [0.58, 0.34],
  [0.46, 0.3],
  [0.52, 0.68],
  [0.4, 0.62],
  [0.46, 1.02],
  [0.33, 0.96],
  [0.36, 1.34],
  [0.24, 1.22],
] as const;

/** The pointed leaves of a rosette around (x, y), as one path. */
const rosetteInFog = (x: number, y: number, size: number, seed: number): string =>
  Array.from({ length: 15 }, (_, at) => {
    const angle = ((-196 + at * 15.2 + 4 * Math.sin(at * 3 + seed)) * Math.PI) / 180;
    const long = size * (0.98 + 0.1 * Math.sin(at * 5 + seed));
    const [c, s] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.94];
    return limb(
      `${x + c * 0.1},${y + s * 0.1},${size * 0.14} ${x + c * 0.5},${y + s * 0.54},${size * 0.21} ${x + c * 0.84},${y + s * 0.86},${size * 0.13} ${x + c},${y + s},0`,
    );
  }).join('');

/** A rosette with the skirt of dead leaves under it. */
const rosette = (x: number, y: number, size: number, seed: number): string => {
  const side = (sign: number) =>
    RAGGED.map(([across, down], at): Knot => {
      const wild = 1 + 0.12 * Math.sin(at * 2.3 + seed + sign);
      return [x + sign * across * size * wild, y + down * size * wild, 1];
    });
  return rosetteInFog(x, y, size, seed) + outline([...side(1), ...side(-1).reverse()]);
};

/** A giant groundsel as one outline, its foot at (0, 0); each arm is `x,y,size` of a rosette. */
export const groundselInFog = (arms: readonly (readonly [number, number, number])[], seed: number): string =>
  arms
    .map(
      ([x, y, size]) =>
        rosette(x, y, size, seed + x) +
        limb(`0,4,30 0,-90,22 ${x * 0.3},${y * 0.45},20 ${x},${y * 0.72},18 ${x},${y},20`),
    )
    .join('');
