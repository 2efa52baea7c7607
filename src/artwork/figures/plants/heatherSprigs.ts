import { limb } from '../../drawing/brush.ts';

/** Sprigs of heather, a brush of needles each: where it grows from, which way (0 right, 90 up), how long. */
export const heatherSprigs = (
  ...rows: readonly (readonly [x: number, y: number, degrees: number, long: number])[]
): string =>
  rows
    .flatMap(([x, y, degrees, long]) =>
      [-52, -30, -14, 0, 17, 36, 56].map((aside, at) => {
        const angle = ((degrees + aside) * Math.PI) / 180;
        const reach = long * [0.62, 0.86, 0.7, 1, 0.78, 0.9, 0.58][at]!;
        const [tipX, tipY] = [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach].map(Math.round);
        return limb(
          `${x},${y},4 ${Math.round((x + tipX!) / 2)},${Math.round((y + tipY!) / 2)},${Math.round(long * 0.075)} ${tipX},${tipY},0`,
        );
      }),
    )
    .join('');
