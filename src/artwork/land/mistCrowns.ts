import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/**
 * The canopy of a forest against the light: round crowns along a line of points, their upper right edges lit,
 * down to the foot of the picture; `r` is a crown's radius in pixels.
 */
export const mistCrowns =
  (row: string, r: number, fill: string, lit: string): Layer =>
  (canvas) => {
    const source = canvas.random(`crowns ${row}`);
    const knots = points(row);
    const foot = canvas.height + 20;
    const heightAt = (x: number) => {
      const next = Math.max(
        1,
        knots.findIndex(([knotX]) => knotX > x),
      );
      const [[x0, y0], [x1, y1]] = [knots[next - 1]!, knots[next]!];
      return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    };
    const crowns: string[] = [];
    const rims: string[] = [];
    const last = knots.at(-1)![0];
    for (let x = knots[0]![0]; x < last; x += r * source.between(0.9, 1.7)) {
      const size = r * source.between(0.7, 1.25);
      const y = heightAt(x) + source.between(-0.3, 0.5) * r;
      crowns.push(disc(x, y, size, size * 0.8));
      if (source.next() < 0.7) rims.push(disc(x + size * 0.12, y - size * 0.1, size, size * 0.8));
    }
    const ground = knots.map(([x, y]) => `${x},${y},1`).join(' ');
    cut(lit, rims.join(''))(canvas);
    cut(fill, crowns.join('') + outline(`${ground} ${last},${foot},1 ${knots[0]![0]},${foot},1`))(canvas);
  };
