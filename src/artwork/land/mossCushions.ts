import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/**
 * Cushions of moss that sit on ledges and hang over them in strands: each written `x,y,half width` in pixels from the
 * middle of its ledge; body in the first colour, the upper edge in the second, strands on the far side in the third.
 */
export const mossCushions =
  (cushions: string, [body, lit, deep]: readonly [string, string, string]): Layer =>
  (canvas) => {
    const source = canvas.random('moss');
    const each = points(cushions);
    const strands = (count: number, reach: number) =>
      each.map(([x, y, half]) =>
        Array.from({ length: count }, (_, at) => {
          const off = (-0.86 + (1.72 * (at + source.between(0.2, 0.8))) / count) * half;
          const long = half * reach * source.between(0.4, 1.2) * (1 - 0.4 * Math.abs(off / half));
          return limb([
            [x + off, y - 4, half * 0.2],
            [x + off * 1.02, y + long * 0.5, half * 0.12],
            [x + off, y + long, 0],
          ]);
        }).join(''),
      );
    const domes = each.map(([x, y, half]) =>
      outline(
        `${x - half},${y + 6},1 ${x - half * 1.05},${y - half * 0.2} ${x - half * 0.5},${y - half * 0.42} ${x},${y - half * 0.3} ${x + half * 0.5},${y - half * 0.46} ${x + half * 1.05},${y - half * 0.16} ${x + half},${y + 6},1`,
      ),
    );
    const crescents = each.map(([x, y, half]) =>
      outline(
        `${x - half * 0.98},${y - half * 0.04},1 ${x - half},${y - half * 0.3} ${x - half * 0.5},${y - half * 0.46} ${x},${y - half * 0.34} ${x + half * 0.5},${y - half * 0.5} ${x + half * 0.9},${y - half * 0.2},1 ${x + half * 0.4},${y - half * 0.26} ${x},${y - half * 0.12} ${x - half * 0.5},${y - half * 0.22}`,
      ),
    );
    for (const layer of [
      cut(deep, ...strands(5, 1.5)),
      cut(body, ...strands(6, 1.1), ...domes),
      cut(lit, ...crescents),
    ])
      layer(canvas);
  };
