import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/**
 * A slope of mountain forest in one flat ink: round crowns along a line of points;
 * `rim` is the light on their right sides, `size` a crown's width. Where `to` lies above the line, the crowns hang from there.
 */
export const forestRow =
  (ink: string, row: string, size: number, rim: string, to = 1200): Layer =>
  (canvas) => {
    const knots = points(row);
    const chance = canvas.random(`forest ${row}`);
    const heightAt = (x: number) => {
      const next = Math.max(
        1,
        knots.findIndex(([knot]) => knot >= x),
      );
      const [[x0, y0], [x1, y1]] = [knots[next - 1]!, knots[next]!];
      return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    };
    const [first, last] = [knots[0]!, knots.at(-1)!];
    const crowns: string[] = [];
    for (let x = first[0]; x < last[0];) {
      const r = size * chance.pick([0.55, 0.7, 0.85, 1.2]);
      crowns.push(disc(x, heightAt(x) + size * chance.between(-0.1, 0.3), r, r * 0.84));
      x += r * chance.between(1.1, 1.5);
    }
    const ground = knots.map(([x, y]) => `${x},${y + size * 0.25},1`).join(' ');
    const slope = canvas.collect(
      cut({}, crowns.join('') + outline(`${first[0]},${to},1 ${ground} ${last[0]},${to},1`)),
    );
    if (to > first[1]) canvas.use(slope, { x: size * 0.11, y: size * -0.08, fill: rim });
    canvas.use(slope, { x: 0, y: 0, fill: ink });
  };
