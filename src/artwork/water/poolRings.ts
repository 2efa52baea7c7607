import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** Rings of light that go out over a pool from the foot of a fall at (x, y), `reach` pixels to either side. */
export const poolRings =
  (x: number, y: number, reach: number, colour: string): Layer =>
  (canvas) => {
    const ring = (wide: number, down: number, thick: number, from: number, until: number) => {
      const way = [from, (from + until) / 2, until].map((turn): Knot => {
        const angle = turn * Math.PI;
        return [x + Math.cos(angle) * reach * wide, y + down + Math.sin(angle) * reach * wide * 0.16, thick];
      });
      return limb([
        [way[0]![0], way[0]![1], 1],
        [way[1]![0], way[1]![1] + reach * 0.05 * wide, thick],
        [way[2]![0], way[2]![1], 0],
      ]);
    };
    cut(
      { fill: colour, opacity: 0.75 },
      ring(0.62, 0, 5, 0.95, 0.3),
      ring(0.7, 4, 5, 0.24, 0.02),
      ring(0.92, 8, 6, 0.8, 0.2),
      ring(1.2, 12, 5, 0.98, 0.62),
      ring(1.3, 14, 6, 0.5, 0.1),
    )(canvas);
  };
