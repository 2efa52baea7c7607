import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** Papyrus as flat shapes for `cut`: heads at x, y with the reach of their rays, each on a stem down to `foot`. */
export const papyrusFans = (row: string, foot: number): string[] =>
  points(row).flatMap(([x, y, reach]) => [
    limb([
      [x, y, reach * 0.03],
      [x + reach * 0.16, foot, reach * 0.045],
    ]),
    ...Array.from({ length: 23 }, (_, at) => {
      const angle = ((-214 + at * 11.3) * Math.PI) / 180;
      const long = reach * (0.84 + ((at * 5) % 7) * 0.03);
      const [right, down] = [Math.cos(angle) * long, Math.sin(angle) * long];
      return limb([
        [x, y, reach * 0.02],
        [x + right * 0.6, y + down * 0.64, reach * 0.036],
        [x + right, y + down + reach * 0.08, 0],
      ]);
    }),
  ]);
