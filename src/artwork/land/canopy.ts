import type { Layer } from '../canvas/canvas.ts';
import { floor } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** A slope of forest below a line of points, its crowns as soft heads `size` pixels wide along it; `lit` strikes their right sides, or the left ones. */
export const canopy =
  (colour: string, row: string, size: number, lit?: string, from: 'left' | 'right' = 'right'): Layer =>
  (canvas) => {
    const way = points(row);
    const chance = canvas.random('canopy');
    const heightAt = (x: number) => {
      const next = Math.max(
        1,
        way.findIndex(([knot]) => knot >= x),
      );
      const [[x0, y0], [x1, y1]] = [way[next - 1]!, way[next]!];
      return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    };
    const [left, right] = [way[0]![0], way.at(-1)![0]];
    const heads = Array.from({ length: Math.floor((right - left) / size) }, (_, at) => {
      const x = left + (at + chance.between(0.2, 0.8)) * size;
      return { x, y: heightAt(x) + chance.between(-0.1, 0.3) * size, r: size * chance.between(0.55, 1) };
    });
    if (lit !== undefined)
      canvas.path(
        heads
          .map(({ x, y, r }) => disc(x + r * (from === 'right' ? 0.12 : -0.12), y - r * 0.06, r, r * 0.86))
          .join(''),
        {
          fill: lit,
        },
      );
    floor(colour, way.map(([x, y]) => `${x},${y + size * 0.25}`).join(' '))(canvas);
    canvas.path(heads.map(({ x, y, r }) => disc(x, y, r, r * 0.84)).join(''), { fill: colour });
  };
