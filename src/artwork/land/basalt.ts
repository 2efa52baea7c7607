import type { Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import { pointsOf, type Knot, type Way } from '../drawing/points.ts';

/** The height of a way at x, straight between its points. */
function heightAt(way: Way, x: number): number {
  const knots = pointsOf(way);
  const next = knots.findIndex(([at]) => at >= x);
  if (next <= 0) return knots[next < 0 ? knots.length - 1 : 0]![1];
  const [[ax, ay], [bx, by]] = [knots[next - 1]!, knots[next]!];
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}

/** Stone of a column: its front, the face in the light, the face in shade, and its broken top. */
export interface BasaltColours {
  plain: string;
  lit: string;
  deep: string;
  cap: string;
}

/**
 * A wall of basalt columns between two edges (points left to right, in pixels): each a prism of its own width with a
 * broken top along `top` and a broken end along `foot`, lit from `side`, cracked across here and there.
 */
export function basalt(
  where: { top: Way; foot: Way; columns: number; side: 'left' | 'right' },
  { plain, lit, deep, cap }: BasaltColours,
): Layer {
  return (canvas) => {
    const source = canvas.random('basalt');
    const knots = pointsOf(where.top);
    const [from, until] = [knots[0]![0], knots.at(-1)![0]];
    const mean = (until - from) / where.columns;
    const faces = { plain: '', lit: '', deep: '', cap: '', cracks: '' };
    const turn = where.side === 'left' ? 1 : -1;
    const shape = (rows: readonly (readonly [number, number])[]) =>
      outline(rows.map(([x, y]): Knot => [Math.round(x), Math.round(y), 1]));
    for (let x = from; x < until - 4;) {
      const wide = Math.min(until - x, mean * source.between(0.7, 1.4));
      const mid = x + wide / 2;
      const top = heightAt(where.top, mid) + source.between(-0.5, 0.5) * mean;
      const foot = heightAt(where.foot, mid) + source.between(-0.9, 0.9) * mean;
      const [near, far] = turn > 0 ? [x, x + wide] : [x + wide, x];
      const edge = (share: number) => near + (far - near) * share;
      const [a, b] = [edge(source.between(0.24, 0.36)), edge(source.between(0.66, 0.8))];
      const rise = wide * 0.16;
      faces.plain += shape([
        [near, top],
        [far, top],
        [far, foot - rise],
        [b, foot],
        [a, foot],
        [near, foot - rise],
      ]);
      faces.lit += shape([
        [near, top],
        [a, top + rise],
        [a, foot],
        [near, foot - rise],
      ]);
      faces.deep += shape([
        [far, top],
        [b, top + rise],
        [b, foot],
        [far, foot - rise],
      ]);
      faces.cap += shape([
        [near, top],
        [edge(0.3), top - rise],
        [edge(0.75), top - rise],
        [far, top],
        [b, top + rise],
        [a, top + rise],
      ]);
      const crack = top + (foot - top) * source.between(0.2, 0.85);
      faces.cracks += shape([
        [near, crack - rise],
        [a, crack],
        [b, crack],
        [far, crack - rise],
        [b, crack + 4],
        [a, crack + 4],
      ]);
      x += wide;
    }
    canvas.path(faces.plain, { fill: plain });
    canvas.path(faces.lit, { fill: lit });
    canvas.path(faces.deep + faces.cracks, { fill: deep });
    canvas.path(faces.cap, { fill: cap });
  };
}
